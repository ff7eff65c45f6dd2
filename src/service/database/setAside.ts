import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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
export function removeSetAside(folder: string, time: number): void {
  for (const name of readdirSync(folder)) {
    const [, since] = /^set-aside-(\d{1,15})-/.exec(name) ?? [];
    if (since !== undefined && Number(since) <= time)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
