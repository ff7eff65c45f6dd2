import type { Analysis, Token } from '../../../engine/index.ts';
import { codePointLength } from '../../../text/codePoints.ts';
import { sentenceStarts } from '../../../text/sections/sentences.ts';
import { signAt } from './signTokens.ts';
import { sourceParts } from './sourceParts.ts';
import type { SourceSentence } from './sourceSentence.ts';

/** Code points of a sentence at most, so that each takes well below a second. */
const MAX_CODE_POINTS = 400;
/** From here on one ends even within a list of numbers or signs. */
const CUT_CODE_POINTS = 2 * MAX_CODE_POINTS;
/** A line that is shorter, in code points, was not wrapped: what follows it is another sentence. */
const WRAPPED_LINE = 40;
/** What may stand before a sentence and is not part of it: a list's dash, a heading's hashes. */
const MARKER = /^[-*•–—#>|+]+$/;

/** Divides an analysed text into what is translated at once. Joined in order they are the whole text. */
export function sourceSentences({ source, tokens }: Analysis): SourceSentence[] {
  const sentences: SourceSentence[] = [];
  const standIns = textStandIns(source);
  let before = '';
  for (const piece of piecesOf(source, tokens)) {
    const from = piece.findIndex((token, at) => !isMarker(token) || beginsEmphasis(piece, at));
    const to = piece.findLastIndex(({ kind }) => kind !== 'space') + 1;
    const body = from < 0 ? [] : piece.slice(from, to);
    if (!body.some(({ kind }) => kind === 'word')) {
      before += sourceOf(piece);
      continue;
    }
    sentences.push({ before: before + sourceOf(piece.slice(0, from)), parts: sourceParts(body, standIns()) });
    before = sourceOf(piece.slice(to));
  }
  return before === '' ? sentences : [...sentences, { before, parts: [] }];
}

/** The tokens of each sentence, or of each part of one that is too long. */
function piecesOf(source: string, tokens: readonly Token[]): Token[][] {
  const starts = new Set(sentenceStarts(source));
  const pieces: Token[][] = [];
  let codePoints = Number.POSITIVE_INFINITY;
  let lineCodePoints = 0;
  tokens.forEach((token, at) => {
    const length = codePointLength(token.source);
    const isNew =
      starts.has(token.utf16Start) ||
      (breaksLine(tokens[at - 1]) && (lineCodePoints < WRAPPED_LINE || token.kind !== 'word')) ||
      (codePoints > MAX_CODE_POINTS && tokens[at - 1]?.kind !== 'word' && token.kind === 'word') ||
      codePoints > CUT_CODE_POINTS;
    if (isNew) pieces.push([]);
    pieces.at(-1)?.push(token);
    codePoints = isNew ? length : codePoints + length;
    if (!breaksLine(token)) lineCodePoints = breaksLine(tokens[at - 1]) ? length : lineCodePoints + length;
  });
  return pieces;
}

function breaksLine(token: Token | undefined): boolean {
  return token?.kind === 'space' && /[\n\r\u2028\u2029]/.test(token.source);
}

function isMarker({ kind, source }: Token): boolean {
  return kind === 'space' || (kind === 'punctuation' && MARKER.test(source));
}

/** A sign before a word belongs to its sentence. */
function beginsEmphasis(tokens: readonly Token[], at: number): boolean {
  const sign = signAt(tokens, at);
  const next = sign && tokens[at + sign.length];
  return next !== undefined && next.kind !== 'space';
}

function sourceOf(tokens: readonly Token[]): string {
  return tokens.map(({ source }) => source).join('');
}

/** Letters that, with a number, stand for a word that the engine would garble. */
const LETTERS = ['X', 'Z', 'Q', 'XX', 'ZZ', 'QQ', 'QXZ'] as const;

/** What the text itself may have, or who sent it may have put there for something else. */
const LIKE_A_STAND_IN = /[A-Za-z]{1,3}(?=\d)/g;

/**
 * What may stand for an address or a piece of code in the sentences of a text: short words that the text does not have.
 * Each call begins anew, since sentences are translated one by one.
 */
function textStandIns(text: string): () => Generator<string, string> {
  const taken = new Set(text.matchAll(LIKE_A_STAND_IN).map(([letters]) => letters.toUpperCase()));
  const free = LETTERS.find((letters) => !taken.has(letters));
  if (free !== undefined) return () => numbered(free, () => false);
  const words = new Set(text.match(/[A-Z]+\d+/gi)?.map((word) => word.toUpperCase()));
  return () => numbered('X', (word) => words.has(word));
}

function* numbered(letters: string, isTaken: (word: string) => boolean): Generator<string, string> {
  for (let number = 1; ; number++) if (!isTaken(letters + number)) yield letters + number;
}
