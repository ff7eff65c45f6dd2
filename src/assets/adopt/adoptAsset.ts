import { join } from 'node:path';
import { AssetFailure } from '../assetFailure.ts';
import { type Asset, type Content, unpackedContent } from '../catalogue/asset.ts';
import { copyMeasured } from '../disk/measure.ts';
import { type InstallOptions, install } from '../install/install.ts';
import { isSame, partPath, unpacked } from '../install/unpacked.ts';
import type { InstalledAsset } from '../installed/installedAsset.ts';
import type { InstalledFile } from '../installed/record.ts';
import { type FoundFile, findFiles } from './findFiles.ts';

/**
 * Installs an asset from a folder of the user's that has all of its files, which stay there. Rejects with an
 * `AssetFailure`, or with the reason of the signal.
 */
export async function adoptAsset(
  asset: Asset,
  folder: string,
  options: InstallOptions,
): Promise<InstalledAsset> {
  const { signal } = options;
  const found = await findFiles(asset, folder, signal);
  return install({
    ...options,
    ...asset,
    async bring(work) {
      const installed = [];
      for (const each of found) installed.push(await take(each, work, signal));
      return installed;
    },
  });
}

async function take(
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
