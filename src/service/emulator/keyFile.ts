import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Store } from '../store/store.ts';
import { type KeySet, keySet, newKeys, unnamedKeySet } from './keySet.ts';

/** A hundred keys take 200 KB at most. */
const MAX_BYTES = 1_000_000;

const anyKeySet = z.union([keySet, unnamedKeySet]);

/**
 * The keys kept in `dataDir`, made there on first use and readable to its owner only; `now` is in Unix milliseconds.
 * Throws one sentence for a file that cannot be read.
 */
export function keysIn(dataDir: string, now: number): KeySet {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(fileIn(dataDir), JSON.stringify(newKeys(now)), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readKeys(fileIn(dataDir));
}

/** The keys kept in `dataDir`; throws one sentence if there are none. */
export function knownKeysIn(dataDir: string): KeySet {
  if (statSync(fileIn(dataDir), { throwIfNoEntry: false }) === undefined)
    throw new Error(`There are no keys in ${dataDir}; start the service with --data-dir ${dataDir} first.`);
  return readKeys(fileIn(dataDir));
}

/**
 * Changes the keys kept in `dataDir` and returns what they are then. A transaction of the `store` beside them keeps
 * other processes from changing them meanwhile; a service that runs reads them anew with its next request.
 */
export function changeKeys(dataDir: string, store: Store, change: (keys: KeySet) => KeySet): KeySet {
  return store.transaction(() => {
    const before = knownKeysIn(dataDir);
    const after = change(before);
    if (after !== before) replaceFile(fileIn(dataDir), JSON.stringify(after));
    return after;
  });
}

/**
 * Reads the keys of `dataDir` again whenever their file has changed. A file that is gone or broken by then changes
 * nothing, and is told once to `onProblem`, in a sentence.
 */
export function keyReader(
  dataDir: string,
  first: KeySet,
  onProblem: (problem: string) => void,
): () => KeySet {
  const file = fileIn(dataDir);
  let [keys, seen] = [first, ''];
  return () => {
    const stamp = stampOf(file);
    if (stamp === seen) return keys;
    seen = stamp;
    try {
      keys = readKeys(file);
    } catch {
      onProblem(`The keys in ${file} cannot be read; the service goes on with those that it has.`);
    }
    return keys;
  };
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

function readKeys(file: string): KeySet {
  try {
    if (statSync(file).size > MAX_BYTES) throw new Error('It is too large.');
    return anyKeySet.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`The keys in ${file} cannot be read; delete the file to get new ones.`, { cause });
  }
}

/** Another for each content: a changed file is a new one. */
function stampOf(file: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return [ino, size, mtimeNs, ctimeNs].join();
  } catch {
    return 'none';
  }
}

/** Whoever reads meanwhile gets the whole of the old or of the new. */
function replaceFile(file: string, content: string): void {
  const written = `${file}.new`;
  writeFileSync(written, content, { mode: 0o600, flush: true });
  renameSync(written, file);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
