import type { NounPhrase } from '../syntax/phrases.ts';

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

/** Whether a time says when in the day: in the morning, at 5 o'clock. */
export function isPartOfDay({ head, label }: NounPhrase): boolean {
  return PART_OF_DAY.test(head) || head === 'night' || (head === 'hour' && label !== undefined);
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

/** `2020` for سال ۲۰۲۰, `5 o'clock` for ساعت ۵, `Friday` for روز جمعه; undefined for any other noun phrase. */
export function namedTime(phrase: NounPhrase): string | NounPhrase | undefined {
  if (!phrase.features.has('time') || isDescribed(phrase)) return undefined;
  return numberedTime(phrase) ?? timeOfKind(phrase);
}

function isDescribed({
  adjectives,
  attribute,
  possessor,
  determiner,
  predeterminer,
  quantity,
}: NounPhrase): boolean {
  return (
    adjectives.length > 0 ||
    [attribute, possessor, determiner, predeterminer, quantity].some((part) => part !== undefined)
  );
}

function numberedTime({ head, label, complement }: NounPhrase): string | undefined {
  if (complement !== undefined || label === undefined || !/^[0-9۰-۹٠-٩]+$/.test(label)) return undefined;
  if (head === 'year') return label;
  return head === 'hour' ? `${label} o'clock` : undefined;
}

function timeOfKind({ head, label, complement }: NounPhrase): NounPhrase | undefined {
  if (complement === undefined || label !== undefined) return undefined;
  if (head === 'day' && WEEKDAY.test(complement.head)) return complement;
  return head === 'month' && complement.headKind === 'name' ? complement : undefined;
}
