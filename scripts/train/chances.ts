import type { FlatExample } from './flatExample.ts';

/** What each state and each pair of neighbouring states of a sentence is worth; more is likelier. */
export interface Scores {
  readonly states: Float64Array;
  readonly pairs: Float64Array;
}

/** The chance, 0 to 1, that the path goes through each state and each pair of neighbouring states. */
export type Chances = Scores;

/**
 * The chances under a conditional random field (Lafferty, McCallum and Pereira 2001), by the forward and backward
 * sums, over the paths whose states `admits` accepts; undefined if there is no such path.
 */
export function chances(
  example: FlatExample,
  scores: Scores,
  admits: (state: number) => boolean,
): Chances | undefined {
  const own = scores.states.map((score, state) => (admits(state) ? score : Number.NEGATIVE_INFINITY));
  const admitted = { states: own, pairs: scores.pairs };
  const forward = forwardSums(example, admitted);
  const backward = backwardSums(example, admitted);
  const nodes = example.nodeStarts.length - 1;
  const whole = logSum(forward.subarray(example.nodeStarts[nodes - 1], example.nodeStarts[nodes]));
  if (whole === Number.NEGATIVE_INFINITY) return undefined;
  const states = forward.map((sum, state) => Math.exp(sum + (backward[state] ?? 0) - whole));
  const pairs = new Float64Array(scores.pairs.length);
  visitPairs(example, (pair, before, state) => {
    const rest = (own[state] ?? 0) + (backward[state] ?? 0) - whole;
    pairs[pair] = Math.exp((forward[before] ?? 0) + (scores.pairs[pair] ?? 0) + rest);
  });
  return { states, pairs };
}

/** For each state, the logarithm of the sum over all beginnings that end in it, itself included. */
function forwardSums(example: FlatExample, { states, pairs }: Scores): Float64Array {
  const sums = new Float64Array(states.length).fill(Number.NEGATIVE_INFINITY);
  sums.set(states.subarray(0, example.nodeStarts[1]));
  visitPairs(example, (pair, before, state) => {
    const through = (sums[before] ?? 0) + (pairs[pair] ?? 0) + (states[state] ?? 0);
    sums[state] = logAdd(sums[state] ?? 0, through);
  });
  return sums;
}

/** For each state, the logarithm of the sum over all continuations, itself left out. */
function backwardSums(example: FlatExample, { states, pairs }: Scores): Float64Array {
  const sums = new Float64Array(states.length).fill(Number.NEGATIVE_INFINITY);
  sums.fill(0, example.nodeStarts[example.nodeStarts.length - 2]);
  visitPairsBackward(example, (pair, before, state) => {
    const through = (pairs[pair] ?? 0) + (states[state] ?? 0) + (sums[state] ?? 0);
    sums[before] = logAdd(sums[before] ?? 0, through);
  });
  return sums;
}

type PairVisitor = (pair: number, before: number, state: number) => void;

function visitPairs(example: FlatExample, visit: PairVisitor): void {
  for (let at = 1; at < example.nodeStarts.length - 1; at++) visitPairsAt(example, at, visit);
}

function visitPairsBackward(example: FlatExample, visit: PairVisitor): void {
  for (let at = example.nodeStarts.length - 2; at > 0; at--) visitPairsAt(example, at, visit);
}

function visitPairsAt({ nodeStarts, pairStarts }: FlatExample, at: number, visit: PairVisitor): void {
  const [first, here, end] = [nodeStarts[at - 1] ?? 0, nodeStarts[at] ?? 0, nodeStarts[at + 1] ?? 0];
  let pair = pairStarts[at] ?? 0;
  for (let before = first; before < here; before++)
    for (let state = here; state < end; state++) visit(pair++, before, state);
}

function logSum(values: Float64Array): number {
  return values.reduce(logAdd, Number.NEGATIVE_INFINITY);
}

function logAdd(a: number, b: number): number {
  const [more, less] = a > b ? [a, b] : [b, a];
  return less === Number.NEGATIVE_INFINITY ? more : more + Math.log1p(Math.exp(less - more));
}
