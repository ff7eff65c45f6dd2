import type { TinyVocabulary } from './vocabulary.ts';

const MAGIC = 0xf11a48d5013417f5n;
/** The engine checks it only when it is told to. */
const NO_CHECKSUM = 0n;
/** Always allowed: so many of the commonest pieces. */
const FIRST = 8n;
const BEST = 50n;

/** Which pieces may stand for each piece: six numbers, the offset of each list, the lists. */
export function shortlistFile({ pieces, partners }: TinyVocabulary): Buffer {
  const lists = pieces.map((_, at) => {
    const partner = partners.get(at);
    return partner === undefined ? [] : [partner];
  });
  const offsets = [0];
  for (const list of lists) offsets.push((offsets.at(-1) ?? 0) + list.length);
  const ids = Uint32Array.from(lists.flat());
  const header = [MAGIC, NO_CHECKSUM, FIRST, BEST, BigInt(offsets.length), BigInt(ids.length)];
  const numbers = BigUint64Array.from([...header, ...offsets.map(BigInt)]);
  return Buffer.concat([Buffer.from(numbers.buffer), Buffer.from(ids.buffer)]);
}
