import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AssetFailure } from '../assetFailure.ts';
import { type AssetFile, type Content, unpackedContent } from '../catalogue/asset.ts';
import { copyMeasured } from '../disk/measure.ts';
import type { InstalledFile } from '../installed/record.ts';

/** Where the packed file lies until all of them are there. */
export function partPath(folder: string, { name }: AssetFile): string {
  return join(folder, `${name}.part`);
}

/** Makes the file of `folder` from its packed one, whose content has been checked. */
export async function unpacked(file: AssetFile, folder: string, signal: AbortSignal): Promise<InstalledFile> {
  const { name } = file;
  const [from, to] = [partPath(folder, file), join(folder, name)];
  if (file.packing === 'none') {
    await rename(from, to);
    return { name, ...file.packed };
  }
  const mostBytes = 'mostBytes' in file.unpacked ? file.unpacked.mostBytes : file.unpacked.bytes;
  const content = await copyMeasured({ from, to, unpack: true, mostBytes, signal });
  const pinned = unpackedContent(file);
  if (pinned !== undefined && !isSame(content, pinned))
    throw new AssetFailure({ kind: 'different', file: name });
  await rm(from);
  return { name, ...content };
}

export function isSame(one: Content, other: Content): boolean {
  return one.bytes === other.bytes && one.sha256 === other.sha256;
}
