import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AssetFailure } from '../assetFailure.ts';
import { type Asset, type AssetFile, type Content, unpackedContent } from '../catalogue/asset.ts';
import { onDisk } from '../disk/diskFailure.ts';
import { contentOf } from '../disk/measure.ts';
import { isSame } from '../install/unpacked.ts';

/** A file of an asset in a folder of the user's, under any name. */
export interface FoundFile {
  readonly file: AssetFile;
  readonly path: string;
  /** As it is fetched, or as it lies installed. */
  readonly form: 'packed' | 'unpacked';
}

interface Candidate {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/** A folder with more is none that was made for this. */
const MOST_ENTRIES = 10_000;

/**
 * Finds all files of `asset` in `folder`, by their sizes and hashes. Rejects with an `AssetFailure` that says which are
 * missing, and which there are others of.
 */
export async function findFiles(asset: Asset, folder: string, signal: AbortSignal): Promise<FoundFile[]> {
  const candidates = await filesIn(folder);
  const found: FoundFile[] = [];
  const [missing, different]: [string[], string[]] = [[], []];
  for (const file of asset.files) {
    const match = await matchOf(file, candidates, signal);
    if (match) found.push(match);
    else if (candidates.some(({ name }) => namesOf(file).includes(name))) different.push(fetchedName(file));
    else missing.push(fetchedName(file));
  }
  if (found.length < asset.files.length) throw new AssetFailure({ kind: 'incomplete', missing, different });
  return found;
}

/** The files that lie directly in `folder`, by name. */
export async function filesIn(folder: string): Promise<Candidate[]> {
  const names = (await onDisk(folder, () => readdir(folder))).sort().slice(0, MOST_ENTRIES);
  const found: Candidate[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry?.isFile()) found.push({ name, path, bytes: entry.size });
  }
  return found;
}

async function matchOf(
  file: AssetFile,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<FoundFile | undefined> {
  for (const [form, content] of formsOf(file))
    for (const { path } of candidates.filter(({ bytes }) => bytes === content.bytes))
      if (isSame(await contentOf(path, content.bytes, signal), content)) return { file, path, form };
  return undefined;
}

function formsOf(file: AssetFile): (readonly [FoundFile['form'], Content])[] {
  const content = unpackedContent(file);
  const packed = ['packed', file.packed] as const;
  return content === undefined || content === file.packed ? [packed] : [packed, ['unpacked', content]];
}

/** The name under which its source has it. */
function fetchedName({ path }: AssetFile): string {
  return basename(path);
}

function namesOf(file: AssetFile): string[] {
  return [file.name, fetchedName(file), fetchedName(file).replace(/\.gz$/, '')];
}
