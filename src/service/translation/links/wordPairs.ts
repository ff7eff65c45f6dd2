import type { Token } from '../../../engine/index.ts';
import { type Span, sliceSpan } from '../../../text/span.ts';

/** A token and its glosses: those of the compound verb that it belongs to, if it does. */
export interface GlossedToken {
  readonly token: Token;
  /** English, separated by `; `; empty if unknown. */
  readonly gloss: string;
}

/** An English word and the token that it came from. */
export interface WordPair {
  readonly token: Token;
  /** In UTF-16 units of the English. */
  readonly target: Span;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Words that say little by themselves stand for too many others. */
const GRAMMAR = new Set(
  'a an and as at be by did do does for from has have he her his i in is it its my of on or our she so than that the their them they this to was we were which who will with would you your'.split(
    ' ',
  ),
);
/** Of a sentence, so that it takes little time. */
const MAX_WORDS = 200;

/**
 * Ties words of an English sentence to those of the Persian whose glosses they are, each at most once; of several, the
 * one at about the same place of its sentence, counted from its other end, for the verb comes last in Persian only.
 * Numbers and Latin words are tied to themselves.
 */
export function wordPairs(tokens: readonly GlossedToken[], english: string, sentence: Span): WordPair[] {
  const words = [...sliceSpan(english, sentence).matchAll(WORD)].slice(0, MAX_WORDS);
  const places = Map.groupBy(words, ([word]) => stemOf(word));
  const taken = new Set<number>();
  const pairs: WordPair[] = [];
  const candidates = tokens.slice(0, MAX_WORDS * 2);
  candidates.forEach((glossed, at) => {
    const place = at / candidates.length;
    const found = stemsOf(glossed)
      .flatMap((stem) => places.get(stem) ?? [])
      .filter(({ index }) => !taken.has(index))
      .sort((a, b) => distance(a.index, sentence, place) - distance(b.index, sentence, place))[0];
    if (found === undefined) return;
    taken.add(found.index);
    const utf16Start = sentence.utf16Start + found.index;
    pairs.push({ token: glossed.token, target: { utf16Start, utf16End: utf16Start + found[0].length } });
  });
  return pairs.sort((a, b) => a.target.utf16Start - b.target.utf16Start);
}

function distance(index: number, { utf16Start, utf16End }: Span, place: number): number {
  return Math.abs(index / (utf16End - utf16Start) - place);
}

/** What the token could be in English, by the stems of its glosses' words. */
function stemsOf({ token: { kind, source, word }, gloss }: GlossedToken): string[] {
  if (kind === 'number') return [stemOf(latinDigits(source))];
  if (kind === 'latin') return [stemOf(source)];
  if (word === undefined || word.attachedTo !== undefined) return [];
  return (gloss.match(WORD) ?? []).filter((english) => !GRAMMAR.has(english.toLowerCase())).map(stemOf);
}

/** So much of a word as its forms share: books and book, tried and try, going and go. */
function stemOf(word: string): string {
  const lower = word.toLowerCase();
  const bare = lower.replace(/(?:['’]s|ing|ed|es|s)$/u, '');
  const stem = bare.length >= 3 ? bare : lower;
  return stem.replace(/(?:i|y|e)$/u, '').replace(/(.)\1$/u, '$1') || lower;
}

function latinDigits(source: string): string {
  return source.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
