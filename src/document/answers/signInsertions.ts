import { firstIndex } from '../../text/firstIndex.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import { type Gap, pairedSigns, type Sign } from './gapSigns.ts';
import type { Insertion } from './insertedText.ts';
import { nestedSigns, type PlacedSign, type SignPair, type TracedWord } from './nestedSigns.ts';
import type { Segment } from './placeSigns.ts';
import { sameNumbers } from './sameNumbers.ts';

/** A part of a passage and the part of the English that it became. */
interface TranslatedPart {
  readonly sent: Span;
  readonly english: Span;
}

/** A sentence of the English and the one that it came from. */
export interface Sentence extends AlignedSpan {
  readonly words: readonly AlignedSpan[];
  /** Whether the rest of it is in another passage. */
  readonly isPart: boolean;
}

/** What an object character stands for. */
export interface KeptObject {
  readonly character: string;
  readonly text: string;
  readonly utf16Sent: number;
  readonly document: Span;
  readonly hasPassages: boolean;
}

/** A passage that was sent, and its English. */
interface SignedPassage {
  readonly english: string;
  /** The text that was sent. */
  readonly sent: string;
  readonly lines: readonly TranslatedPart[];
  readonly gaps: readonly Gap[];
  readonly objects: ReadonlyMap<string, KeptObject>;
  readonly sentences: readonly Sentence[];
}

/**
 * Where the signs of a passage belong in its English, sentence by sentence: around what the words became that they stood
 * around. Undefined if there is no such place.
 */
export function signInsertions(passage: SignedPassage): Insertion[] | undefined {
  const { english, lines, sentences } = passage;
  const { signs, pairs } = pairedSigns(passage.gaps);
  if (signs.length === 0) return [];
  const complete = pairs
    .filter(({ opens, closes }) => opens >= 0 && closes < signs.length)
    .sort((a, b) => a.opens - b.opens);
  const all = {
    signs,
    pairs: complete,
    paths: pathsOf(
      signs,
      pairs.filter(({ opens, closes }) => opens < 0 || closes >= signs.length),
    ),
    words: sentences.flatMap((sentence) => sentence.words),
  };
  const insertions: Insertion[] = [];
  for (const piece of withWholePairs(
    lines.flatMap((line) => inSentences(line, sentences)),
    all,
  )) {
    const tokens = wordsOf(english, piece.english);
    const placed = placedSigns(passage, piece, tokens, all);
    if (placed === undefined) return undefined;
    for (const insertion of insertionsAt(english, piece.english, tokens, signs, placed))
      insertions.push(insertion);
  }
  return insertions;
}

interface AllSigns {
  readonly signs: readonly Sign[];
  /** Those that are complete, outermost first. */
  readonly pairs: readonly SignPair[];
  /** Of the pairs that are not complete only. */
  readonly paths: readonly Path[];
  readonly words: readonly AlignedSpan[];
}

/** A piece with the signs from `first` to `next`. */
interface SignedPart extends TranslatedPart, SignRange {}

/** The pieces, of which those that a pair stretches over are one. */
function withWholePairs(pieces: readonly TranslatedPart[], { signs, pairs }: AllSigns): SignedPart[] {
  const result: SignedPart[] = [];
  let [first, pair, needed] = [0, 0, 0];
  for (const piece of pieces) {
    let next = first;
    while (next < signs.length && isBefore(signs[next], piece)) next++;
    const last = result.at(-1);
    if (last !== undefined && needed > first)
      result[result.length - 1] = {
        sent: { ...last.sent, utf16End: piece.sent.utf16End },
        english: { ...last.english, utf16End: piece.english.utf16End },
        first: last.first,
        next,
      };
    else result.push({ ...piece, first, next });
    for (let each = pairs[pair]; each !== undefined && each.opens < next; each = pairs[++pair])
      needed = Math.max(needed, each.closes + 1);
    first = next;
  }
  return result;
}

function placedSigns(
  passage: SignedPassage,
  piece: SignedPart,
  tokens: readonly Span[],
  { signs, pairs, paths, words }: AllSigns,
): PlacedSign[] | undefined {
  const { first, next } = piece;
  const numbers = sameNumbers(
    { text: passage.sent, span: piece.sent },
    { text: passage.english, spans: tokens },
  );
  const traced = tokens.map((token, at) =>
    wordAt(passage, { token, link: numbers[at] ?? wordIn(words, token) }, signs, piece),
  );
  const from = firstIndex(pairs.length, (at) => (pairs[at]?.opens ?? 0) >= first);
  const to = firstIndex(pairs.length, (at) => (pairs[at]?.opens ?? 0) >= next);
  return nestedSigns({
    sent: passage.sent,
    line: piece.sent,
    words: traced,
    signs: signs.slice(first, next),
    pairs: pairs
      .slice(from, to)
      .map(({ opens, closes }) => ({ opens: opens - first, closes: closes - first })),
    segmentsOf: (single) =>
      segmentsOf(
        passage.sent,
        piece,
        signs,
        paths,
        single.map((index) => first + index),
      ),
  })?.map(({ sign, place }) => ({ sign: first + sign, place }));
}

/** What stands between these signs of a piece. */
function segmentsOf(
  sent: string,
  { sent: { utf16Start, utf16End }, next }: SignedPart,
  signs: readonly Sign[],
  paths: readonly Path[],
  indices: readonly number[],
): Segment[] {
  const length = Math.max(1, utf16End - utf16Start);
  return [...indices, next].map((index, at) => {
    const { path, depth, isWhole } = paths[index] ?? { path: '', depth: 0, isWhole: false };
    const before = signs[indices[at - 1] ?? -1];
    const begin = before?.utf16At ?? utf16Start;
    const end = at === indices.length ? utf16End : (signs[index]?.utf16At ?? utf16End);
    return {
      path,
      depth,
      needsWord: isWhole && IS_WORD.test(sent.slice(begin, end)),
      isTied: before?.isTied === true,
      begin: (begin - utf16Start) / length,
    };
  });
}

function wordAt(
  { english, objects }: SignedPassage,
  { token, link }: { readonly token: Span; readonly link: AlignedSpan | undefined },
  signs: readonly Sign[],
  { first, next }: SignRange,
): TracedWord {
  const text = sliceSpan(english, token);
  const isWord = IS_WORD.test(text);
  const object = objects.get(text);
  const utf16Sent = object?.utf16Sent ?? link?.original.utf16Start;
  if (utf16Sent === undefined) return { text, utf16Sent, segment: undefined, isFixed: false, isWord };
  const index = first + firstIndex(next - first, (at) => (signs[first + at]?.utf16At ?? 0) > utf16Sent);
  const isLast = link !== undefined && token.utf16End === link.written.utf16End;
  const touches = isLast && signs[index]?.utf16At === link.original.utf16End;
  const ends = touches ? index - first + 1 : undefined;
  return { text, utf16Sent, segment: index - first, isFixed: object !== undefined, isWord, ends };
}

/** In which pairs the text before each sign stands, and behind the last one. */
interface Path {
  readonly path: string;
  readonly depth: number;
  /** Whether it is all that a pair has. */
  readonly isWhole: boolean;
}

/** Pairs lie within each other, so that the innermost one tells all. */
function pathsOf(
  signs: readonly Sign[],
  pairs: readonly { readonly opens: number; readonly closes: number }[],
): Path[] {
  const outermostFirst = pairs.toSorted((a, b) => a.opens - b.opens || b.closes - a.closes);
  const inside: { readonly opens: number; readonly closes: number }[] = [];
  let [next, standing] = [0, 0];
  return Array.from({ length: signs.length + 1 }, (_, index) => {
    while ((inside.at(-1)?.closes ?? index) < index) inside.pop();
    let isWhole = false;
    for (let pair = outermostFirst[next]; pair?.opens === index - 1; pair = outermostFirst[++next]) {
      inside.push(pair);
      isWhole ||= pair.closes === index;
    }
    const before = signs[index - 1];
    if (before?.role === 'stands' && !before.isSpace && !before.isTied) standing++;
    const innermost = inside.at(-1);
    return { path: `${innermost?.opens} ${innermost?.closes}|${standing}`, depth: inside.length, isWhole };
  });
}

/** A line at the borders of its sentences, where these follow each other in both languages. */
function inSentences(line: TranslatedPart, sentences: readonly Sentence[]): TranslatedPart[] {
  const from = firstIndex(
    sentences.length,
    (at) => (sentences[at]?.written.utf16Start ?? 0) >= line.english.utf16Start,
  );
  const pieces: TranslatedPart[] = [];
  let rest = line;
  for (const { original, written, isPart } of sentences.slice(from)) {
    if (written.utf16Start >= line.english.utf16End) break;
    const isNext = original.utf16Start > rest.sent.utf16Start && written.utf16Start > rest.english.utf16Start;
    if (isPart || !isNext || original.utf16Start >= line.sent.utf16End) continue;
    pieces.push({
      sent: { ...rest.sent, utf16End: original.utf16Start },
      english: { ...rest.english, utf16End: written.utf16Start },
    });
    rest = {
      sent: { ...rest.sent, utf16Start: original.utf16Start },
      english: { ...rest.english, utf16Start: written.utf16Start },
    };
  }
  return [...pieces, rest];
}

/** Of a sign at the border of two pieces, what closes is of the first. */
function isBefore(sign: Sign | undefined, { sent }: TranslatedPart): boolean {
  if (sign === undefined) return false;
  return sign.utf16At < sent.utf16End || (sign.utf16At === sent.utf16End && sign.role !== 'opens');
}

/** The linked word that a token is or is a part of; they are in the order of the English. */
function wordIn(words: readonly AlignedSpan[], { utf16Start }: Span): AlignedSpan | undefined {
  const word = words[firstIndex(words.length, (at) => (words[at]?.written.utf16End ?? 0) > utf16Start)];
  return word !== undefined && word.written.utf16Start <= utf16Start ? word : undefined;
}

interface SignRange {
  readonly first: number;
  readonly next: number;
}

/** What has a letter, a digit or an object. */
const IS_WORD = /[\p{L}\p{N}\ue000-\uf8ff]/u;
/** Numbers, words, objects and signs of punctuation, each by itself. */
const ENGLISH_WORD = /\d+(?:[.,:/]\d+)+|[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|[^\s]/gu;

function wordsOf(english: string, line: Span): Span[] {
  return [...sliceSpan(english, line).matchAll(ENGLISH_WORD)].map(({ index, 0: word }) => ({
    utf16Start: line.utf16Start + index,
    utf16End: line.utf16Start + index + word.length,
  }));
}

/** What opens stands before its word, what closes behind the last one; what stands for white space takes its place. */
function* insertionsAt(
  english: string,
  line: Span,
  words: readonly Span[],
  signs: readonly Sign[],
  placed: readonly PlacedSign[],
): Generator<Insertion> {
  let utf16Next = line.utf16Start;
  for (const { sign, place } of placed) {
    const at = signs[sign];
    if (at === undefined) continue;
    const { text, role, isSpace, isTied, utf16At } = at;
    const [before, after] = [words[place - 1]?.utf16End, words[place]?.utf16Start];
    const closes = role === 'closes' || isTied;
    const wanted = (closes || isSpace ? (before ?? after) : (after ?? before)) ?? line.utf16Start;
    const utf16Start = Math.max(utf16Next, wanted);
    const gap =
      isSpace && before !== undefined && after !== undefined && utf16Start === before ? after : utf16Start;
    // A line break stands for something in the document.
    const utf16End = /^(?!.*\n)\s*$/s.test(english.slice(utf16Start, gap)) ? gap : utf16Start;
    yield { text, utf16Sent: utf16At, utf16Start, utf16End };
    utf16Next = utf16End;
  }
}
