/**
 * A record is gzip of: the length in bytes of the numbers (32 bits, little endian), a byte that is 0 if the texts are in
 * UTF-8, and 1 if in UTF-16, for lone surrogates; the numbers; and the texts. Before that a word takes about six bytes.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { WrittenPiece } from '../../../document/links/link.ts';
import { inSlices } from '../../documents/slices.ts';
import { NumberWriter } from './packedNumbers.ts';
import { readRecord } from './readRecord.ts';
import { HEAD_BYTES, type LinkRecord, RECORD_VERSION } from './recordFormat.ts';

/** As small as the slower levels make it, nearly. */
const LEVEL = 4;
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
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(packed.length);
  head.writeUInt8(isWellFormed ? 0 : 1, 4);
  const bytes = Buffer.concat([head, packed, Buffer.from(joined, isWellFormed ? 'utf8' : 'utf16le')]);
  return promisify(gzip)(bytes, { level: LEVEL });
}

/** Undefined if it is not a record of this version, or broken. */
export async function decodeRecord(bytes: Uint8Array): Promise<LinkRecord | undefined> {
  try {
    return await readRecord(await promisify(gunzip)(bytes, { maxOutputLength: MAX_BYTES }));
  } catch {
    return undefined;
  }
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
