import type { Engine, PinnedPronunciations, Token } from '../../engine/index.ts';
import {
  type AlignedCodePoints,
  type AlignedSentence,
  type CodePointSpan,
  type OffsetTable,
  offsetTable,
} from '../../text/codePoints.ts';
import { sentenceStarts } from '../../text/sections/sentences.ts';
import { type Span, sliceSpan } from '../../text/span.ts';

/** Ties an English text that anybody may have made to the Persian that it translates, by sentences and by glosses. */
export function alignTranslation(
  engine: Engine,
  { text, translation }: { readonly text: string; readonly translation: string },
  pronunciations?: PinnedPronunciations,
): AlignedSentence[] {
  const tokens = glossedTokens(engine, text, pronunciations);
  const offsets = { source: offsetTable(text), target: offsetTable(translation) };
  let next = 0;
  return sentencePairs(text, translation).map(({ source, target }) => {
    const from = next;
    while ((tokens[next]?.token.utf16End ?? Number.POSITIVE_INFINITY) <= source.utf16End) next++;
    const inside = tokens.slice(from, next).filter(({ token }) => token.utf16Start >= source.utf16Start);
    const words = wordPairs(inside, translation, target).map(({ token, target: word }) =>
      linkOf(token, word, offsets),
    );
    return { ...linkOf(source, target, offsets), words };
  });
}

/** As the draft writes words that have no English. */
const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

function glossedTokens(engine: Engine, text: string, pronunciations?: PinnedPronunciations): GlossedToken[] {
  const analysis = engine.analyse(text, pronunciations);
  const explained = engine.explain(analysis, READABLE, pronunciations);
  return analysis.tokens.map((token, at) => {
    const word = explained.get(at);
    if (word === undefined) return { token, gloss: '' };
    const gloss = word.verb?.gloss ?? word.gloss;
    // Names, and words that have no English, are written in Pinglish.
    const isEnglish = gloss !== '' && word.partOfSpeech !== 'name';
    return { token, gloss: isEnglish ? gloss : `${gloss}; ${word.styledPinglish}` };
  });
}

interface Offsets {
  readonly source: OffsetTable;
  readonly target: OffsetTable;
}

function linkOf(source: Span | Token, target: Span, offsets: Offsets): AlignedCodePoints {
  return {
    written: codePoints(target, offsets.target),
    original: codePoints(source, offsets.source),
  };
}

function codePoints({ utf16Start, utf16End }: Span | Token, table: OffsetTable): CodePointSpan {
  return { codePointStart: table.toCodePoint(utf16Start), codePointEnd: table.toCodePoint(utf16End) };
}

/** A half-open span of the source and one of the English, in UTF-16 units, without white space around. */
interface SentencePair {
  readonly source: Span;
  readonly target: Span;
}

const english = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Which sentences of a translation came from which. Lines are paired if both texts have as many, and sentences if both
 * lines have as many; else all of them are one pair.
 */
function sentencePairs(source: string, target: string): SentencePair[] {
  const whole = { source: spanOf(source), target: spanOf(target) };
  return paired(whole, { source: linesOf(source), target: linesOf(target) }).flatMap((line) =>
    paired(line, {
      source: within(line.source, sentenceStarts(sliceSpan(source, line.source))),
      target: within(line.target, englishStarts(sliceSpan(target, line.target))),
    }).flatMap((pair) => trimmedPair(pair, source, target)),
  );
}

function paired(
  whole: SentencePair,
  { source, target }: { readonly source: readonly Span[]; readonly target: readonly Span[] },
): SentencePair[] {
  if (source.length !== target.length) return [whole];
  return source.flatMap((span, at) => {
    const other = target[at];
    return other === undefined ? [] : [{ source: span, target: other }];
  });
}

function linesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]*[^\s][^\n]*/g)].map((line) => ({
    utf16Start: line.index,
    utf16End: line.index + line[0].length,
  }));
}

function englishStarts(text: string): number[] {
  return [...english.segment(text)].map(({ index }) => index);
}

function within(span: Span, starts: readonly number[]): Span[] {
  const length = span.utf16End - span.utf16Start;
  return starts.map((start, at) => ({
    utf16Start: span.utf16Start + start,
    utf16End: span.utf16Start + (starts[at + 1] ?? length),
  }));
}

function trimmedPair(pair: SentencePair, source: string, target: string): SentencePair[] {
  const trimmed = { source: trimmedSpan(source, pair.source), target: trimmedSpan(target, pair.target) };
  return isEmpty(trimmed.source) || isEmpty(trimmed.target) ? [] : [trimmed];
}

function trimmedSpan(text: string, span: Span): Span {
  const inside = sliceSpan(text, span);
  return {
    utf16Start: span.utf16Start + (inside.length - inside.trimStart().length),
    utf16End: span.utf16End - (inside.length - inside.trimEnd().length),
  };
}

function isEmpty({ utf16Start, utf16End }: Span): boolean {
  return utf16Start >= utf16End;
}

function spanOf(text: string): Span {
  return { utf16Start: 0, utf16End: text.length };
}

/** A token and its glosses: those of the compound verb that it belongs to, if it does. */
interface GlossedToken {
  readonly token: Token;
  /** English, separated by `; `; empty if unknown. */
  readonly gloss: string;
}

/** An English word and the token that it came from. */
interface WordPair {
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
function wordPairs(tokens: readonly GlossedToken[], english: string, sentence: Span): WordPair[] {
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
