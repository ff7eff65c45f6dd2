import type { FollowedSpan } from '../../../document/links/followedSpans.ts';
import { type Link, latinOf, type Origin } from '../../../document/links/link.ts';
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
  const origins = await readOrigins(text, numbers, texts);
  const words = await readWords(text, origins, numbers);
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

async function readOrigins(text: string, numbers: NumberReader, texts: TextReader): Promise<Origin[]> {
  const count = numbers.read();
  const origins: Origin[] = [];
  const turns = new Turns();
  while (origins.length < count) {
    const [persianLength, latinLength, place] = [numbers.read(), numbers.read(), numbers.read()];
    const persian = texts.read(persianLength);
    const utf16Start = place - 1;
    check(place === 0 || utf16Start + latinLength <= text.length);
    const latin = place === 0 ? texts.read(latinLength) : text.slice(utf16Start, utf16Start + latinLength);
    origins.push({ persian, latin });
    if (origins.length % SLICE === 0) await turns.pause();
  }
  return origins;
}

async function readWords(
  text: string,
  origins: readonly Origin[],
  numbers: NumberReader,
): Promise<FollowedSpan<Link>[]> {
  const count = numbers.read();
  const words: FollowedSpan<Link>[] = [];
  const turns = new Turns();
  let [utf16Next, index] = [0, 0];
  let after = { latin: 0, persian: 0 };
  while (words.length < count) {
    const utf16Start = utf16Next + numbers.read();
    const step = numbers.readSigned();
    if (step !== 0) after = { latin: 0, persian: 0 };
    index += step;
    const latin = readSpan(numbers, after.latin);
    const persian = readSpan(numbers, after.persian);
    const origin = origins[index];
    check(origin !== undefined && latin.utf16End > latin.utf16Start);
    check(isWithin(latin, origin.latin) && isWithin(persian, origin.persian));
    const word = { utf16Start, utf16End: utf16Start + latin.utf16End - latin.utf16Start };
    const value = { origin, latin, persian };
    check(sliceSpan(text, word) === latinOf(value));
    words.push({ ...word, value });
    utf16Next = word.utf16End;
    after = { latin: latin.utf16End, persian: persian.utf16End };
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
