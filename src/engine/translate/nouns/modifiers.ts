import type { Elements, SentenceElement, Verbatim, Word } from '../syntax/elements.ts';
import { hasAny, type NounPhrase } from '../syntax/phrases.ts';
import { intensifierOf, isAdjective, isForm, isNumber } from '../syntax/wordClasses.ts';
import { isHead } from './heads.ts';

/** A hyphen or slash between words, with its white space. */
export function joiningSign(element: SentenceElement | undefined): string | undefined {
  if (element?.kind !== 'punctuation' || !/^[-–—/]$/.test(element.text)) return undefined;
  return element.spaceBefore === '' ? element.text : ` ${element.text} `;
}

export function isListComma(element: SentenceElement | undefined): boolean {
  return element?.kind === 'punctuation' && element.text === ',';
}

/** Times do not join things: «دیروز و علی» is no list. */
export function mayCoordinate(first: NounPhrase, second: NounPhrase): boolean {
  const isVerbatim = first.headKind === 'verbatim' || second.headKind === 'verbatim';
  return isVerbatim || first.features.has('time') === second.features.has('time');
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
export function followsWithoutEzafe(elements: Elements, at: number, phrase: NounPhrase): boolean {
  const isIntensified = intensifierOf(elements[at]) !== undefined && isAdjective(elements[at + 1]);
  const element = elements[isIntensified ? at + 1 : at];
  if (phrase.headKind !== 'common' || !isAdjective(element)) return false;
  if (phrase.indefinite) return elements[at + (isIntensified ? 2 : 1)]?.kind !== 'verb';
  const hasEnding = element.pronunciation.inflection.indefinite === true;
  return hasEnding && phrase.possessor === undefined && phrase.adjectives.length === 0;
}

/** Latin stands before its noun in English, a number behind it. */
export function labelled(phrase: NounPhrase, element: Verbatim): NounPhrase {
  if (element.glued && phrase.adjectives.length === 0) return { ...phrase, head: phrase.head + element.text };
  const isBehind = element.tokenKind === 'number' || phrase.headKind !== 'common';
  const before = isBehind ? phrase.label : phrase.attribute;
  const text = before === undefined ? element.text : `${before} ${element.text}`;
  return { ...phrase, ...(isBehind ? { label: text } : { attribute: text }) };
}

function isCounted({ properties, pronunciation }: Word): boolean {
  const { features, partOfSpeech } = pronunciation;
  const { classes } = properties;
  if (classes.has('classifier') || features.has('unit') || partOfSpeech === 'numeral') return true;
  return classes.has('namedTime') && features.has('time');
}

/** «قیمت ۱۰ تا ۱۵ هزار تومان». */
function isRange(elements: Elements, at: number): boolean {
  const counted = elements[at + 3];
  const isCounting = counted?.kind === 'word' && isCounted(counted);
  return isForm(elements[at + 1], 'تا') && isNumber(elements[at + 2]) && isCounting;
}

/** Latin or a number behind a noun, but not «تا پایان سال ۵۰۰ نفر», where the number counts what follows. */
export function mayBeLabel(
  elements: Elements,
  at: number,
  { headKind }: NounPhrase,
  ezafe: boolean,
): boolean {
  const [element, next] = [elements[at], elements[at + 1]];
  if (element?.kind !== 'verbatim' || !isHead(element)) return false;
  const counts =
    element.tokenKind === 'number' && next?.kind === 'word' && (isCounted(next) || isRange(elements, at));
  return !counts && (ezafe || element.glued || headKind === 'common' || headKind === 'verbatim');
}

export function isJoinedName(
  phrase: NounPhrase,
  element: SentenceElement | undefined,
  ezafe: boolean,
): boolean {
  if (element?.kind !== 'word' || phrase.plural) return false;
  const { features, partOfSpeech } = element.pronunciation;
  if (partOfSpeech !== 'name') return false;
  if (phrase.features.has('title') || isOffice(phrase, element)) return true;
  if (isKnownThing(element) && phrase.features.has('person')) return false;
  if (phrase.headKind !== 'name') return false;
  const areBoth = (feature: string) => phrase.features.has(feature) && features.has(feature);
  return areBoth('person') || (!ezafe && !phrase.features.has('place') && !features.has('place'));
}

const OFFICES =
  /^(?:president|prime minister|king|queen|emperor|sultan|shah|prince|princess|pope|general|colonel|captain|professor|judge|senator|ayatollah|imam|sheikh|mullah)$/;

/** «رئیس جمهور روحانی»: an office before its holder's name. */
function isOffice({ head, complement, determiner, trailing }: NounPhrase, { pronunciation }: Word): boolean {
  if (complement !== undefined || determiner !== undefined || trailing > 0) return false;
  return OFFICES.test(head) && pronunciation.features.has('person');
}

/** «فردوسی شاهنامه را سرود»: a name that the lexicon has, and not as a person's. */
function isKnownThing({ pronunciation }: Word): boolean {
  return pronunciation.origin === 'lexicon' && !pronunciation.features.has('person');
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whose the noun before is, if `phrase` is nothing but a personal or reflexive pronoun. */
export function ownerIn(phrase: NounPhrase): NounPhrase['possessor'] {
  const parts = ['attribute', 'label', 'quantity', 'complement', 'coordinated'] as const;
  const isAlone = phrase.adjectives.length === 0 && phrase.after.length === 0 && !hasAny(phrase, ...parts);
  if (!isAlone || phrase.headKind !== 'pronoun' || hasAny(phrase, 'determiner', 'predeterminer'))
    return undefined;
  if (phrase.possessor === 'own' && phrase.person !== undefined && phrase.person !== 3) return phrase.person;
  return phrase.head === 'it' ? 'thing' : (phrase.possessor ?? phrase.person);
}

/** «پدر و مادرم»: the possessive on the last of two kin is that of both. */
export function sharingPossessor(first: NounPhrase, { possessor, features }: NounPhrase): NounPhrase {
  const isKin = first.headKind === 'common' && first.features.has('person') && features.has('person');
  const isBare = !first.indefinite && !hasAny(first, 'possessor', 'determiner', 'complement');
  return possessor !== undefined && isKin && isBare ? { ...first, possessor } : first;
}
