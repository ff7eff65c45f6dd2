import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { isContainer } from './container.ts';

/** The least that a container can be made, which takes seconds for each megabyte; what is compressed stays as it is. */
export function compressed(file: Uint8Array): Uint8Array {
  if (!isContainer(file)) return file;
  return brotliCompressSync(file, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });
}

/**
 * The container in `file`, which may be compressed.
 * @param maxBytes what it has at most; more is none
 * @returns `file` itself if it is neither a container nor compressed: who opens it says so
 */
export function decompressed(file: Uint8Array, maxBytes: number): Uint8Array {
  if (isContainer(file)) return file;
  try {
    return brotliDecompressSync(file, { maxOutputLength: maxBytes });
  } catch {
    return file;
  }
}
