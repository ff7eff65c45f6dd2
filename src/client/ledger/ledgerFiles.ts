import { mkdir, readdir, readFile, rename, rm, writeFile } from '#platform/files.ts';
import { join } from '#platform/paths.ts';
import { syncFolder } from '#platform/wholeFile.ts';

/** The files of a ledger; several processes use them at once. */
export interface LedgerFiles {
  list(): Promise<string[]>;
  /** Undefined if the file is gone. */
  read(name: string): Promise<string | undefined>;
  /** Makes a new file; it is on the disk, and survives a power cut, when this resolves. */
  create(name: string, content: string): Promise<void>;
  /** Atomic; false if somebody else moved or removed it first. */
  rename(from: string, to: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** The files in `folder`, which is made when it is first needed, for this user only. */
export function diskFiles(folder: string): LedgerFiles {
  const path = (name: string) => join(folder, name);
  return {
    list: () => readdir(folder).catch((error) => ifMissing(error, [])),
    read: (name) => readFile(path(name), 'utf8').catch((error) => ifMissing(error, undefined)),
    async create(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path(name), content, { flag: 'wx', mode: 0o600, flush: true });
      await syncFolder(folder);
    },
    rename: (from, to) =>
      rename(path(from), path(to)).then(
        () => true,
        (error) => ifMissing(error, false),
      ),
    remove: (name) => rm(path(name), { force: true }),
  };
}

function ifMissing<Value>(error: unknown, value: Value): Value {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return value;
  throw error;
}
