import type { Lexicon } from '../../analyse/lexicon/lexicon.ts';
import type { Token } from '../../types.ts';
import { borderBetween } from './borders.ts';
import type { WrittenWord } from './writtenWords.ts';

/** What stands between a word and its piece, instead of the space. */
type AffixFinder = (
  tokens: readonly Token[],
  words: readonly WrittenWord[],
  at: number,
) => string | undefined;

/** Finds the prefixes and endings of the inflection that are written apart: می روم, کتاب ها. */
export function affixFinder({ entries }: Pick<Lexicon, 'entries'>): AffixFinder {
  const isAdjective = (form: string) => {
    const listed = entries(form);
    return listed.length === 0 || listed.some(({ partOfSpeech }) => COMPARED.has(partOfSpeech));
  };
  return (tokens, words, wordIndex) => {
    const [here, next] = [words[wordIndex], words[wordIndex + 1]];
    if (here === undefined || next === undefined || !here.isBeforeSpace) return undefined;
    return (
      borderAt(tokens, next.tokenIndex - 2, isAdjective) ?? possessiveBorder(here, next, words[wordIndex + 2])
    );
  };
}

/** What has degrees: «دست تر» is a wet hand. */
const COMPARED: ReadonlySet<string> = new Set(['adjective', 'adverb', 'numeral', 'determiner']);

/** «دل م», «خونه م» and «کتاب مون»: whose it is, written apart; behind a letter there is an initial, and before one. */
function possessiveBorder(
  here: WrittenWord,
  { letters, source, isBeforeSpace }: WrittenWord,
  behind: WrittenWord | undefined,
): string | undefined {
  const word = here.tokens.at(-1)?.word;
  if (
    !(OWNERS.has(letters) || PLURAL_OWNERS.has(letters)) ||
    source !== letters ||
    word === undefined ||
    here.letters.length < 2
  )
    return undefined;
  if (isBeforeSpace && behind?.letters.length === 1) return undefined;
  const { partOfSpeech, inflection } = word.pronunciation;
  const isOwned = partOfSpeech === 'noun' || inflection.tense === 'participle';
  if (PLURAL_OWNERS.has(letters))
    return partOfSpeech === 'noun' && !BEFORE_LAKE.has(here.letters)
      ? borderBetween(here.letters, letters)
      : undefined;
  if (!isOwned || inflection.clitic !== undefined) return undefined;
  return letters.length > 1 || /[هی]$/.test(here.letters) ? borderBetween(here.letters, letters) : '';
}

/** As they are spoken; هامون is a lake too. */
const PLURAL_OWNERS: ReadonlySet<string> = new Set('هام هات هاش هامون هاتون هاشون هامو هاتو هاشو'.split(' '));
const BEFORE_LAKE: ReadonlySet<string> = new Set('دریاچه تالاب دشت کوه'.split(' '));
const OWNERS: ReadonlySet<string> = new Set('م ت ش مون تون شون'.split(' '));

/** A word and its piece with a space between them. */
function borderAt(
  tokens: readonly Token[],
  at: number,
  isAdjective: (form: string) => boolean,
): string | undefined {
  const [first, second] = [tokens[at], tokens[at + 2]];
  if (first?.word === undefined || second?.word === undefined) return undefined;
  const border = borderBetween(first.source, second.source);
  if (border === undefined) return undefined;
  if (first.word.normalised === 'همی') return undefined;
  if (isPiece(first, 'next')) return mayBeNoun(tokens, at) ? undefined : border;
  if (!isPiece(second, 'previous') || mayBeWord(tokens, at + 2)) return undefined;
  if (second.source.startsWith('تر') && !isAdjective(first.word.normalised)) return undefined;
  return border;
}

function isPiece({ word }: Token, side: 'previous' | 'next'): boolean {
  return word?.attachedTo === side && word.pronunciation.partOfSpeech === 'affix';
}

/** «می» that is drunk, and that is May. */
function mayBeNoun(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word?.normalised !== 'می') return false;
  const before = tokens[at - 2];
  if (mayBeDay(tokens, at - 2)) return tokens[at + 2]?.word?.pronunciation.inflection.tense !== 'present';
  if (BEFORE_WINE.has(before?.word?.normalised ?? '')) return true;
  if (tokens[at + 2]?.word?.pronunciation.lemma !== 'نوشیدن') return false;
  const object = before?.word?.pronunciation;
  return object?.lemma !== 'را' && object?.partOfSpeech !== 'noun' && object?.partOfSpeech !== 'adjective';
}

/** «۱۵ می آمد» is "came on 15 May", or "15 were coming"; of the hour and of a year there is no May. */
function mayBeDay(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at];
  if (number?.kind !== 'number' || tokens[at - 2]?.word?.normalised === 'ساعت') return false;
  return /^\p{Nd}{1,2}$/u.test(number.source);
}

const BEFORE_WINE: ReadonlySet<string> = new Set(
  'ماه جام ساغر پیاله پیمانه قدح خم سبو جرعه ساقی باده'.split(' '),
);

/** «شان» with a possessor, as in «حفظ شان انسان» or «در شان او», and «ای» that calls somebody. */
function mayBeWord(tokens: readonly Token[], at: number): boolean {
  const [first, piece] = [tokens[at - 2]?.word, tokens[at]?.word];
  const partOfSpeech = first?.pronunciation.partOfSpeech ?? 'noun';
  if (piece?.normalised === 'ای') return NEVER_ONE.has(partOfSpeech) || first?.normalised === 'همه';
  if (piece?.normalised !== 'شان') return false;
  const next = tokens[at + 1]?.source === ' ' ? tokens[at + 2]?.word?.pronunciation : undefined;
  return partOfSpeech === 'preposition' || (next !== undefined && !NO_POSSESSOR.has(next.partOfSpeech));
}

/** What has no ی that says "a". */
const NEVER_ONE: ReadonlySet<string> = new Set([
  'pronoun',
  'preposition',
  'conjunction',
  'particle',
  'determiner',
]);
const NO_POSSESSOR: ReadonlySet<string> = new Set([
  'verb',
  'preposition',
  'conjunction',
  'particle',
  'adverb',
]);
