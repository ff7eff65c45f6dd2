import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audioId, type EncodedAudio } from './encodedAudio.ts';

const TEMPORARY = '.tmp';
/** A temporary file this old, in milliseconds, was left behind by a process that died. */
const ABANDONED_MS = 3_600_000;

/** A file that is on disk, durably, under a temporary name. */
interface WrittenAudio {
  readonly id: string;
  readonly temporary: string;
}

/** Finished audio as files of a folder, named by their content, readable to their owner only. */
export class AudioFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes `audio` under a temporary name. */
  async write(audio: EncodedAudio): Promise<WrittenAudio> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const temporary = join(this.#folder, `${randomUUID()}${TEMPORARY}`);
    try {
      await writeFile(temporary, audio.bytes, { flag: 'wx', mode: 0o600, flush: true });
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return { id: audioId(audio), temporary };
  }

  /** Gives what was written its own name; the same bytes may have it already. */
  async publish({ id, temporary }: WrittenAudio): Promise<void> {
    if (this.has(id)) await rm(temporary, { force: true });
    else await rename(temporary, this.#path(id));
  }

  /** Makes a published name outlast a loss of power; Windows needs and has nothing for it. */
  async flush(): Promise<void> {
    if (process.platform === 'win32') return;
    const handle = await open(this.#folder);
    await handle.sync().finally(() => handle.close());
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

  /** Removes the temporary files of processes that died. `now` is Unix time in milliseconds. */
  async removeAbandoned(now: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith(TEMPORARY))) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found !== undefined && found.mtimeMs < now - ABANDONED_MS) await rm(path, { force: true });
    }
  }

  #path(id: string): string {
    return join(this.#folder, id);
  }
}
