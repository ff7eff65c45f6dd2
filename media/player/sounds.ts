import type { AudioFile, SectionPlace } from '../../src/panel/requests.ts';
import { Preview } from './source.ts';

/** A section as the key of a map. */
export function sectionKey({ playbackId, section }: SectionPlace): string {
  return `${section} ${playbackId}`;
}

/** Whether both are the same section of the same playback. */
export function isSameSection(a: SectionPlace | undefined, b: SectionPlace | undefined): boolean {
  return a?.playbackId === b?.playbackId && a?.section === b?.section;
}

/** So many finished files are kept; another is asked for again when it is needed. */
const KEPT_FILES = 4;

/** The sound that the panel has: previews of sections under way, and finished files. */
export class Sounds {
  readonly #fetch: (place: SectionPlace) => Promise<AudioFile>;
  readonly #previews = new Map<string, Preview>();
  /** The addresses of files, in the order of their last use. */
  readonly #files = new Map<string, Promise<string>>();

  constructor(fetch: (place: SectionPlace) => Promise<AudioFile>) {
    this.#fetch = fetch;
  }

  preview(place: SectionPlace): Preview | undefined {
    return this.#previews.get(sectionKey(place));
  }

  addChunk(place: SectionPlace, eventId: number, bytes: Uint8Array<ArrayBuffer>): void {
    const preview = this.preview(place) ?? new Preview();
    this.#previews.set(sectionKey(place), preview);
    preview.add(eventId, bytes);
  }

  endPreview(place: SectionPlace): void {
    this.preview(place)?.end();
  }

  dropPreview(place: SectionPlace): void {
    this.#previews.delete(sectionKey(place));
  }

  /** The address of the finished sound, for an audio element. */
  file(place: SectionPlace): Promise<string> {
    const key = sectionKey(place);
    const file = this.#files.get(key) ?? this.#load(place);
    this.#files.delete(key);
    this.#files.set(key, file);
    this.#dropOldFiles();
    return file;
  }

  dropFile(place: SectionPlace): void {
    this.#drop(sectionKey(place));
  }

  async #load(place: SectionPlace): Promise<string> {
    try {
      const { bytes, mimeType } = await this.#fetch(place);
      return URL.createObjectURL(new Blob([bytes], { type: mimeType }));
    } catch (error) {
      this.#files.delete(sectionKey(place));
      throw error;
    }
  }

  #dropOldFiles(): void {
    for (const key of [...this.#files.keys()].slice(0, -KEPT_FILES)) this.#drop(key);
  }

  #drop(key: string): void {
    this.#files.get(key)?.then(URL.revokeObjectURL, () => {});
    this.#files.delete(key);
  }
}
