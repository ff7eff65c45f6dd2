import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { IDEMPOTENCY_RETENTION_MS } from '../../contract/index.ts';
import { FileAudioFolder } from '../audio/fileAudioFolder.ts';
import { StoreError } from '../store/storageProblem.ts';
import type { Store } from '../store/store.ts';
import type { DataFolder } from './dataFolder.ts';
import { openStore } from './openStore.ts';

/** A folder of the disk, for its owner only; a temporary one is removed when it is closed. */
interface FolderOnDisk extends DataFolder {
  readonly path: string;
}

interface DataFolderOptions {
  /** Made if need be; a temporary folder if it is left out. */
  readonly path?: string | undefined;
  /**
   * Called with the new name of a store that is damaged or of a newer version, when it is renamed and a new one made;
   * without this function such a store is refused with a `StoreError`. What was renamed is kept as long as jobs are.
   */
  readonly onSetAside?: (name: string) => void;
}

/** Opens the folder and the store in it; throws a `StoreError` of one sentence if the store cannot be used. */
export function openDataFolder({ path, onSetAside }: DataFolderOptions = {}): FolderOnDisk {
  if (path === undefined) return temporaryFolder();
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const file = storeFile(path);
  const store = onSetAside === undefined ? openStore(file) : openOrReplace(file, onSetAside);
  if (onSetAside !== undefined) removeSetAside(path, Date.now() - IDEMPOTENCY_RETENTION_MS);
  return { path, store, audio: new FileAudioFolder(join(path, 'audio')), close: () => store.close() };
}

/** The store of the folder `path`. */
export function storeFile(path: string): string {
  return join(path, 'harf.db');
}

function openOrReplace(file: string, onSetAside: (name: string) => void): Store {
  const seen = identityOf(file);
  try {
    return openStore(file);
  } catch (error) {
    if (!(error instanceof StoreError) || !isReplaceable(error)) throw error;
    const name = setAside(file, seen, Date.now());
    if (name !== undefined) onSetAside(name);
    return openStore(file);
  }
}

function isReplaceable({ problem }: StoreError): boolean {
  return problem === 'damaged' || problem === 'newer';
}

function temporaryFolder(): FolderOnDisk {
  const folder = openDataFolder({ path: mkdtempSync(join(tmpdir(), 'harf-data-')) });
  return {
    ...folder,
    close() {
      folder.close();
      rmSync(folder.path, { recursive: true, force: true });
    },
  };
}

/** What SQLite keeps beside a store. */
const PARTS = ['', '-wal', '-shm'];

/**
 * Renames the store at `path`, so that a new one can be made there, and returns its new name; undefined if another
 * process has put a new one there since `seen`, which is `identityOf(path)` from before the old one was opened.
 */
export function setAside(path: string, seen: string | undefined, now: number): string | undefined {
  if (identityOf(path) !== seen) return undefined;
  const name = `set-aside-${now}-${basename(path)}`;
  for (const part of PARTS)
    if (existsSync(path + part)) renameSync(path + part, join(dirname(path), name + part));
  return name;
}

/** The same as long as it is the same file; undefined where there is none. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/** Removes what was set aside in `folder` at `time` or before, in Unix milliseconds: it has text in it. */
function removeSetAside(folder: string, time: number): void {
  for (const name of readdirSync(folder)) {
    const [, since] = /^set-aside-(\d{1,15})-/.exec(name) ?? [];
    if (since !== undefined && Number(since) <= time)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
