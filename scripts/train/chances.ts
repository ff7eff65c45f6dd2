import { type Layout, visitLinks } from '../../src/engine/compile/index.ts';

/** What each state, each pair of neighbouring states and each triple of labels of a sentence is worth; more is likelier. */
export interface Scores {
  readonly states: Float64Array;
  readonly pairs: Float64Array;
  readonly triples: Float64Array;
}

/** The chance, 0 to 1, that the path goes through each state, pair and triple. */
export type Chances = Scores;

/**
 * The chances under a conditional random field (Lafferty, McCallum and Pereira 2001), by the forward and backward
 * sums, over the paths whose states `admits` accepts; undefined if there is no such path.
 */
export function chances(
  layout: Layout,
  scores: Scores,
  admits: (state: number) => boolean,
): Chances | undefined {
  const { stepStates, stepStarts } = layout;
  const own = Float64Array.from(stepStates, (state) =>
    admits(state) ? (scores.states[state] ?? 0) : Number.NEGATIVE_INFINITY,
  );
  const links = new Float64Array(layout.linkStarts[stepStates.length] ?? 0);
  visitLinks(layout, (link, pair, triple) => {
    links[link] = (scores.pairs[pair] ?? 0) + (scores.triples[triple] ?? 0);
  });
  const forward = forwardSums(layout, own, links);
  const backward = backwardSums(layout, own, links);
  const whole = logSum(forward.subarray(stepStarts[stepStarts.length - 2]));
  if (whole === Number.NEGATIVE_INFINITY) return undefined;
  const states = new Float64Array(scores.states.length);
  stepStates.forEach((state, step) => {
    states[state] = (states[state] ?? 0) + Math.exp((forward[step] ?? 0) + (backward[step] ?? 0) - whole);
  });
  const [pairs, triples] = [new Float64Array(scores.pairs.length), new Float64Array(scores.triples.length)];
  visitSteps(layout, (link, step, follower) => {
    const rest = (own[follower] ?? 0) + (backward[follower] ?? 0) - whole;
    links[link] = Math.exp((forward[step] ?? 0) + (links[link] ?? 0) + rest);
  });
  visitLinks(layout, (link, pair, triple) => {
    pairs[pair] = (pairs[pair] ?? 0) + (links[link] ?? 0);
    triples[triple] = (triples[triple] ?? 0) + (links[link] ?? 0);
  });
  return { states, pairs, triples };
}

/** For each step, the logarithm of the sum over all beginnings that end in it, itself included. */
function forwardSums(layout: Layout, own: Float64Array, links: Float64Array): Float64Array {
  const sums = new Float64Array(own.length).fill(Number.NEGATIVE_INFINITY);
  sums.set(own.subarray(0, layout.stepStarts[1]));
  visitSteps(layout, (link, step, follower) => {
    const through = (sums[step] ?? 0) + (links[link] ?? 0) + (own[follower] ?? 0);
    sums[follower] = logAdd(sums[follower] ?? 0, through);
  });
  return sums;
}

/** For each step, the logarithm of the sum over all continuations, itself left out. */
function backwardSums(layout: Layout, own: Float64Array, links: Float64Array): Float64Array {
  const sums = new Float64Array(own.length).fill(Number.NEGATIVE_INFINITY);
  sums.fill(0, layout.stepStarts[layout.stepStarts.length - 2]);
  visitStepsBackward(layout, (link, step, follower) => {
    const through = (links[link] ?? 0) + (own[follower] ?? 0) + (sums[follower] ?? 0);
    sums[step] = logAdd(sums[step] ?? 0, through);
  });
  return sums;
}

type StepVisitor = (link: number, step: number, follower: number) => void;

function visitSteps(layout: Layout, visit: StepVisitor): void {
  for (let step = 0; step < layout.stepStates.length; step++) visitLinksOf(layout, step, visit);
}

function visitStepsBackward(layout: Layout, visit: StepVisitor): void {
  for (let step = layout.stepStates.length - 1; step >= 0; step--) visitLinksOf(layout, step, visit);
}

function visitLinksOf({ linkStarts, followers }: Layout, step: number, visit: StepVisitor): void {
  const [first, end] = [linkStarts[step] ?? 0, linkStarts[step + 1] ?? 0];
  for (let link = first; link < end; link++) visit(link, step, (followers[step] ?? 0) + link - first);
}

function logSum(values: Float64Array): number {
  return values.reduce(logAdd, Number.NEGATIVE_INFINITY);
}

function logAdd(a: number, b: number): number {
  const [more, less] = a > b ? [a, b] : [b, a];
  return less === Number.NEGATIVE_INFINITY ? more : more + Math.log1p(Math.exp(less - more));
}
