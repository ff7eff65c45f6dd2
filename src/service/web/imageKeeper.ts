/** What of an image is written at a time, in bytes: only what has changed. */
const PIECE_BYTES = 65_536;
/** Changes are kept so long after the first of them, in milliseconds. */
const SAVE_AFTER_MS = 200;
/** Or so many times as long as keeping took the last time, so that a large image does not fill the thread's time. */
const PAUSE_FACTOR = 10;

/** Where an image lies in pieces. */
export interface ImageStorage {
  /** Writes pieces by their numbers, all or none; those from `count` on are no more. */
  writeImage(pieces: ReadonlyMap<number, Uint8Array>, count: number): Promise<void>;
}

interface ImageKeeperDependencies {
  readonly storage: ImageStorage;
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
  #pauseMs = SAVE_AFTER_MS;
  #isChanged = false;
  #isUrgent = false;
  #isClosed = false;

  constructor(dependencies: ImageKeeperDependencies) {
    this.#dependencies = dependencies;
  }

  /** To be called after each change. */
  change(): void {
    this.#isChanged = true;
    if (this.#saving === undefined && !this.#isClosed)
      this.#timer ??= setTimeout(() => this.save(), this.#pauseMs);
  }

  /** Keeps at once what has changed. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#saving !== undefined) this.#isUrgent = true;
    if (this.#saving !== undefined || !this.#isChanged || this.#isClosed) return;
    this.#saving = this.#write()
      .catch((error: unknown) => {
        this.#hashes = [];
        this.#dependencies.onError(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => {
        this.#saving = undefined;
        const isUrgent = this.#isUrgent;
        this.#isUrgent = false;
        if (isUrgent) this.save();
        else if (this.#isChanged) this.change();
      });
  }

  /** Keeps nothing any more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    const { image, storage } = this.#dependencies;
    this.#isChanged = false;
    const start = performance.now();
    const pieces = piecesOf(image());
    const hashes = await Promise.all(pieces.map(hashOf));
    const changed = [...pieces.entries()].filter(([at]) => hashes[at] !== this.#hashes[at]);
    if (changed.length === 0 && hashes.length === this.#hashes.length) return;
    await storage.writeImage(new Map(changed), pieces.length);
    this.#hashes = hashes;
    this.#pauseMs = Math.max(SAVE_AFTER_MS, PAUSE_FACTOR * (performance.now() - start));
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
