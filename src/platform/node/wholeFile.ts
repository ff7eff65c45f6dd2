import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const UNFINISHED = 'unfinished-';
/** An unfinished file this old, in milliseconds, a crash left behind; younger ones another process may be writing. */
const ABANDONED_MS = 3_600_000;
/** What is written may be private. */
const OWNER_ONLY = 0o600;

/**
 * Makes the file at `path`, readable to its owner only, and on the disk when this resolves: it is there as a whole or
 * not at all. What was there is replaced; of a link the link itself, not what it points to.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await replaceWith(path, await fillUnfinished(dirname(path), (file) => file.writeFile(content)));
}

/** A file that is being filled. */
export interface GrowingFile {
  /** Adds bytes at its end. */
  write(bytes: Uint8Array): Promise<void>;
  /** Throws away what it has. */
  restart(): Promise<void>;
}

/** The same for content that `fill` writes piece by piece; if that rejects, what was at `path` stays. */
export async function fillWhole<Result>(
  path: string,
  fill: (file: GrowingFile) => Promise<Result>,
): Promise<Result> {
  const filled = await fillUnfinished(dirname(path), (file) => fill(growing(file)));
  await replaceWith(path, filled);
  return filled.result;
}

async function replaceWith(path: string, { unfinished }: { readonly unfinished: string }): Promise<void> {
  try {
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function growing(file: FileHandle): GrowingFile {
  let position = 0;
  return {
    async write(bytes) {
      for (let written = 0; written < bytes.byteLength; ) {
        const { bytesWritten } = await file.write(bytes, written, bytes.byteLength - written, position);
        written += bytesWritten;
        position += bytesWritten;
      }
    },
    async restart() {
      position = 0;
      await file.truncate(0);
    },
  };
}

/** Writes a file of the folder that has yet to be given its name, for its owner only and on the disk; returns its path. */
export async function writeUnfinished(folder: string, content: string | Uint8Array): Promise<string> {
  return (await fillUnfinished(folder, (file) => file.writeFile(content))).unfinished;
}

async function fillUnfinished<Result>(folder: string, fill: (file: FileHandle) => Promise<Result>) {
  const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`);
  const file = await open(unfinished, 'wx', OWNER_ONLY);
  try {
    const result = await closing(file, async () => {
      const filled = await fill(file);
      await file.sync();
      return filled;
    });
    return { unfinished, result };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Removes the unfinished files that crashes left in `folder`, which need not be there. `now` is Unix time in milliseconds. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((each) => each.startsWith(UNFINISHED))) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < now - ABANDONED_MS) await rm(path, { force: true });
  }
}

/** Makes the names of a folder's new files outlast a loss of power; Windows needs and has nothing for it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await closing(handle, () => handle.sync());
}

/** The first `length` bytes of a file, zeros behind them where it is shorter; rejects if it cannot be read. */
export async function readHead(path: string, length: number): Promise<Uint8Array> {
  const head = new Uint8Array(length);
  const file = await open(path);
  await closing(file, () => file.read(head, 0, length, 0));
  return head;
}

/** Reads a regular file of so many bytes at most; rejects for anything else, follows no link and waits at no pipe. */
export async function readRegular(path: string, mostBytes: number): Promise<Uint8Array> {
  // Not all systems have these.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  return closing(file, async () => {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > mostBytes) throw new Error('It is no regular file of this size.');
    const bytes = Buffer.alloc(stats.size);
    const { bytesRead } = await file.read(bytes);
    return bytes.subarray(0, bytesRead);
  });
}

async function closing<Result>(file: FileHandle, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await file.close();
  }
}
