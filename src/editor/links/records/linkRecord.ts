/**
 * A record is gzip of: the length in bytes of the numbers (32 bits, little endian), a byte that is 0 if the texts are in
 * UTF-8, and 1 if in UTF-16, for lone surrogates; the numbers; and the texts. Before that a word takes about six bytes.
 */
import { gunzipped, gzipped } from '#platform/gzip.ts';
import { type Link, type WrittenPiece, writtenOf } from '../../../document/links/link.ts';
import type { TrackedSpan } from '../../../document/links/trackedSpans.ts';
import { joinedBytes } from '../../../platform/bytes.ts';
import { Turns } from '../../../platform/turns.ts';
import { type Span, sliceSpan } from '../../../text/span.ts';
import { inSlices } from '../../documents/slices.ts';
import { NumberReader, NumberWriter } from './packedNumbers.ts';

/** The links of a document and the text that they stood in, which proves that they still fit. */
export interface LinkRecord {
  readonly text: string;
  /** In order, without overlap. */
  readonly words: readonly TrackedSpan<Link>[];
}

const RECORD_VERSION = 2;
/** In bytes, before the numbers. */
const HEAD_BYTES = 5;
/** Of a record that is read, unpacked: what is larger was not written here. */
const MAX_BYTES = 64_000_000;

/** Lets the host do other things meanwhile; packed on another thread. */
export async function encodeRecord({ text, words }: LinkRecord): Promise<Uint8Array> {
  const numbers = new NumberWriter();
  const texts = [text];
  numbers.write(RECORD_VERSION);
  numbers.write(text.length);
  const starts = await originStarts(words);
  numbers.write(starts.size);
  for await (const slice of inSlices(starts))
    for (const [{ original, written }, utf16Start] of slice) {
      const isInText = utf16Start >= 0 && text.startsWith(written, utf16Start);
      for (const number of [original.length, written.length, isInText ? utf16Start + 1 : 0])
        numbers.write(number);
      texts.push(original, isInText ? '' : written);
    }
  await writeWords(words, starts, numbers);
  const packed = numbers.bytes();
  const joined = texts.join('');
  const isWellFormed = joined.isWellFormed();
  const head = new DataView(new ArrayBuffer(HEAD_BYTES));
  head.setUint32(0, packed.length, true);
  head.setUint8(4, isWellFormed ? 0 : 1);
  const written = isWellFormed ? new TextEncoder().encode(joined) : utf16Of(joined);
  return gzipped(joinedBytes([new Uint8Array(head.buffer), packed, written]));
}

/** Undefined if it is not a record of this version, or broken. */
export async function decodeRecord(bytes: Uint8Array): Promise<LinkRecord | undefined> {
  try {
    return await readRecord(await gunzipped(bytes, MAX_BYTES));
  } catch {
    return undefined;
  }
}

/** UTF-16, little endian, as it is: an encoder of the platform would replace a lone surrogate. */
function utf16Of(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), true);
  return bytes;
}

/** So many units are made a text at once: each is an argument of a call. */
const PIECE_UNITS = 8192;

function textOfUtf16(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = Uint16Array.from({ length: bytes.length >> 1 }, (_, at) => view.getUint16(2 * at, true));
  const pieces: string[] = [];
  for (let at = 0; at < units.length; at += PIECE_UNITS)
    pieces.push(String.fromCharCode(...units.subarray(at, at + PIECE_UNITS)));
  return pieces.join('');
}

/** What the words came from, and where it begins in the text if nothing was changed before the first of its words. */
async function originStarts(words: LinkRecord['words']): Promise<ReadonlyMap<WrittenPiece, number>> {
  const starts = new Map<WrittenPiece, number>();
  for await (const slice of inSlices(words))
    for (const { utf16Start, value } of slice)
      if (!starts.has(value.piece)) starts.set(value.piece, utf16Start - value.written.utf16Start);
  return starts;
}

/** A word that stands as it was written, right after the one before, is told by small numbers. */
async function writeWords(
  words: LinkRecord['words'],
  origins: ReadonlyMap<WrittenPiece, number>,
  numbers: NumberWriter,
): Promise<void> {
  const indexes = new Map([...origins.keys()].map((origin, index) => [origin, index]));
  numbers.write(words.length);
  let [utf16Next, last, latinNext, persianNext] = [0, 0, 0, 0];
  for await (const slice of inSlices(words))
    for (const { utf16Start, utf16End, value } of slice) {
      const index = indexes.get(value.piece) ?? 0;
      if (index !== last) [latinNext, persianNext] = [0, 0];
      numbers.write(utf16Start - utf16Next);
      numbers.writeSigned(index - last);
      numbers.writeSigned(value.written.utf16Start - latinNext);
      numbers.write(value.written.utf16End - value.written.utf16Start);
      numbers.writeSigned(value.original.utf16Start - persianNext);
      numbers.write(value.original.utf16End - value.original.utf16Start);
      [utf16Next, last] = [utf16End, index];
      [latinNext, persianNext] = [value.written.utf16End, value.original.utf16End];
    }
}

/** So many are read before the clock is looked at. */
const SLICE = 256;

/** Reads an unpacked record, a part at a time; throws a `RangeError` if it is not one. */
async function readRecord(bytes: Uint8Array): Promise<LinkRecord> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packedEnd = HEAD_BYTES + view.getUint32(0, true);
  check(packedEnd <= bytes.length);
  const numbers = new NumberReader(bytes.subarray(HEAD_BYTES, packedEnd));
  const written = bytes.subarray(packedEnd);
  const isUtf8 = view.getUint8(4) === 0;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const texts = new TextReader(isUtf8 ? decoder.decode(written) : textOfUtf16(written));
  check(numbers.read() === RECORD_VERSION);
  const text = texts.read(numbers.read());
  const pieces = await readOrigins(text, numbers, texts);
  const words = await readWords(text, pieces, numbers);
  check(numbers.isAtEnd() && texts.isAtEnd());
  return { text, words };
}

class TextReader {
  readonly #text: string;
  #utf16Next = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(length: number): string {
    const utf16Start = this.#utf16Next;
    this.#utf16Next += length;
    check(this.#utf16Next <= this.#text.length);
    return this.#text.slice(utf16Start, this.#utf16Next);
  }

  isAtEnd(): boolean {
    return this.#utf16Next === this.#text.length;
  }
}

async function readOrigins(text: string, numbers: NumberReader, texts: TextReader): Promise<WrittenPiece[]> {
  const count = numbers.read();
  const pieces: WrittenPiece[] = [];
  const turns = new Turns();
  while (pieces.length < count) {
    const [persianLength, latinLength, place] = [numbers.read(), numbers.read(), numbers.read()];
    const original = texts.read(persianLength);
    const utf16Start = place - 1;
    check(place === 0 || utf16Start + latinLength <= text.length);
    const written = place === 0 ? texts.read(latinLength) : text.slice(utf16Start, utf16Start + latinLength);
    pieces.push({ original, written });
    if (pieces.length % SLICE === 0) await turns.pause();
  }
  return pieces;
}

async function readWords(
  text: string,
  pieces: readonly WrittenPiece[],
  numbers: NumberReader,
): Promise<TrackedSpan<Link>[]> {
  const count = numbers.read();
  const words: TrackedSpan<Link>[] = [];
  const turns = new Turns();
  let [utf16Next, index] = [0, 0];
  let after = { written: 0, original: 0 };
  while (words.length < count) {
    const utf16Start = utf16Next + numbers.read();
    const step = numbers.readSigned();
    if (step !== 0) after = { written: 0, original: 0 };
    index += step;
    const written = readSpan(numbers, after.written);
    const original = readSpan(numbers, after.original);
    const piece = pieces[index];
    check(piece !== undefined && written.utf16End > written.utf16Start);
    check(isWithin(written, piece.written) && isWithin(original, piece.original));
    const word = { utf16Start, utf16End: utf16Start + written.utf16End - written.utf16Start };
    const value = { piece, written, original };
    check(sliceSpan(text, word) === writtenOf(value));
    words.push({ ...word, value });
    utf16Next = word.utf16End;
    after = { written: written.utf16End, original: original.utf16End };
    if (words.length % SLICE === 0) await turns.pause();
  }
  return words;
}

function readSpan(numbers: NumberReader, utf16From: number): Span {
  const utf16Start = utf16From + numbers.readSigned();
  return { utf16Start, utf16End: utf16Start + numbers.read() };
}

function isWithin({ utf16Start, utf16End }: Span, text: string): boolean {
  return utf16Start >= 0 && utf16End <= text.length;
}

function check(isSo: boolean): asserts isSo {
  if (!isSo) throw new RangeError('The record is broken.');
}
