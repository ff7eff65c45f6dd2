import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './openStore.ts';
import type { Store } from './store.ts';

/** Where everything that outlives a request is kept, for its owner only. */
export interface DataFolder {
  readonly path: string;
  readonly store: Store;
  /** Closes the store, and removes the folder if it was a temporary one. */
  close(): void;
}

/** The folder `path`, made if need be; a temporary one if it is left out. */
export function openDataFolder(path?: string): DataFolder {
  if (path === undefined) return temporaryFolder();
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const store = openStore(join(path, 'harf.db'));
  return { path, store, close: () => store.close() };
}

function temporaryFolder(): DataFolder {
  const folder = openDataFolder(mkdtempSync(join(tmpdir(), 'harf-data-')));
  return {
    ...folder,
    close() {
      folder.close();
      rmSync(folder.path, { recursive: true, force: true });
    },
  };
}
