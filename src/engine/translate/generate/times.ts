import { hasAny, NO_CLASSES, type NounPhrase } from '../syntax/phrases.ts';

/** A time that is an adverbial without a preposition: `on Friday`, `in the morning`, `three days ago`. */
export function timeEnglish(phrase: NounPhrase, english: (phrase: NounPhrase) => string): string {
  const text = english(phrase);
  const { classes } = phrase.properties;
  if (isDate(phrase)) return `on ${text}`;
  if (isModified(phrase)) return text;
  if (classes.has('weekday')) return `on ${text}`;
  if (classes.has('dayPart')) return `in ${text}`;
  if (classes.has('night')) return `at ${phrase.head}`;
  if (WEEKDAY.test(text)) return `on ${text}`;
  return text.endsWith("o'clock") || CLOCK.test(text) ? `at ${text}` : text;
}

/** «۱۵ مهر»: the number is not how many, but which. */
function isDate({ quantity, properties: { classes }, features }: NounPhrase): boolean {
  return (
    quantity !== undefined && classes.has('namedTime') && !classes.has('weekday') && features.has('time')
  );
}

/** Whether a time says when in the day: in the morning, at 5 o'clock. */
export function isPartOfDay({ properties: { classes }, label }: NounPhrase): boolean {
  return classes.has('dayPart') || classes.has('night') || (classes.has('hour') && label !== undefined);
}

function isModified(phrase: NounPhrase): boolean {
  const { adjectives, indefinite, plural } = phrase;
  const isCounted = hasAny(phrase, 'determiner', 'quantity', 'predeterminer');
  return isCounted || adjectives.length > 0 || indefinite || plural;
}

/** `2020` for سال ۲۰۲۰, `5 o'clock` for ساعت ۵, `Friday` for روز جمعه; undefined for any other noun phrase. */
export function namedTime(phrase: NounPhrase): string | NounPhrase | undefined {
  if (!phrase.features.has('time') || isDescribed(phrase)) return undefined;
  return numberedTime(phrase) ?? partOfTime(phrase) ?? timeOfKind(phrase);
}

const PARTS = new Map(Object.entries({ beginning: 'early', end: 'late' }));

/** `early March` for اوایل مارس, `late 2020`, `the middle of the year`. */
function partOfTime(phrase: NounPhrase): string | NounPhrase | undefined {
  const { head, plural, complement, properties } = phrase;
  if (!plural || complement === undefined || !properties.classes.has('partOfTime')) return undefined;
  const part = PARTS.get(head);
  if (part === undefined || !isNamedTime(complement)) return { ...phrase, plural: false, unique: true };
  const named = namedTime(complement);
  if (typeof named === 'string') return `${part} ${named}`;
  const adjective = { english: part, comparative: false, ordinal: false, classes: NO_CLASSES };
  return { ...complement, adjectives: [...complement.adjectives, adjective] };
}

function isNamedTime({ features, properties, determiner, adjectives, label }: NounPhrase): boolean {
  if (!features.has('time') || determiner !== undefined) return false;
  if (properties.classes.has('namedTime') || (properties.classes.has('year') && label !== undefined))
    return true;
  return adjectives.some(({ classes }) => classes.has('relativeTime'));
}

function isDescribed(phrase: NounPhrase): boolean {
  const parts = ['attribute', 'possessor', 'determiner', 'predeterminer', 'quantity'] as const;
  return phrase.adjectives.length > 0 || hasAny(phrase, ...parts);
}

/** A number, or a range of two. */
const NUMBERS = /^[0-9۰-۹٠-٩]+(?:[-–/:][0-9۰-۹٠-٩]+)?(?: (?:AH|SH|AD))?$/;
const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;
const CLOCK = /^\d+:\d+$/;

function numberedTime({ head, properties: { classes }, label, complement }: NounPhrase): string | undefined {
  if (complement !== undefined || label === undefined || !NUMBERS.test(label)) return undefined;
  if (classes.has('year')) return label;
  if (head === 'decade') return `the ${label}s`;
  if (!classes.has('hour')) return undefined;
  if (CLOCK.test(label)) return label;
  return Number(label) > 12 ? `${label}:00` : `${label} o'clock`;
}

function timeOfKind({ properties: { classes }, label, complement }: NounPhrase): NounPhrase | undefined {
  if (complement === undefined || label !== undefined) return undefined;
  if (classes.has('day') && complement.properties.classes.has('weekday')) return complement;
  return classes.has('month') && complement.headKind === 'name' ? complement : undefined;
}
