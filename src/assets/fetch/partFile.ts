import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { onDisk } from '../disk/diskFailure.ts';

const CHUNK_BYTES = 65_536;

/** What has arrived of a file, on the disk, hashed as it grows; what the disk refuses is an `AssetFailure`. */
export class PartFile {
  readonly #path: string;
  readonly #file: FileHandle;
  #hash = createHash('sha256');
  #length = 0;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** Goes on with what is there, unless it is longer than `mostBytes`. */
  static async open(path: string, mostBytes: number, signal: AbortSignal): Promise<PartFile> {
    return onDisk(dirname(path), async () => {
      const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
      const part = new PartFile(path, file);
      try {
        await part.#readExisting(mostBytes, signal);
        return part;
      } catch (error) {
        await file.close();
        throw error;
      }
    });
  }

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  /** Of all that is there. */
  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  write(bytes: Uint8Array): Promise<void> {
    return this.#onDisk(async () => {
      for (let at = 0; at < bytes.byteLength; ) {
        const { bytesWritten } = await this.#file.write(bytes, at, undefined, this.#length + at);
        at += bytesWritten;
      }
      this.#hash.update(bytes);
      this.#length += bytes.byteLength;
    });
  }

  restart(): Promise<void> {
    return this.#onDisk(async () => {
      if (this.#length > 0) await this.#file.truncate(0);
      this.#hash = createHash('sha256');
      this.#length = 0;
    });
  }

  /** Resolves when all of it is on the disk. */
  sync(): Promise<void> {
    return this.#onDisk(() => this.#file.sync());
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #readExisting(mostBytes: number, signal: AbortSignal): Promise<void> {
    const { size } = await this.#file.stat();
    if (size > mostBytes) return this.#file.truncate(0);
    const chunk = new Uint8Array(CHUNK_BYTES);
    while (this.#length < size) {
      signal.throwIfAborted();
      const { bytesRead } = await this.#file.read(chunk, 0, CHUNK_BYTES, this.#length);
      if (bytesRead === 0) return;
      this.#hash.update(chunk.subarray(0, bytesRead));
      this.#length += bytesRead;
    }
  }

  #onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
    return onDisk(dirname(this.#path), work);
  }
}
