import type { WordCounts } from '../format/wordCounts.ts';
import type { Choice, Edge } from './edge.ts';

interface Step {
  readonly edge: Edge | undefined;
  readonly before: Step | undefined;
  readonly cost: number;
}

/** What it costs that a pair of words is not among the known ones. */
const NEW_PAIR_COST = 0.8;
const EZAFE_CHANCE = 0.2;
const EZAFE_WEIGHT = 0.9;
const UNKNOWN_VERB = { own: 0.02, before: 0.03 };
const UNKNOWN_WORD = { own: 0.3, before: 0.3 };

/**
 * The cheapest row of edges through a clause: `edges` are those that begin at each typed word, at least one. Linear in the
 * number of words.
 */
export function cheapestPath(edges: readonly (readonly Edge[])[], counts: WordCounts): Edge[] {
  const steps: Step[][] = [[{ edge: undefined, before: undefined, cost: 0 }]];
  edges.forEach((some, at) => {
    for (const edge of some) {
      const best = cheapest(steps[at] ?? [], (before) => linkCost(before.edge, edge, counts));
      if (best === undefined) continue;
      const reached = steps[edge.to] ?? [];
      steps[edge.to] = reached;
      reached.push({ edge, before: best.step, cost: best.cost + edge.ownCost });
    }
  });
  const last = cheapest(steps[edges.length] ?? [], ({ edge }) => endCost(edge, counts));
  return pathTo(last?.step);
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

function linkCost(before: Choice | undefined, next: Choice, counts: WordCounts): number {
  const previous = before === undefined ? counts.border : before.word;
  return pairCost(previous, next.word, next.wordCost, counts) + ezafeCost(before, next, counts);
}

function endCost(last: Choice | undefined, counts: WordCounts): number {
  const { border } = counts;
  return pairCost(last?.word, border, counts.cost(border), counts) + ezafeCost(last, undefined, counts);
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

/** What it costs that a word has an ezafe, or has none, before the next or the end. */
function ezafeCost(word: Choice | undefined, next: Choice | undefined, counts: WordCounts): number {
  if (word === undefined) return 0;
  const own = word.word === undefined ? unknown(word).own : counts.ezafe(word.word);
  const odds = logit(own) + logit(chanceBefore(next, counts)) - logit(EZAFE_CHANCE);
  return EZAFE_WEIGHT * Math.log1p(Math.exp(word.isEzafe ? -odds : odds));
}

function chanceBefore(next: Choice | undefined, counts: WordCounts): number {
  if (next === undefined) return counts.ezafeBefore(counts.border);
  return next.word === undefined ? unknown(next).before : counts.ezafeBefore(next.word);
}

function unknown({ isVerb }: Choice) {
  return isVerb ? UNKNOWN_VERB : UNKNOWN_WORD;
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}
