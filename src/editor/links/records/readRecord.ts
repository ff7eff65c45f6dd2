import { type Link, type WrittenPiece, writtenOf } from '../../../document/links/link.ts';
import type { TrackedSpan } from '../../../document/links/trackedSpans.ts';
import { type Span, sliceSpan } from '../../../text/span.ts';
import { Turns } from '../../documents/slices.ts';
import { NumberReader } from './packedNumbers.ts';
import { HEAD_BYTES, type LinkRecord, RECORD_VERSION } from './recordFormat.ts';

/** So many are read before the clock is looked at. */
const SLICE = 256;

/** Reads an unpacked record, a part at a time; throws a `RangeError` if it is not one. */
export async function readRecord(bytes: Buffer): Promise<LinkRecord> {
  const packedEnd = HEAD_BYTES + bytes.readUInt32LE();
  const encoding = bytes.readUInt8(4) === 0 ? 'utf8' : 'utf16le';
  check(packedEnd <= bytes.length);
  const numbers = new NumberReader(bytes.subarray(HEAD_BYTES, packedEnd));
  const texts = new TextReader(bytes.subarray(packedEnd).toString(encoding));
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
