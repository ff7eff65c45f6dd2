import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const keySet = z.strictObject({
  /** Unix time in milliseconds; billing periods are counted from it. */
  since: z.int(),
  live_key: z.string(),
  test_key: z.string(),
  /** A live key without the scope `speech`. */
  limited_key: z.string(),
});

export type KeySet = z.infer<typeof keySet>;

/**
 * The keys kept in `dataDir`, made there on first use and readable to its owner only; `now` is in Unix milliseconds.
 * Throws one sentence for a file that cannot be read.
 */
export async function keysIn(dataDir: string, now: number): Promise<KeySet> {
  const file = join(dataDir, 'keys.json');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, JSON.stringify(newKeys(now)), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  return readKeys(file);
}

/** Three random keys, whose billing periods begin at `now`, in Unix milliseconds. */
export function newKeys(now: number): KeySet {
  return {
    since: now,
    live_key: newKey('harf_live_'),
    test_key: newKey('harf_test_'),
    limited_key: newKey('harf_live_'),
  };
}

async function readKeys(file: string): Promise<KeySet> {
  try {
    return keySet.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`The keys in ${file} cannot be read; delete the file to get new ones.`, { cause });
  }
}

function newKey(prefix: string): string {
  return prefix + randomBytes(24).toString('base64url');
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
