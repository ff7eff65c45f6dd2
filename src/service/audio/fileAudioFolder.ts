import { existsSync, rmSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { removeAbandoned, syncFolder, writeUnfinished } from '#platform/wholeFile.ts';
import type { AudioFolder, OpenAudio, WrittenAudio } from './audioFolder.ts';
import { audioId, type EncodedAudio } from './encodedAudio.ts';

/** Finished audio as files of a folder, readable to their owner only. */
export class FileAudioFolder implements AudioFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(audio: EncodedAudio): Promise<WrittenAudio> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const id = audioId(audio);
    const unfinished = await writeUnfinished(this.#folder, audio.bytes);
    return { id, publish: () => this.#publish(id, unfinished) };
  }

  has(id: string): boolean {
    return existsSync(this.#path(id));
  }

  async open(id: string): Promise<OpenAudio | undefined> {
    const file = await open(this.#path(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (file === undefined) return undefined;
    try {
      const { size } = await file.stat();
      return {
        size,
        read: (range) => Readable.toWeb(file.createReadStream({ ...range })) as ReadableStream,
        close: () => file.close(),
      };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  remove(id: string): void {
    rmSync(this.#path(id), { force: true });
  }

  removeAbandoned(now: number): Promise<void> {
    return removeAbandoned(this.#folder, now);
  }

  async #publish(id: string, unfinished: string): Promise<void> {
    if (this.has(id)) await rm(unfinished, { force: true });
    else await rename(unfinished, this.#path(id));
    await syncFolder(this.#folder);
  }

  #path(id: string): string {
    return join(this.#folder, id);
  }
}
