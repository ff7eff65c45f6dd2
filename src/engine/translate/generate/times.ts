import type { NounPhrase } from '../syntax/phrases.ts';

/** A time that is an adverbial without a preposition: `on Friday`, `in the morning`, `three days ago`. */
export function timeEnglish(phrase: NounPhrase, english: (phrase: NounPhrase) => string): string {
  const text = english(phrase);
  if (isModified(phrase)) return text;
  const { classes } = phrase.properties;
  if (classes.has('weekday')) return `on ${text}`;
  if (classes.has('dayPart')) return `in ${text}`;
  if (classes.has('night')) return `at ${phrase.head}`;
  return text.endsWith("o'clock") ? `at ${text}` : text;
}

/** Whether a time says when in the day: in the morning, at 5 o'clock. */
export function isPartOfDay({ properties: { classes }, label }: NounPhrase): boolean {
  return classes.has('dayPart') || classes.has('night') || (classes.has('hour') && label !== undefined);
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

function numberedTime({ properties: { classes }, label, complement }: NounPhrase): string | undefined {
  if (complement !== undefined || label === undefined || !/^[0-9۰-۹٠-٩]+$/.test(label)) return undefined;
  if (classes.has('year')) return label;
  return classes.has('hour') ? `${label} o'clock` : undefined;
}

function timeOfKind({ properties: { classes }, label, complement }: NounPhrase): NounPhrase | undefined {
  if (complement === undefined || label !== undefined) return undefined;
  if (classes.has('day') && complement.properties.classes.has('weekday')) return complement;
  return classes.has('month') && complement.headKind === 'name' ? complement : undefined;
}
