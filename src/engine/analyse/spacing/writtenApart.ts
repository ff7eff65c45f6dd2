import type { Pronunciation } from '../../types.ts';
import { barePronunciation, type Candidate, withSound } from '../candidate.ts';
import type { WordReader } from '../words/wordReader.ts';

/**
 * Pieces of a word that people write with a space: می رود، کتاب ها، بزرگ تر، رفته ام، خانه ی ما. Prefixes and endings of
 * the inflection, a closed class that no dictionary lists: the rules below need each of them.
 */
const BEFORE_VERB: Readonly<Record<string, string>> = { می: 'mi', نمی: 'nemi', همی: 'hami' };
const AFTER_WORD = new Set([
  'ها',
  'های',
  'هایی',
  'هایم',
  'هایت',
  'هایش',
  'هایمان',
  'هایتان',
  'هایشان',
  'هام',
  'هات',
  'هاش',
  'تر',
  'ترین',
  'تری',
  'ام',
  'ایم',
  'اید',
  'اند',
  'اش',
  'ات',
  'مان',
  'تان',
  'شان',
]);

const OFTEN_APART = new Set(['ها', 'های', 'هایی', 'هایش', 'هایشان', 'ترین', 'اند']);

/** Two neighbouring words of the source that are one word: the head carries inflection and ezafe. */
export interface ApartPair {
  readonly head: readonly Candidate[];
  readonly piece: Pronunciation;
  readonly pieceIs: 'first' | 'second';
}

/** Reads two neighbours as one word; undefined if they are two. */
export function readApart(first: string, second: string, read: WordReader): ApartPair | undefined {
  const prefix = BEFORE_VERB[first];
  if (prefix !== undefined) return verbPair(first, prefix, second, read);
  if (second === 'ی') return ezafePair(first, read);
  return isEnding(first, second) ? suffixPair(first, second, read) : undefined;
}

/** «رفته ای» has an ending; «تو ای دوست» calls a friend. */
function isEnding(first: string, second: string): boolean {
  return second === 'ای' ? first.endsWith('ه') : AFTER_WORD.has(second);
}

function verbPair(first: string, prefix: string, second: string, read: WordReader): ApartPair | undefined {
  const verbs = read(`${first}\u200c${second}`).filter(
    ({ pronunciation }) => pronunciation.partOfSpeech === 'verb' && pronunciation.phonemes.startsWith(prefix),
  );
  if (verbs.length === 0) return undefined;
  return {
    pieceIs: 'first',
    piece: affixPiece(prefix, first),
    head: verbs.map((verb) => withSound(verb, afterPrefix(verb.pronunciation.phonemes, prefix))),
  };
}

function afterPrefix(phonemes: string, prefix: string): string {
  const rest = phonemes.slice(prefix.length);
  return /^y[Aaeo]/.test(rest) ? rest.slice(1) : rest;
}

function suffixPair(first: string, second: string, read: WordReader): ApartPair | undefined {
  const joined = read(`${first}\u200c${second}`).find(
    ({ pronunciation }) => pronunciation.origin !== 'letters',
  );
  if (joined === undefined) return undefined;
  const base = read(first).find(({ pronunciation }) =>
    joined.pronunciation.phonemes.startsWith(beforeEnding(pronunciation.phonemes)),
  );
  if (base === undefined || joined.pronunciation.cost > base.pronunciation.cost + 3) return undefined;
  const { phonemes } = base.pronunciation;
  const sound = joined.pronunciation.phonemes.startsWith(phonemes) ? phonemes : beforeEnding(phonemes);
  const rest = joined.pronunciation.phonemes.slice(sound.length);
  return {
    pieceIs: 'second',
    piece: affixPiece(rest, second),
    head: [withSound(joined, sound)],
  };
}

/** A doubled sound is single before an ending that begins with a consonant: mohemm, but mohemtar. */
function beforeEnding(phonemes: string): string {
  return phonemes.replace(/([^aeoAiu])\1$/, '$1');
}

function ezafePair(first: string, read: WordReader): ApartPair | undefined {
  if (!/[هاو]$/.test(first)) return undefined;
  const bases = read(first).filter(({ ezafe }) => ezafe !== 'impossible');
  if (bases.length === 0) return undefined;
  return {
    pieceIs: 'second',
    piece: affixPiece('', 'ی'),
    head: bases.map((base) => ({ ...base, ezafe: 'written' as const })),
  };
}

/** An ending of the inflection, written apart. */
export function isEndingApart(word: string): boolean {
  return AFTER_WORD.has(word);
}

/** A prefix or an ending that is hardly anything else: who writes it apart puts spaces inside of words. */
export function isWrittenApart(word: string): boolean {
  return BEFORE_VERB[word] !== undefined || OFTEN_APART.has(word);
}

/** A piece that is an affix. */
export function affixPiece(phonemes: string, letters: string): Pronunciation {
  return barePronunciation({
    phonemes,
    lemma: letters,
    partOfSpeech: 'affix',
    origin: 'morphology',
    cost: 0,
  });
}
