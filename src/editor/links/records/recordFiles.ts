import { lstat, mkdir, readdir, rm } from '#platform/files.ts';
import { sha256 } from '#platform/hashing.ts';
import { join } from '#platform/paths.ts';
import { removeAbandoned, writeUnfinished, writeWhole } from '#platform/wholeFile.ts';

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
/** An older version of Harf had these, with an index elsewhere. */
const FORMER = /^[0-9a-f]{64}\.json$/;

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
  await writeWhole(path, bytes);
  return { path, address, text, utf16Length };
}

export async function removeRecord({ path }: RecordFile): Promise<void> {
  await rm(path, { force: true });
}

/** Removes what crashes and former versions left behind. */
export async function removeLeftovers(folder: string): Promise<void> {
  const former = (await namesIn(folder)).filter((name) => FORMER.test(name));
  for (const name of former) await rm(join(folder, name), { force: true });
  await removeAbandoned(folder, Date.now());
}

/** Rejects if nothing can be written into `folder`. */
export async function tryToWrite(folder: string): Promise<void> {
  await makeFolder(folder);
  await rm(await writeUnfinished(folder, ''));
}

/** A name for a text or an address that tells nothing of it. */
export function fingerprint(text: string): string {
  return sha256(text).slice(0, 32);
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
