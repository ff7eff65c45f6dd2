import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWhole } from '#platform/wholeFile.ts';

/** The file that is written last: what has it is whole. */
export const RECORD = 'installed.json';

/** What names an asset, and so its folder. */
export const assetId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

const MOST_FILES = 20;

const installedFile = z.strictObject({
  /** A name in the asset's own folder: nothing that leads out of it. */
  name: z
    .string()
    .regex(/^\w[\w.-]{0,99}$/)
    .refine((name) => name !== RECORD),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const record = z.strictObject({
  id: assetId,
  version: z.string().regex(/^[\w.+-]{1,100}$/),
  files: z
    .array(installedFile)
    .min(1)
    .max(MOST_FILES)
    .refine((files) => new Set(files.map(({ name }) => name)).size === files.length),
});

/** A file of an installed asset as it lies there, unpacked. */
export type InstalledFile = Readonly<z.infer<typeof installedFile>>;

export interface InstalledRecord {
  readonly id: string;
  readonly version: string;
  readonly files: readonly InstalledFile[];
}

const MOST_BYTES = 100_000;

/** The record in `folder`; undefined for one that makes no sense. Rejects if it cannot be read. */
export async function readRecord(folder: string): Promise<InstalledRecord | undefined> {
  const path = join(folder, RECORD);
  const found = await lstat(path);
  if (!found.isFile() || found.size > MOST_BYTES) return undefined;
  const text = await readFile(path, 'utf8');
  try {
    return record.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Writes the record of the whole asset in `folder`, at one stroke. */
export async function writeRecord(folder: string, content: InstalledRecord): Promise<void> {
  await writeWhole(join(folder, RECORD), `${JSON.stringify(content, undefined, 2)}\n`);
}
