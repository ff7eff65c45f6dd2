import type { SqlJs } from 'sql.js';
import { SqlStore } from '../database/sqlStore.ts';
import { freeAttempts } from '../idempotency/idempotencyRecords.ts';
import { freeJobs } from '../jobs/jobTable.ts';
import { ImageKeeper, type ImageStorage } from './imageKeeper.ts';
import { MemoryDatabase } from './memoryDatabase.ts';

interface KeptStoreOptions {
  readonly sql: SqlJs;
  /** What was kept of it. */
  readonly image: Uint8Array | undefined;
  /** In memory only if it is left out. */
  readonly storage: ImageStorage | undefined;
  /** Called with what is wrong with the image, and with what keeps it from being kept. */
  readonly onError: (error: Error) => void;
}

interface KeptStore {
  readonly store: SqlStore;
  /** Keeps at once what has changed. */
  readonly save: () => void;
  readonly close: () => void;
}

/** The store in an image; a new one if there is none, or it is damaged or of a newer version. */
export function openKeptStore({ image, ...options }: KeptStoreOptions): KeptStore {
  if (image === undefined) return opened(options);
  try {
    return opened(options, image);
  } catch (error) {
    options.onError(error instanceof Error ? error : new Error(String(error)));
    return opened(options);
  }
}

function opened({ sql, storage, onError }: Omit<KeptStoreOptions, 'image'>, image?: Uint8Array): KeptStore {
  const database = new MemoryDatabase({ sql, image, onChange: () => keeper?.change() });
  const keeper = storage && new ImageKeeper({ storage, image: () => database.image(), onError });
  const close = () => {
    keeper?.close();
    database.close();
  };
  try {
    const store = new SqlStore(database);
    if (image !== undefined) takeOver(store, sql);
    return { store, save: () => keeper?.save(), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Throws if the store is not whole. */
function takeOver(store: SqlStore, sql: SqlJs): void {
  store.check(new SqlStore(new MemoryDatabase({ sql })));
  // Whoever kept it before is gone.
  freeJobs(store);
  freeAttempts(store);
}
