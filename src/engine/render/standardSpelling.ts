import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { ZWNJ } from '../signs.ts';
import type { Analysis, Token } from '../types.ts';

/** A part of the source and how standard orthography writes it: the same letters, parted otherwise. */
export interface SpellingChange {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly text: string;
  readonly kind: 'halfSpaces' | 'joinedWords';
}

/** Letters that are not joined to the next one: a half-space behind them parts nothing. */
const UNJOINED_ENDING = /[اآأإٱدذرزژوؤء][\u064b-\u065f\u0670]*$/;
/** A word that is longer than any is not divided but cut. */
const MOST_LETTERS = 24;

/** Finds what of an analysed text standard orthography writes otherwise; linear in the text. */
type Speller = (analysis: Analysis) => SpellingChange[];

/**
 * A speller that finds the words that are written apart but are one (می روم، کتاب ها), and those that are run together
 * (اعتباررا), as the analysis has read them, in order. What could be meant as it stands is left out.
 */
export function createSpeller({ entries }: Pick<Lexicon, 'entries'>): Speller {
  const isAdjective = (form: string) => {
    const listed = entries(form);
    return listed.length === 0 || listed.some(({ partOfSpeech }) => COMPARED.has(partOfSpeech));
  };
  return ({ tokens }) => {
    const changes: SpellingChange[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const change = apartAt(tokens, at, isAdjective) ?? joinedAt(tokens, at);
      if (change === undefined) continue;
      changes.push(change);
      while ((tokens[at + 1]?.codePointEnd ?? Number.POSITIVE_INFINITY) <= change.codePointEnd) at++;
    }
    return changes;
  };
}

/** What has degrees: «دست تر» is a wet hand. */
const COMPARED: ReadonlySet<string> = new Set(['adjective', 'adverb', 'numeral', 'determiner']);

/** A word and its piece with a space between them. */
function apartAt(
  tokens: readonly Token[],
  at: number,
  isAdjective: (form: string) => boolean,
): SpellingChange | undefined {
  const [first, space, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.word === undefined || second?.word === undefined || space?.source !== ' ') return undefined;
  const border = borderBetween(first.source, second.source);
  if (border === undefined) return undefined;
  if (isPiece(first, 'next'))
    return mayBeNoun(tokens, at) ? undefined : change(first, second, 'halfSpaces', border);
  if (!isPiece(second, 'previous') || mayBeWord(tokens, at + 2)) return undefined;
  if (second.source.startsWith('تر') && !isAdjective(first.word.normalised)) return undefined;
  return change(first, second, 'halfSpaces', border);
}

function isPiece({ word }: Token, side: 'previous' | 'next'): boolean {
  return word?.attachedTo === side && word.pronunciation.partOfSpeech === 'affix';
}

/** Undefined where letters would have to change too: «شاد اند» is شادند. */
function borderBetween(first: string, second: string): string | undefined {
  if (!UNJOINED_ENDING.test(first)) return JOINED_COMPARATIVES.has(first) && /^تر/.test(second) ? '' : ZWNJ;
  return second.startsWith('ا') ? undefined : '';
}

/** بیشتر and its like are written as one. */
const JOINED_COMPARATIVES: ReadonlySet<string> = new Set(['به', 'مه', 'که', 'بیش', 'کم']);

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

/** Two words without anything between them, where a missing space is hard to see. */
function joinedAt(tokens: readonly Token[], at: number): SpellingChange | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.word === undefined || second?.word === undefined) return undefined;
  if (first.source.length + second.source.length > MOST_LETTERS) return undefined;
  if (!UNJOINED_ENDING.test(first.source)) return undefined;
  return change(first, second, 'joinedWords', ' ');
}

function change(first: Token, second: Token, kind: SpellingChange['kind'], border: string): SpellingChange {
  const { codePointStart } = first;
  return {
    codePointStart,
    codePointEnd: second.codePointEnd,
    text: first.source + border + second.source,
    kind,
  };
}
