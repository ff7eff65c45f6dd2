import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AssetFailure } from '../assetFailure.ts';
import type { Content } from '../catalogue/asset.ts';
import { diskFailure } from './diskFailure.ts';

interface CopyOptions {
  readonly from: string;
  /** Replaced if it is there. */
  readonly to: string;
  readonly unpack?: boolean;
  /** More are not written: the copy fails as different. */
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

/** Copies a file, unpacked if so wanted, onto the disk, and tells what was written. */
export async function copyMeasured(options: CopyOptions): Promise<Content> {
  const { from, to, unpack = false, mostBytes, signal } = options;
  const meter = new Meter(to, mostBytes);
  const source = createReadStream(from);
  const target = createWriteStream(to, { mode: 0o600, flush: true });
  const counted = (chunks: AsyncIterable<Uint8Array>) => meter.of(chunks);
  try {
    if (unpack) await pipeline(source, createGunzip(), counted, target, { signal });
    else await pipeline(source, counted, target, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (isPackingError(error)) throw new AssetFailure({ kind: 'different', file: basename(from) }, error);
    throw diskFailure(error, dirname(to));
  }
  return meter.content();
}

/** The content of a file of at most `mostBytes`. */
export async function contentOf(path: string, mostBytes: number, signal: AbortSignal): Promise<Content> {
  const meter = new Meter(path, mostBytes);
  try {
    for await (const _ of meter.of(createReadStream(path, { signal })));
  } catch (error) {
    signal.throwIfAborted();
    throw diskFailure(error, dirname(path));
  }
  return meter.content();
}

function isPackingError(error: unknown): boolean {
  return error instanceof Error && String(Reflect.get(error, 'code')).startsWith('Z_');
}

/** Counts and hashes what passes. */
class Meter {
  readonly #file: string;
  readonly #mostBytes: number;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  constructor(file: string, mostBytes: number) {
    this.#file = file;
    this.#mostBytes = mostBytes;
  }

  async *of(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of chunks) {
      this.#bytes += chunk.byteLength;
      if (this.#bytes > this.#mostBytes)
        throw new AssetFailure({ kind: 'different', file: basename(this.#file) });
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  content(): Content {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
