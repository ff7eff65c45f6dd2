import type { AudioFolder, OpenAudio, WrittenAudio } from '../audio/audioFolder.ts';
import { audioId, type EncodedAudio } from '../audio/encodedAudio.ts';
import type { BrowserStorage } from './browserStorage.ts';

interface BlobAudioFolderDependencies {
  /** In memory only if it is left out. */
  readonly storage: BrowserStorage | undefined;
  /** Those that the storage has. */
  readonly ids: readonly string[];
  /** Called with what keeps the storage from removing. */
  readonly onError: (error: Error) => void;
}

/** Finished audio as blobs of the browser. */
export class BlobAudioFolder implements AudioFolder {
  readonly #dependencies: BlobAudioFolderDependencies;
  readonly #ids: Set<string>;
  readonly #inMemory = new Map<string, Blob>();

  constructor(dependencies: BlobAudioFolderDependencies) {
    this.#dependencies = dependencies;
    this.#ids = new Set(dependencies.ids);
  }

  async write(audio: EncodedAudio): Promise<WrittenAudio> {
    const id = audioId(audio);
    const blob = new Blob([new Uint8Array(audio.bytes)], { type: audio.mimeType });
    return {
      id,
      publish: async () => {
        const { storage } = this.#dependencies;
        if (storage === undefined) this.#inMemory.set(id, blob);
        else await storage.writeAudio(id, blob);
        this.#ids.add(id);
      },
    };
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  async open(id: string): Promise<OpenAudio | undefined> {
    if (!this.has(id)) return undefined;
    const blob = this.#inMemory.get(id) ?? (await this.#dependencies.storage?.readAudio(id));
    return (
      blob && {
        size: blob.size,
        read: ({ start, end }) => blob.slice(start, end + 1).stream(),
        async close() {},
      }
    );
  }

  remove(id: string): void {
    const { storage, onError } = this.#dependencies;
    this.#ids.delete(id);
    this.#inMemory.delete(id);
    void storage?.removeAudio(id).catch(onError);
  }

  /** Nothing is written before it is published. */
  async removeAbandoned(): Promise<void> {}
}
