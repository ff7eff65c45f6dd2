import { join } from 'node:path';
import { type Asset, unpackedContent } from '../catalogue/asset.ts';
import { type InstallOptions, install } from '../install/install.ts';
import { partPath, unpacked } from '../install/unpacked.ts';
import type { InstalledAsset } from '../installed/installedAsset.ts';
import type { InstalledFile } from '../installed/record.ts';
import { copyExactly } from './copyExactly.ts';
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
