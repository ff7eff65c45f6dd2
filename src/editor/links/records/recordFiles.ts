import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The file of a record. All that is to be known of it without reading it is in its name, so that there is no
 * index that two windows could write at once: each writes files of its own, and none changes one.
 */
export interface RecordFile {
  readonly path: string;
  /** Fingerprints of where the document is and of its text; they tell nothing of them. */
  readonly address: string;
  readonly text: string;
  /** Of the text. */
  readonly utf16Length: number;
}

interface MeasuredFile extends RecordFile {
  readonly bytes: number;
  /** In milliseconds. */
  readonly modifiedAt: number;
}

const NAME = /^([0-9a-f]{32})\.([0-9a-f]{32})\.(\d{1,9})\.gz$/;
const UNFINISHED = /^unfinished-/;
/** An older version of Harf had these, with an index elsewhere. */
const FORMER = /^[0-9a-f]{64}\.json$/;
/** What a crash left; younger ones another window may be writing. */
const UNFINISHED_MS = 3_600_000;

/** The records in `folder`, which need not be there. */
export async function listRecords(folder: string): Promise<RecordFile[]> {
  return (await namesIn(folder)).flatMap((name) => {
    const [, address, text, utf16Length] = NAME.exec(name) ?? [];
    if (address === undefined || text === undefined) return [];
    return [{ path: join(folder, name), address, text, utf16Length: Number(utf16Length) }];
  });
}

/** The files that are still there, newest first. */
export async function measured(files: readonly RecordFile[]): Promise<MeasuredFile[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const stats = await lstat(file.path).catch(() => undefined);
      return stats?.isFile() ? [{ ...file, bytes: stats.size, modifiedAt: stats.mtimeMs }] : [];
    }),
  );
  return found.flat().sort((a, b) => b.modifiedAt - a.modifiedAt);
}

/** Makes the file of a record; it is there as a whole or not at all. */
export async function writeRecord(
  folder: string,
  { address, text, utf16Length }: Omit<RecordFile, 'path'>,
  bytes: Uint8Array,
): Promise<RecordFile> {
  await makeFolder(folder);
  const path = join(folder, `${address}.${text}.${utf16Length}.gz`);
  const unfinished = join(folder, `unfinished-${randomUUID()}`);
  try {
    await withFile(await open(unfinished, 'wx', 0o600), async (file) => {
      await file.writeFile(bytes);
      await file.sync();
    });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return { path, address, text, utf16Length };
}

/** Reads a regular file of so many bytes at most; rejects for anything else. */
export async function readBytes(path: string, maxBytes: number): Promise<Uint8Array> {
  // Neither follows a link nor waits at a pipe; not all systems have these.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  return withFile(await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK), async (file) => {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > maxBytes) throw new Error('It is no record.');
    const bytes = new Uint8Array(stats.size);
    const { bytesRead } = await file.read(bytes);
    return bytes.subarray(0, bytesRead);
  });
}

export async function removeRecord({ path }: RecordFile): Promise<void> {
  await rm(path, { force: true });
}

/** Removes what crashes and former versions left behind. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (FORMER.test(name)) await rm(path, { force: true });
    if (!UNFINISHED.test(name)) continue;
    const stats = await lstat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
  }
}

/** Rejects if nothing can be written into `folder`. */
export async function tryToWrite(folder: string): Promise<void> {
  await makeFolder(folder);
  const path = join(folder, `unfinished-${randomUUID()}`);
  await withFile(await open(path, 'wx', 0o600), async () => {});
  await rm(path, { force: true });
}

/** A name for a text or an address that tells nothing of it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return [];
    throw error;
  }
}

async function withFile<T>(file: FileHandle, work: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
