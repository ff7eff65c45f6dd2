import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AssetFailure } from '../assetFailure.ts';
import { type Asset, type AssetFile, type Content, unpackedContent } from '../catalogue/asset.ts';
import { onDisk } from '../disk/diskFailure.ts';
import { contentOf, copyMeasured } from '../disk/measure.ts';
import type { InstalledAsset } from '../installed/installedAsset.ts';
import type { InstalledFile } from '../installed/record.ts';
import { type InstallOptions, install } from './install.ts';
import { isSame, partPath, unpacked } from './unpacked.ts';

/** A file of an asset in a folder of the user's, under any name. */
interface FoundFile {
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
 * Installs an asset from a folder of the user's that has all of its files, which stay there. Rejects with an
 * `AssetFailure`, or with the reason of the signal.
 */
export async function installFromFolder(
  asset: Asset,
  folder: string,
  options: InstallOptions,
): Promise<InstalledAsset> {
  const { signal } = options;
  const found = await findFiles(asset, folder, signal);
  return install({
    ...options,
    ...asset,
    async fill(work) {
      const installed = [];
      for (const each of found) installed.push(await copy(each, work, signal));
      return installed;
    },
  });
}

async function copy(
  { file, path, form }: FoundFile,
  work: string,
  signal: AbortSignal,
): Promise<InstalledFile> {
  if (form === 'packed') {
    await copyExactly(path, partPath(work, file), { content: file.packed, name: file.name, signal });
    return unpacked(file, work, signal);
  }
  const { name } = file;
  const content = unpackedContent(file) ?? file.packed;
  await copyExactly(path, join(work, name), { content, name, signal });
  return { name, ...content };
}

interface Exactly {
  readonly content: Content;
  readonly name: string;
  readonly signal: AbortSignal;
}

/** Copies a file that has been looked at, and may have changed since. */
async function copyExactly(from: string, to: string, { content, name, signal }: Exactly): Promise<void> {
  const copied = await copyMeasured({ from, to, mostBytes: content.bytes, signal });
  if (!isSame(copied, content)) throw new AssetFailure({ kind: 'different', file: name });
}

/**
 * Finds all files of `asset` in `folder`, by their sizes and hashes. Rejects with an `AssetFailure` that says which are
 * missing, and which there are others of.
 */
async function findFiles(asset: Asset, folder: string, signal: AbortSignal): Promise<FoundFile[]> {
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
