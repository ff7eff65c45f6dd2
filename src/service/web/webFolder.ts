import initSqlJs, { type SqlJs } from 'sql.js';
import { readResource } from '#platform/resource.ts';
import { AudioTable } from '../audio/audioFiles.ts';
import type { DataFolder } from '../database/dataFolder.ts';
import type { SqlStore } from '../database/sqlStore.ts';
import { BlobAudioFolder } from './blobAudioFolder.ts';
import { BrowserStorage } from './browserStorage.ts';
import { openKeptStore } from './keptStore.ts';

/** How long the window before may take to let go of what it kept, as it does when it is loaded anew. */
const LOCK_WAIT_MS = 2000;

interface WebFolderOptions {
  /** Names what is kept among all that the browser keeps for this origin. */
  readonly name: string;
  /** The address of the WebAssembly of `sql.js`. */
  readonly sqlWasm: string;
  /** Called with what keeps the browser from keeping something, and with what is wrong with what it kept. */
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
  readonly #storage: Promise<BrowserStorage | undefined>;
  #loading: Promise<Loaded> | undefined;
  #loaded: Loaded | undefined;
  #save = () => {};

  constructor(options: WebFolderOptions) {
    this.#options = options;
    this.#storage = storageOf(options.name);
  }

  /** Whether there is speech of earlier times. */
  async isThere(): Promise<boolean> {
    return (await (await this.#storage)?.hasImage()) === true;
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
    if (this.#loaded === undefined) throw new Error('The folder is not prepared.');
    const { audioIds, ...loaded } = this.#loaded;
    const { onError } = this.#options;
    const { store, save, close } = openKeptStore({ ...loaded, onError });
    this.#save = save;
    return {
      store,
      audio: knownAudio(
        new BlobAudioFolder({ storage: loaded.storage, ids: audioIds, onError }),
        store,
        audioIds,
      ),
      close: () => {
        this.#loading = undefined;
        this.#loaded = undefined;
        close();
      },
    };
  }

  /** Keeps at once what has changed. */
  save(): void {
    this.#save();
  }

  async #load(): Promise<Loaded> {
    const [sql, storage] = await Promise.all([
      readResource(this.#options.sqlWasm).then((wasmBinary) => initSqlJs({ wasmBinary })),
      this.#storage,
    ]);
    const [image, audioIds = []] = await Promise.all([storage?.readImage(), storage?.audioIds()]);
    return { sql, storage, image, audioIds };
  }
}

/** Without the sounds whose rows their window had yet to keep when it ended. */
function knownAudio(audio: BlobAudioFolder, store: SqlStore, ids: readonly string[]): BlobAudioFolder {
  const known = new Set(new AudioTable(store).ids());
  for (const id of ids) if (!known.has(id)) audio.remove(id);
  return audio;
}

/** Undefined where another window keeps what is kept under the name, or the browser keeps nothing for this origin. */
async function storageOf(name: string): Promise<BrowserStorage | undefined> {
  try {
    return (await becomesKeeper(name)) ? await BrowserStorage.open(name) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this window keeps what is kept under `name`, as long as it is open. */
function becomesKeeper(name: string): Promise<boolean> {
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
