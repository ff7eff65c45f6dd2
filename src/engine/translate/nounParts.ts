import type { RawItem } from './items.ts';
import type { NounPhrase, SentenceItem } from './syntax.ts';
import { isAdjective } from './wordClasses.ts';

/** A hyphen or slash between words, with its white space. */
export function joiningSign(item: SentenceItem | undefined): string | undefined {
  if (item?.kind !== 'break' || !/^[-–—/]$/.test(item.text)) return undefined;
  return item.spaceBefore === '' ? item.text : ` ${item.text} `;
}

export function isListComma(item: SentenceItem | undefined): boolean {
  return item?.kind === 'break' && item.text === ',';
}

/** Times do not join things: «دیروز و علی» is no list. */
export function mayCoordinate(first: NounPhrase, second: NounPhrase): boolean {
  return (
    first.features.has('time') === second.features.has('time') ||
    first.headKind === 'raw' ||
    second.headKind === 'raw'
  );
}

export function isOrdinalEnglish(english: string): boolean {
  return /^(?:first|second|third|last|.*[a-z]th)$/.test(english) && !/north|south|both/.test(english);
}

/** کتاب خوبی, دوست خوبم: the noun's endings stand on its last adjective. */
export function withAdjectiveEndings(
  phrase: NounPhrase,
  { indefinite, clitic }: { readonly indefinite?: true; readonly clitic?: NounPhrase['possessor'] },
): NounPhrase {
  return {
    ...phrase,
    indefinite: phrase.indefinite || indefinite === true,
    ...(clitic !== undefined && { possessor: clitic }),
  };
}

/**
 * Whether the adjective at `at` belongs to the noun without an ezafe: «مردی بزرگ» if no verb needs it, and
 * «فیلم جدیدی», whose ی is the noun's.
 */
export function followsWithoutEzafe(items: readonly SentenceItem[], at: number, phrase: NounPhrase): boolean {
  const item = items[at];
  if (phrase.headKind !== 'common' || !isAdjective(item)) return false;
  if (phrase.indefinite) return items[at + 1]?.kind !== 'verb';
  return (
    item.pronunciation.inflection.indefinite === true &&
    phrase.possessor === undefined &&
    phrase.adjectives.length === 0
  );
}

/** Latin stands before its noun in English, a number behind it. */
export function labelled(phrase: NounPhrase, item: RawItem): NounPhrase {
  if (item.glued && phrase.adjectives.length === 0) return { ...phrase, head: phrase.head + item.text };
  if (item.tokenKind === 'number' || phrase.headKind !== 'common')
    return { ...phrase, label: [phrase.label, item.text].filter((part) => part !== undefined).join(' ') };
  return {
    ...phrase,
    attribute: [phrase.attribute, item.text].filter((part) => part !== undefined).join(' '),
  };
}

export function isJoinedName(phrase: NounPhrase, item: SentenceItem | undefined, ezafe: boolean): boolean {
  if (item?.kind !== 'word' || item.pronunciation.partOfSpeech !== 'name' || phrase.plural) return false;
  if (phrase.features.has('title')) return true;
  const samePerson = phrase.features.has('person') && item.pronunciation.features.has('person');
  return (
    phrase.headKind === 'name' &&
    (samePerson || (!ezafe && !phrase.features.has('place') && !item.pronunciation.features.has('place')))
  );
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whose the noun before is, if `phrase` is nothing but a personal or reflexive pronoun. */
export function ownerIn(phrase: NounPhrase): NounPhrase['possessor'] {
  const {
    adjectives,
    after,
    attribute,
    label,
    quantity,
    complement,
    coordinated,
    determiner,
    predeterminer,
  } = phrase;
  const parts = [attribute, label, quantity, complement, coordinated, determiner, predeterminer];
  const isAlone = adjectives.length === 0 && after.length === 0 && parts.every((part) => part === undefined);
  if (!isAlone || phrase.headKind !== 'pronoun') return undefined;
  return phrase.possessor ?? phrase.person;
}

/** «پدر و مادرم»: the possessive on the last of two kin is that of both. */
export function sharingPossessor(first: NounPhrase, { possessor, features }: NounPhrase): NounPhrase {
  const isKin = first.headKind === 'common' && first.features.has('person') && features.has('person');
  const isBare =
    first.possessor === undefined && first.determiner === undefined && first.complement === undefined;
  return possessor !== undefined && isKin && isBare && !first.indefinite ? { ...first, possessor } : first;
}
