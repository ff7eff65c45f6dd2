import { existsSync, rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAbandoned, syncFolder, writeUnfinished } from '#platform/wholeFile.ts';
import { audioId, type EncodedAudio } from './encodedAudio.ts';

/** A file that is on disk, durably, and has yet to be given its name. */
interface WrittenAudio {
  readonly id: string;
  /** Its path. */
  readonly unfinished: string;
}

/** Finished audio as files of a folder, named by their content, readable to their owner only. */
export class AudioFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes `audio`, which is not there for others until it is published. */
  async write(audio: EncodedAudio): Promise<WrittenAudio> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    return { id: audioId(audio), unfinished: await writeUnfinished(this.#folder, audio.bytes) };
  }

  /** Gives what was written its own name; the same bytes may have it already. */
  async publish({ id, unfinished }: WrittenAudio): Promise<void> {
    if (this.has(id)) await rm(unfinished, { force: true });
    else await rename(unfinished, this.#path(id));
  }

  /** Makes a published name outlast a loss of power. */
  flush(): Promise<void> {
    return syncFolder(this.#folder);
  }

  has(id: string): boolean {
    return existsSync(this.#path(id));
  }

  /** The file, open for reading; undefined if there is none. */
  async open(id: string): Promise<FileHandle | undefined> {
    return open(this.#path(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  remove(id: string): void {
    rmSync(this.#path(id), { force: true });
  }

  /** Removes what processes that died have not published. `now` is Unix time in milliseconds. */
  removeAbandoned(now: number): Promise<void> {
    return removeAbandoned(this.#folder, now);
  }

  #path(id: string): string {
    return join(this.#folder, id);
  }
}
