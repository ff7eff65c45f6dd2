import type { WordCounts } from '../format/wordCounts.ts';
import type { Form } from './forms/form.ts';

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

/** A way to write what is typed: how it looks to its neighbours. All costs are in nats. */
export interface Choice {
  readonly letters: string;
  readonly isEzafe: boolean;
  /** The logits of the chances that it has an ezafe and that the word before it has one. */
  readonly ezafeOdds: number;
  readonly ezafeOddsBefore: number;
  /** Its number among the counted words. */
  readonly word: number | undefined;
  /** What it costs whatever stands beside it. */
  readonly ownCost: number;
  /** What it costs as a word where nothing is known of it beside its neighbour. */
  readonly wordCost: number;
  /** How far the typed spelling is from its own. */
  readonly spellingCost: number;
}

/** A choice for the typed words from one place to another. */
export interface Edge extends Choice {
  readonly to: number;
}

const TANVIN = /\u064b$/;

/** A nat of an unusual spelling counts more than one of a rare word. */
const SPELLING_WEIGHT = 2.4;
const UNSEEN_COST = 14.5;
const UNSEEN_FORM_COST = 13;
const POETIC_COST = 1.5;
const RARE_COST = 1;
const LETTER_COST = 4;
const MOST_SEEN_ENDING_COST = 6;

export function choiceOf(form: Form, counts: WordCounts): Choice {
  const word = counts.word(form.letters) ?? counts.word(form.letters.replace(TANVIN, ''));
  return {
    letters: form.letters,
    isEzafe: form.isEzafe,
    ...(word === undefined ? unknownOdds(form.isVerb) : knownOdds(word, counts)),
    word,
    ownCost: form.spellingCost * SPELLING_WEIGHT,
    wordCost:
      (isSingleLetter(form.letters) ? LETTER_COST : 0) +
      form.readingCost +
      (word === undefined
        ? unseenCost(form, counts)
        : counts.cost(word) + Math.min(form.endingCost, MOST_SEEN_ENDING_COST) / 2),
    spellingCost: form.spellingCost,
  };
}

/** As most verbs and other words have it. */
export function unknownOdds(isVerb: boolean): Pick<Choice, 'ezafeOdds' | 'ezafeOddsBefore'> {
  return isVerb ? UNKNOWN_VERB : UNKNOWN_WORD;
}

export function knownOdds(word: number, counts: WordCounts): Pick<Choice, 'ezafeOdds' | 'ezafeOddsBefore'> {
  return { ezafeOdds: logit(counts.ezafe(word)), ezafeOddsBefore: logit(counts.ezafeBefore(word)) };
}

function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}

const UNKNOWN_VERB = { ezafeOdds: logit(0.02), ezafeOddsBefore: logit(0.03) };
const UNKNOWN_WORD = { ezafeOdds: logit(0.3), ezafeOddsBefore: logit(0.3) };

function isSingleLetter(letters: string): boolean {
  return letters.length === 1 && letters !== 'و';
}

/** A form that was never seen is the rarer, the commoner its base is without it. */
function unseenCost({ letters, base, endingCost, features }: Form, counts: WordCounts): number {
  const unknown =
    UNSEEN_COST + (features.has('poetic') ? POETIC_COST : 0) + (features.has('rare') ? RARE_COST : 0);
  if (letters === base) return unknown;
  const known = counts.word(base);
  const baseCost = known === undefined ? unknown : counts.cost(known) + 1;
  return Math.max(UNSEEN_FORM_COST + 0.4 * endingCost, baseCost + endingCost);
}
