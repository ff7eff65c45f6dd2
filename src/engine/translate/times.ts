import type { NounPhrase } from './syntax.ts';

const WEEKDAY = /^(?:Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday)$/;
const PART_OF_DAY = /^(?:morning|afternoon|evening)$/;

/** A time that is an adverbial without a preposition: `on Friday`, `in the morning`, `three days ago`. */
export function timeEnglish(phrase: NounPhrase, english: (phrase: NounPhrase) => string): string {
  const text = english(phrase);
  if (isModified(phrase)) return text;
  if (WEEKDAY.test(phrase.head)) return `on ${text}`;
  if (PART_OF_DAY.test(phrase.head)) return `in ${text}`;
  if (phrase.head === 'night') return 'at night';
  return text.endsWith("o'clock") ? `at ${text}` : text;
}

function isModified({
  determiner,
  quantity,
  adjectives,
  indefinite,
  predeterminer,
  plural,
}: NounPhrase): boolean {
  return (
    [determiner, quantity, predeterminer].some((part) => part !== undefined) ||
    adjectives.length > 0 ||
    indefinite ||
    plural
  );
}

const DIGITS = /^[0-9۰-۹٠-٩]/;

/** `2020` for سال ۲۰۲۰, `5 o'clock` for ساعت ۵, `Friday` for روز جمعه; undefined for any other noun phrase. */
export function namedTime(phrase: NounPhrase): string | NounPhrase | undefined {
  const { head, label, complement, adjectives } = phrase;
  if (!phrase.features.has('time') || adjectives.length > 0) return undefined;
  if (label !== undefined && DIGITS.test(label) && head === 'year') return label;
  if (label !== undefined && DIGITS.test(label) && head === 'hour') return `${label} o'clock`;
  if (head === 'hour' && complement?.headKind === 'pronoun') return `${complement.head} o'clock`;
  if (complement !== undefined && head === 'day' && WEEKDAY.test(complement.head)) return complement;
  return head === 'month' && complement?.headKind === 'name' ? complement : undefined;
}
