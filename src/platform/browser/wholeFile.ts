import { joinedBytes } from '../bytes.ts';
import { lstat, readdir, readFile, rm, writeFile } from './files.ts';
import { join } from './paths.ts';

const UNFINISHED = 'unfinished-';
/** An unfinished file this old, in milliseconds, a crash left behind; younger ones another window may be writing. */
const ABANDONED_MS = 3_600_000;

/** Makes the file at `path`: it is there as a whole or not at all. What was there is replaced. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  // A browser writes a file in one transaction.
  await writeFile(path, content);
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
  let pieces: Uint8Array[] = [];
  const result = await fill({
    async write(bytes) {
      pieces.push(bytes.slice());
    },
    async restart() {
      pieces = [];
    },
  });
  await writeWhole(path, joinedBytes(pieces));
  return result;
}

/** Writes a file of the folder that has yet to be given its name; returns its path. */
export async function writeUnfinished(folder: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, `${UNFINISHED}${crypto.randomUUID()}`);
  await writeFile(path, content);
  return path;
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

/** What is written is kept by then, as far as a browser keeps anything. */
export async function syncFolder(_folder: string): Promise<void> {}

/** The first `length` bytes of a file, zeros behind them where it is shorter; rejects if it cannot be read. */
export async function readHead(path: string, length: number): Promise<Uint8Array> {
  const head = new Uint8Array(length);
  head.set((await readFile(path)).subarray(0, length));
  return head;
}

/** Reads a file of so many bytes at most; rejects for anything else. */
export async function readRegular(path: string, mostBytes: number): Promise<Uint8Array> {
  const stats = await lstat(path);
  if (!stats.isFile() || stats.size > mostBytes) throw new Error('It is no regular file of this size.');
  return readFile(path);
}
