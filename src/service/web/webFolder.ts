import initSqlJs, { type SqlJs } from 'sql.js';
import { readResource } from '#platform/resource.ts';
import type { DataFolder } from '../database/dataFolder.ts';
import { SqlStore } from '../database/sqlStore.ts';
import { freeAttempts } from '../idempotency/idempotencyRecords.ts';
import { freeJobs } from '../jobs/jobTable.ts';
import { BlobAudioFolder } from './blobAudioFolder.ts';
import { BrowserStorage } from './browserStorage.ts';
import { ImageKeeper } from './imageKeeper.ts';
import { MemoryDatabase } from './sqlJsDatabase.ts';

/** How long the window before may take to let go of what it kept, as it does when it is loaded anew. */
const LOCK_WAIT_MS = 2000;

interface WebFolderOptions {
  /** Names what is kept among all that the browser keeps for this origin. */
  readonly name: string;
  /** The address of the WebAssembly of `sql.js`. */
  readonly sqlWasm: string;
  /** Called with what keeps the browser from keeping something. */
  readonly onError: (error: Error) => void;
}

/** What is read before the folder is opened. */
interface Loaded {
  readonly sql: SqlJs;
  readonly storage: BrowserStorage | undefined;
  readonly image: Uint8Array | undefined;
  readonly audioIds: readonly string[];
}

/**
 * The speech that a browser keeps. Of several windows one keeps what it makes, and the others have theirs as long as they
 * are open.
 */
export class WebFolder {
  readonly #options: WebFolderOptions;
  readonly #isKeeper: Promise<boolean>;
  #loading: Promise<Loaded> | undefined;
  #loaded: Loaded | undefined;
  #keeper: ImageKeeper | undefined;

  constructor(options: WebFolderOptions) {
    this.#options = options;
    this.#isKeeper = becomeKeeper(options.name);
  }

  /** Reads what is kept; to be awaited before each `open`. */
  async prepare(): Promise<void> {
    this.#loading ??= this.#load();
    try {
      this.#loaded = await this.#loading;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  /** Throws if it is not prepared. A store that is damaged, or of a newer version, is given up for a new one. */
  open(): DataFolder {
    const loaded = this.#loaded;
    if (loaded === undefined) throw new Error('The folder is not prepared.');
    const { storage, audioIds: ids } = loaded;
    const { onError } = this.#options;
    const store = this.#storeOf(loaded);
    return {
      store,
      audio: new BlobAudioFolder({ storage, ids, onError }),
      close: () => {
        this.#loading = undefined;
        this.#loaded = undefined;
        store.close();
      },
    };
  }

  /** Keeps at once what has changed. */
  save(): void {
    this.#keeper?.save();
  }

  #storeOf({ image, ...loaded }: Loaded): SqlStore {
    if (image === undefined) return this.#newStore(loaded);
    try {
      const store = this.#newStore({ ...loaded, image });
      store.check(new SqlStore(new MemoryDatabase({ sql: loaded.sql })));
      // Whoever kept it before is gone.
      freeJobs(store);
      freeAttempts(store);
      return store;
    } catch (error) {
      this.#options.onError(error instanceof Error ? error : new Error(String(error)));
      return this.#newStore(loaded);
    }
  }

  #newStore({
    sql,
    storage,
    image,
  }: Pick<Loaded, 'sql' | 'storage'> & { readonly image?: Uint8Array }): SqlStore {
    const database = new MemoryDatabase({ sql, image, onChange: () => keeper?.change() });
    const { onError } = this.#options;
    const keeper = storage && new ImageKeeper({ storage, image: () => database.image(), onError });
    const store = new SqlStore(database);
    this.#keeper = keeper;
    return store;
  }

  async #load(): Promise<Loaded> {
    const { name, sqlWasm } = this.#options;
    const [sql, storage] = await Promise.all([
      readResource(sqlWasm).then((wasmBinary) => initSqlJs({ wasmBinary })),
      // A browser that keeps nothing for this origin is like a window that is not its keeper.
      this.#isKeeper
        .then((isKeeper) => (isKeeper ? BrowserStorage.open(name) : undefined))
        .catch(() => undefined),
    ]);
    const [image, audioIds = []] = await Promise.all([storage?.readImage(), storage?.audioIds()]);
    return { sql, storage, image, audioIds };
  }
}

/** Whether this window keeps what is kept under `name`, as long as it is open. */
async function becomeKeeper(name: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const held = () => {
    resolve(true);
    return new Promise<never>(() => {});
  };
  navigator.locks
    .request(name, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, held)
    .catch(() => resolve(false));
  return promise;
}
