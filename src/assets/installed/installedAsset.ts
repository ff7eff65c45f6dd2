import { lstat, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../disk/diskFailure.ts';
import { assetId, type InstalledFile, readRecord } from './record.ts';

/** An asset that is whole: every file is there with its size. */
export interface InstalledAsset {
  readonly id: string;
  readonly folder: string;
  readonly version: string;
  readonly files: readonly InstalledFile[];
}

/** What lies where an asset belongs; the reason of a broken one is a sentence for the log. */
export type AssetState =
  | { readonly kind: 'installed'; readonly asset: InstalledAsset }
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly reason: string };

/** The asset `id` in `assetsFolder`, if it is there and whole; never rejects. */
export async function installedAsset(assetsFolder: string, id: string): Promise<InstalledAsset | undefined> {
  const state = await assetState(assetsFolder, id);
  return state.kind === 'installed' ? state.asset : undefined;
}

/** Looks at the asset `id` in `assetsFolder`; never rejects. */
export async function assetState(assetsFolder: string, id: string): Promise<AssetState> {
  if (!assetId.safeParse(id).success) return { kind: 'absent' };
  const folder = join(assetsFolder, id);
  try {
    const record = await readRecord(folder);
    if (record?.id !== id) return broken(`${id}: its record cannot be read.`);
    for (const file of record.files) {
      const found = await lstat(join(folder, file.name));
      if (!found.isFile() || found.size !== file.bytes) return broken(`${id}: ${file.name} is not whole.`);
    }
    return { kind: 'installed', asset: { id, folder, version: record.version, files: record.files } };
  } catch (error) {
    const code = systemCode(error) ?? 'unknown reason';
    if (code === 'ENOENT' && !(await isThere(folder))) return { kind: 'absent' };
    return broken(`${id}: a file is missing or cannot be read (${code}).`);
  }
}

/** The ids of all assets in `assetsFolder` that begin with `prefix` and are whole, in order; never rejects. */
export async function installedIds(assetsFolder: string, prefix: string): Promise<string[]> {
  const names = (await readdir(assetsFolder).catch(() => [])).filter((name) => name.startsWith(prefix));
  const found = await Promise.all(names.map((name) => installedAsset(assetsFolder, name)));
  return found.flatMap((asset) => asset?.id ?? []).sort();
}

function broken(reason: string): AssetState {
  return { kind: 'broken', reason };
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** The file in an asset's folder that says that it must not be used, until it is installed anew. */
const DISTRUSTED = 'distrusted';

/** Has the asset in `folder` no more used. */
export async function distrust(folder: string): Promise<void> {
  await writeFile(join(folder, DISTRUSTED), '', { mode: 0o600 });
}

export function isDistrusted(folder: string): Promise<boolean> {
  return isThere(join(folder, DISTRUSTED));
}

/** Has the asset in `folder` used again, because the user wants it so. */
export async function trust(folder: string): Promise<void> {
  await rm(join(folder, DISTRUSTED), { force: true });
}
