import type { WordCounts } from '../format/wordCounts.ts';
import { type Choice, type Edge, knownOdds, logit } from './edge.ts';

interface Step {
  readonly edge: Edge | undefined;
  readonly before: Step | undefined;
  readonly cost: number;
}

const MOST_STEPS = 8;

/** What it costs that a pair of words is not among the known ones. */
const NEW_PAIR_COST = 0.8;
/** Of all words, a fifth has one. */
const EZAFE_ODDS = logit(0.2);
const EZAFE_WEIGHT = 0.9;
/** What an e typed before these, or at the end of a clause, is: no ezafe, but somebody's «ه» (صبحه). */
const NEVER_AFTER_EZAFE = /^(?:که|ولی|اما|و|چون|یا|رو|را|اگه|اگر|ولی|پس)$/;
const MISPLACED_EZAFE_COST = 8;

/**
 * The cheapest row of edges through a clause: `edges` are those that begin at each typed word, at least one. Linear in the
 * number of words. The last word may have an ezafe if the clause goes on with what is not typed.
 */
export function cheapestPath(
  edges: readonly (readonly Edge[])[],
  counts: WordCounts,
  mayEndInEzafe: boolean,
): Edge[] {
  const steps: Step[][] = [[{ edge: undefined, before: undefined, cost: 0 }]];
  edges.forEach((some, at) => {
    const reaching = likeliest(steps[at] ?? []);
    for (const edge of some) {
      const best = cheapest(reaching, (before) => linkCost(before.edge, edge, counts));
      if (best === undefined) continue;
      const reached = steps[edge.to] ?? [];
      steps[edge.to] = reached;
      reached.push({ edge, before: best.step, cost: best.cost + edge.ownCost });
    }
  });
  const last = cheapest(steps[edges.length] ?? [], ({ edge }) => endCost(edge, counts, mayEndInEzafe));
  return pathTo(last?.step);
}

/** The cheapest steps that reach a place; a step far behind them is never the best in the end. */
function likeliest(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_STEPS);
}

function cheapest(
  steps: readonly Step[],
  costOf: (step: Step) => number,
): { readonly step: Step; readonly cost: number } | undefined {
  let best: { step: Step; cost: number } | undefined;
  for (const step of steps) {
    const cost = step.cost + costOf(step);
    if (best === undefined || cost < best.cost) best = { step, cost };
  }
  return best;
}

function pathTo(last: Step | undefined): Edge[] {
  const path: Edge[] = [];
  for (let step = last; step?.edge !== undefined; step = step.before) path.push(step.edge);
  return path.reverse();
}

const MOST_OTHERS = 3;

/**
 * What else could be written where an edge of a path is, the likeliest between its neighbours first; `choices` may
 * have several with the same letters.
 */
export function likeliestOthers(
  choices: readonly Choice[],
  {
    before,
    edge,
    after,
  }: { readonly before: Edge | undefined; readonly edge: Edge; readonly after: Edge | undefined },
  counts: WordCounts,
): string[] {
  const costOf = (choice: Choice): number =>
    choice.ownCost +
    linkCost(before, choice, counts) +
    (after === undefined ? endCost(choice, counts, true) : linkCost(choice, after, counts));
  const letters = choices
    .filter((choice) => choice.letters !== '' && choice.letters !== edge.letters)
    .map((choice) => ({ letters: choice.letters, cost: costOf(choice) }))
    .sort((a, b) => a.cost - b.cost)
    .map((choice) => choice.letters);
  return [...new Set(letters)].slice(0, MOST_OTHERS);
}

function linkCost(before: Choice | undefined, next: Choice, counts: WordCounts): number {
  const previous = before === undefined ? counts.border : before.word;
  return (
    pairCost(previous, next.word, next.wordCost, counts) +
    ezafeCost(before, next.ezafeOddsBefore) +
    (before?.isEzafe === true && NEVER_AFTER_EZAFE.test(next.letters) ? MISPLACED_EZAFE_COST : 0)
  );
}

function endCost(last: Choice | undefined, counts: WordCounts, mayEndInEzafe: boolean): number {
  const { border } = counts;
  return (
    pairCost(last?.word, border, counts.cost(border), counts) +
    ezafeCost(last, knownOdds(border, counts).ezafeOddsBefore) +
    (last?.isEzafe === true && !mayEndInEzafe ? MISPLACED_EZAFE_COST : 0)
  );
}

function pairCost(
  before: number | undefined,
  word: number | undefined,
  wordCost: number,
  counts: WordCounts,
): number {
  const known = before === undefined || word === undefined ? undefined : counts.pairCost(before, word);
  if (known === undefined) return wordCost + (before === undefined ? 0 : NEW_PAIR_COST);
  // A rare reading or form is no likelier beside a neighbour.
  return known + Math.max(wordCost - counts.cost(word ?? 0), 0);
}

/** What it costs that a word has an ezafe, or has none, before what has these odds of one before it. */
function ezafeCost(word: Choice | undefined, oddsBefore: number): number {
  if (word === undefined) return 0;
  const odds = word.ezafeOdds + oddsBefore - EZAFE_ODDS;
  return EZAFE_WEIGHT * Math.log1p(Math.exp(word.isEzafe ? -odds : odds));
}
