import { type BrowserStorage, PIECE_BYTES } from './browserStorage.ts';

/** Changes are kept so long after the first of them, in milliseconds. */
const SAVE_AFTER_MS = 500;

interface ImageKeeperDependencies {
  readonly storage: BrowserStorage;
  /** The whole of what is to be kept, as it is now. */
  readonly image: () => Uint8Array<ArrayBuffer>;
  /** Called with what keeps it from being kept; the next change tries again. */
  readonly onError: (error: Error) => void;
}

/** Keeps an image as it changes: what of it is another than before. */
export class ImageKeeper {
  readonly #dependencies: ImageKeeperDependencies;
  #hashes: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #isChanged = false;

  constructor(dependencies: ImageKeeperDependencies) {
    this.#dependencies = dependencies;
  }

  /** To be called after each change. */
  change(): void {
    this.#isChanged = true;
    if (this.#saving === undefined) this.#timer ??= setTimeout(() => this.save(), SAVE_AFTER_MS);
  }

  /** Keeps at once what has changed. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#saving !== undefined || !this.#isChanged) return;
    this.#saving = this.#write()
      .catch((error: unknown) => {
        this.#hashes = [];
        this.#dependencies.onError(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => {
        this.#saving = undefined;
        if (this.#isChanged) this.change();
      });
  }

  async #write(): Promise<void> {
    const { image, storage } = this.#dependencies;
    this.#isChanged = false;
    const pieces = piecesOf(image());
    // What was made anew counts as a change.
    this.#isChanged = false;
    const hashes = await Promise.all(pieces.map(hashOf));
    const changed = [...pieces.entries()].filter(([at]) => hashes[at] !== this.#hashes[at]);
    if (changed.length === 0 && hashes.length === this.#hashes.length) return;
    await storage.writeImage(new Map(changed), pieces.length);
    this.#hashes = hashes;
  }
}

function piecesOf(image: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  return Array.from({ length: Math.ceil(image.length / PIECE_BYTES) }, (_, at) =>
    image.slice(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
  );
}

async function hashOf(piece: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', piece)).join();
}
