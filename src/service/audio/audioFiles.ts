import type { Store } from '../store/store.ts';
import type { AudioFolder } from './audioFolder.ts';
import type { AudioTable } from './audioTable.ts';
import type { EncodedAudio } from './encodedAudio.ts';

/** Finished audio, on disk and in the store. Several processes may share both. */
export class AudioFiles {
  readonly #store: Store;
  readonly #table: AudioTable;
  readonly #folder: AudioFolder;

  constructor(store: Store, table: AudioTable, folder: AudioFolder) {
    this.#store = store;
    this.#table = table;
    this.#folder = folder;
  }

  /**
   * Keeps `audio` until `keepUntil`, in Unix milliseconds, and returns its id. What is returned is durable.
   * `record` writes what else is to be known of it, in the same transaction. The row comes before the file, so
   * that a crash leaves at most a row too many: that is taken for audio that is lost, and is removed in time.
   */
  async add(
    audio: EncodedAudio,
    keepUntil: number,
    record: (id: string) => void = () => {},
  ): Promise<string> {
    const written = await this.#folder.write(audio);
    this.#store.transaction(() => {
      this.#table.keep(written.id, keepUntil);
      record(written.id);
    });
    await this.#folder.publish(written);
    await this.#folder.flush();
    return written.id;
  }

  /** Keeps `id` longer; false if there is no such file any more. */
  keep(id: string, until: number): boolean {
    return this.#store.transaction(() => {
      if (!this.#folder.has(id)) return false;
      this.#table.keep(id, until);
      return true;
    });
  }

  /**
   * Removes what is kept until `now` at most, in Unix milliseconds, and what dead processes left behind. The
   * files go under the store's lock: nobody can be adding them again.
   */
  async cleanUp(now: number): Promise<void> {
    this.#store.transaction(() => {
      for (const id of this.#table.removeExpired(now)) this.#folder.remove(id);
    });
    await this.#folder.removeAbandoned(now);
  }
}
