import type { Analysis, Token } from '../../../engine/index.ts';
import { codePointLength } from '../../../text/codePoints.ts';
import { sentenceStarts } from '../../../text/sections/sentences.ts';

/** A part of a sentence as the fluent engine gets it, in standard letters. */
export interface SourcePart {
  readonly text: string;
  /** The white space before it: empty, a space, or a line break where a sentence goes on in the next line. */
  readonly space: string;
  /** What it was made of: a half-open span of the source, in code points. */
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly kind: 'word' | 'punctuation' | 'number' | 'kept' | 'sign';
  /** What must stand in the English unchanged, whatever `text` says in its place. */
  readonly original: string;
}

/** What is translated at once; the English of the sentences follows each other with `before` before each. */
export interface SourceSentence {
  /** White space, a list's dash and the like, unchanged. */
  readonly before: string;
  /** None for what has no Persian word, and is not translated: all of it is in `before`. */
  readonly parts: readonly SourcePart[];
}

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

const ZWNJ = '\u200c';
/** A word that the engine copies; longer or odder ones it would garble, so a short stand-in takes their place. */
const PLAIN = /^[A-Za-z][A-Za-z0-9]{0,15}$/;
/** Controls: behind a NUL the engine reads nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/**
 * The words of a sentence in standard letters: joined words parted, pieces written apart joined by a ZWNJ, digits Latin,
 * marks and tatweel gone, and one of the `standIns` for each address, piece of code and emoji.
 */
function sourceParts(tokens: readonly Token[], standIns: Iterator<string, string>): SourcePart[] {
  const parts: SourcePart[] = [];
  let space = '';
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.kind === 'space') {
      space = /[\n\r\u2028\u2029]/.test(token.source) ? token.source : ' ';
      continue;
    }
    const previous = parts.at(-1);
    const sign = signAt(tokens, at);
    if (sign !== undefined) {
      parts.push({ ...signPart(sign), space });
      at += sign.length - 1;
    } else if (previous !== undefined && previous.kind !== 'sign' && isPieceOfBefore(token, tokens, at)) {
      parts[parts.length - 1] = withPiece(previous, token);
    } else {
      const part = partOf(token, () => standIns.next().value);
      const isJoined = space === '' && part.kind === 'word' && previous?.kind === 'word';
      parts.push({ ...part, space: isJoined ? ' ' : space });
    }
    space = '';
  }
  return parts;
}

function signPart(tokens: readonly Token[]): Omit<SourcePart, 'space'> {
  const text = tokens.map(({ source }) => source).join('');
  const [first, last] = [tokens[0], tokens.at(-1)];
  return {
    kind: 'sign',
    text,
    original: text,
    codePointStart: first?.codePointStart ?? 0,
    codePointEnd: last?.codePointEnd ?? 0,
  };
}

function isPieceOfBefore(token: Token, tokens: readonly Token[], at: number): boolean {
  if (token.word === undefined) return false;
  return token.word.attachedTo === 'previous' || wordBefore(tokens, at)?.word?.attachedTo === 'next';
}

function wordBefore(tokens: readonly Token[], at: number): Token | undefined {
  const before = tokens[at - 1];
  return before?.kind === 'space' ? tokens[at - 2] : before;
}

/** The first part of a compound that is written apart is read as all of it. */
function withPiece(part: SourcePart, token: Token): SourcePart {
  const piece = ZWNJ + (token.word?.normalised ?? token.source);
  const text = part.text.endsWith(piece) ? part.text : part.text + piece;
  return { ...part, text, original: text, codePointEnd: token.codePointEnd };
}

function partOf(token: Token, standIn: () => string): Omit<SourcePart, 'space'> {
  const { codePointStart, codePointEnd, source } = token;
  const span = { codePointStart, codePointEnd, original: source };
  switch (token.kind) {
    case 'word':
      return { ...span, kind: 'word', text: token.word === undefined ? source : withHalfSpaces(token.word) };
    case 'number': {
      const text = latinNumber(source);
      return { ...span, kind: 'number', text, original: text };
    }
    case 'latin':
    case 'url':
    case 'email':
    case 'code':
    case 'emoji':
      return { ...span, kind: 'kept', text: PLAIN.test(source) ? source : standIn() };
    default:
      return { ...span, kind: 'punctuation', text: source.replace(UNSEEN, '') };
  }
}

function latinNumber(source: string): string {
  return source
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c،]/g, ',')
    .replace(/٪/g, '%');
}

/** What a text may have around its words for emphasis and the like. */
const SIGNS = ['**', '__', '~~', '==', '++', '^^', '|||'] as const;

/** The sign of emphasis and the like that begins with a token, which may be of several; undefined if none does. */
function signAt(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const first = tokens[at];
  if (first?.kind !== 'punctuation' && first?.kind !== 'latin') return undefined;
  for (const sign of SIGNS) {
    if (first.source === sign) return [first];
    const several = tokens.slice(at, at + sign.length);
    if (several.map(({ source }) => source).join('') === sign) return several;
  }
  return undefined;
}

type Word = NonNullable<Token['word']>;

const WITH_MI: ReadonlySet<string | undefined> = new Set(['present', 'imperfect']);
/** Not before a vowel: میاد has lost a letter, and nobody writes it otherwise. */
const MI = /^(?:(?:بر|در|باز|فرو|فرا|وا|ور)\u200c?)?ن?می(?=[^\u200cا])/;
/** Letters that are not joined to the next one: a half-space behind them parts nothing. */
const UNJOINED_ENDING = /[اآأدذرزژوؤ]$/;
/** Only and lonely, minus, of the field: read as plurals and verbs now and then. */
const OTHER_WORDS = /^(?:تنها|منها|میدانی$)/;

/** The letters of a word with the half-spaces that its writer left out: میرود, کتابهایش. */
function withHalfSpaces({ normalised, pronunciation }: Word): string {
  if (OTHER_WORDS.test(normalised)) return normalised;
  const { lemma, partOfSpeech, inflection } = pronunciation;
  if (partOfSpeech === 'verb' && (WITH_MI.has(inflection.tense) || lemma.endsWith('می‌توان')))
    return normalised.replace(MI, `$&${ZWNJ}`);
  const isJoinedPlural =
    inflection.plural && normalised.startsWith(`${lemma}ها`) && !UNJOINED_ENDING.test(lemma);
  return isJoinedPlural ? lemma + ZWNJ + normalised.slice(lemma.length) : normalised;
}
