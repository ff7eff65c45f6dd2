import type { WordCounts } from '../format/wordCounts.ts';
import type { Form } from './forms/form.ts';

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

export function logit(chance: number): number {
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
