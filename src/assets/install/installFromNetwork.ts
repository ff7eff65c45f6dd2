import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemTimer } from '../../platform/clock.ts';
import { type Addresses, addressOf } from '../catalogue/addresses.ts';
import { type Asset, type AssetFile, bytesToFetch } from '../catalogue/asset.ts';
import { fetchFile } from '../fetch/fetchFile.ts';
import type { AssetFetch } from '../fetch/openAddress.ts';
import type { InstalledAsset } from '../installed/installedAsset.ts';
import { type InstallOptions, install } from './install.ts';
import { partPath, unpacked } from './unpacked.ts';

export interface NetworkOptions extends InstallOptions {
  readonly fetch: AssetFetch;
  readonly addresses: Addresses;
  /** Told how many bytes are there of all that is to be fetched, also while another window fetches them. */
  readonly onBytes?: (bytes: number, totalBytes: number) => void;
}

/**
 * Installs an asset of files that are fetched. Rejects with an `AssetFailure`, or with the reason of the signal; what has arrived
 * stays for the next attempt.
 */
export async function installFromNetwork(asset: Asset, options: NetworkOptions): Promise<InstalledAsset> {
  const { files } = asset;
  const { onBytes = () => {}, signal } = options;
  const total = bytesToFetch([asset]);
  const arrived = new Map<string, number>();
  const tell = (name: string, bytes: number) => {
    arrived.set(name, bytes);
    onBytes(
      [...arrived.values()].reduce((sum, each) => sum + each, 0),
      total,
    );
  };
  // Wrong addresses are told before anything is fetched.
  const urls = new Map(files.map((file) => [file, addressOf(file, options.addresses)]));
  return install({
    ...options,
    ...asset,
    async fill(folder) {
      for (const [file, url] of urls) await fetchPart(file, { ...options, url, folder, tell });
      const installed = [];
      for (const file of files) installed.push(await unpacked(file, folder, signal));
      return installed;
    },
    async onWait(folder) {
      for (const file of files) tell(file.name, await arrivedOf(file, folder));
    },
  });
}

interface PartOptions extends NetworkOptions {
  readonly url: URL;
  readonly folder: string;
  readonly tell: (name: string, bytes: number) => void;
}

function fetchPart(
  file: AssetFile,
  { fetch, url, folder, signal, timer = systemTimer, tell }: PartOptions,
): Promise<void> {
  const { name, packed: content } = file;
  const path = partPath(folder, file);
  return fetchFile({ fetch, url, name, content, path, signal, timer, onBytes: (bytes) => tell(name, bytes) });
}

/** What another window has of `file`; once it is unpacked, all of it was there. */
async function arrivedOf(file: AssetFile, folder: string): Promise<number> {
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => undefined,
    );
  if ((await sizeOf(join(folder, file.name))) !== undefined) return file.packed.bytes;
  return (await sizeOf(partPath(folder, file))) ?? 0;
}
