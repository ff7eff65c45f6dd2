import { joinedBytes } from '../../platform/bytes.ts';
import { StoreError } from '../store/storageProblem.ts';

const IMAGE = 'image';
const AUDIO = 'audio';

/** The speech of a browser: the image of its store, in pieces, and its sounds. Rejects with a `StoreError`. */
export class BrowserStorage {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(name: string): Promise<BrowserStorage> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(IMAGE);
      request.result.createObjectStore(AUDIO);
    };
    return new BrowserStorage(await resultOf(request));
  }

  async hasImage(): Promise<boolean> {
    return (await resultOf(this.#store(IMAGE, 'readonly').count())) > 0;
  }

  /** Undefined if there is none. */
  async readImage(): Promise<Uint8Array | undefined> {
    const pieces: Uint8Array[] = await resultOf(this.#store(IMAGE, 'readonly').getAll());
    return pieces.length === 0 ? undefined : joinedBytes(pieces);
  }

  /** Writes pieces by their numbers, all or none; those from `count` on are no more. */
  async writeImage(pieces: ReadonlyMap<number, Uint8Array>, count: number): Promise<void> {
    const store = this.#store(IMAGE, 'readwrite');
    for (const [number, piece] of pieces) store.put(piece, number);
    store.delete(IDBKeyRange.lowerBound(count));
    await ended(store.transaction);
  }

  async audioIds(): Promise<string[]> {
    const keys = await resultOf(this.#store(AUDIO, 'readonly').getAllKeys());
    return keys.filter((key) => typeof key === 'string');
  }

  /** Undefined if there is none. */
  async readAudio(id: string): Promise<Blob | undefined> {
    const found: unknown = await resultOf(this.#store(AUDIO, 'readonly').get(id));
    return found instanceof Blob ? found : undefined;
  }

  async writeAudio(id: string, audio: Blob): Promise<void> {
    const store = this.#store(AUDIO, 'readwrite');
    store.put(audio, id);
    await ended(store.transaction);
  }

  async removeAudio(id: string): Promise<void> {
    const store = this.#store(AUDIO, 'readwrite');
    store.delete(id);
    await ended(store.transaction);
  }

  #store(name: string, mode: IDBTransactionMode): IDBObjectStore {
    try {
      return this.#database.transaction(name, mode).objectStore(name);
    } catch (error) {
      throw storeErrorOf(error);
    }
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(storeErrorOf(request.error));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(storeErrorOf(transaction.error));
  });
}

function storeErrorOf(cause: unknown): StoreError {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  const message = isFull ? 'The browser gives no more room.' : 'The browser keeps nothing.';
  return new StoreError(isFull ? 'full' : 'unwritable', message, { cause });
}
