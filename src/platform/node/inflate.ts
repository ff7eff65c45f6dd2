import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflated = promisify(inflateRaw);

/** The least that zlib takes. */
const MIN_CHUNK_BYTES = 64;

/**
 * The `length` bytes of which raw deflate made `bytes`. It is done beside this thread, and by so many threads at once as
 * there are calls and processors. Rejects with an Error if `bytes` are damaged or the inflated are not `length`.
 */
export async function inflate(bytes: Uint8Array, length: number): Promise<Uint8Array> {
  // One more, because a chunk that is full is followed by another; with zlib's own many small ones it takes twice as long.
  const chunkSize = Math.max(length + 1, MIN_CHUNK_BYTES);
  const found = await inflated(bytes, { chunkSize, maxOutputLength: length });
  if (found.length !== length) throw new Error('There is less than there should be.');
  return found;
}
