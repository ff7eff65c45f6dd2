import { processOwners } from '#platform/owners.ts';
import { AssetFailure } from '../../assets/assetFailure.ts';
import { type Asset, bytesToFetch } from '../../assets/catalogue/asset.ts';
import type { InstallOptions } from '../../assets/install/install.ts';
import { installFromFolder } from '../../assets/install/installFromFolder.ts';
import { installFromNetwork } from '../../assets/install/installFromNetwork.ts';
import { assetState, isDistrusted } from '../../assets/installed/installedAsset.ts';
import { isAbort } from '../progress/abort.ts';
import { withProgress } from '../progress/progress.ts';
import { t } from '../wording/localize.ts';
import { chosenAddresses } from './addresses.ts';
import { askAfterFailure, askFolder, askWay, type Way } from './ask.ts';
import type { AssetsFeature } from './assetsFeature.ts';
import { partText } from './sizeText.ts';

/** What a user asked for. */
export interface Wanted {
  /** Of the dialogs and the progress. */
  readonly title: string;
  readonly question: string;
  readonly assets: readonly Asset[];
}

/**
 * Installs what is wanted, from the network or from a folder, as the user says, until it is there.
 * @returns whether it is
 */
export async function installAsked(feature: AssetsFeature, wanted: Wanted): Promise<boolean> {
  const missing = await missingOf(wanted.assets, feature);
  if (missing.length === 0) return true;
  return untilInstalled(feature, {
    ask: () => askWay(wanted.question, missing),
    installBy: (way) =>
      way === 'fetch' ? allFromNetwork(feature, wanted, missing) : allFromFolder(feature, wanted, missing),
  });
}

interface Attempts {
  readonly ask: () => Promise<Way>;
  /** Resolves with whether it is there; the user may have changed their mind. */
  readonly installBy: (way: 'fetch' | 'folder') => Promise<boolean>;
}

/** Tries, and after each failure as the user says then. */
export async function untilInstalled(feature: AssetsFeature, { ask, installBy }: Attempts): Promise<boolean> {
  let next = ask;
  for (;;) {
    let way: Way;
    try {
      way = await next();
      return way !== undefined && (await installBy(way));
    } catch (error) {
      if (isAbort(error)) return false;
      if (!(error instanceof AssetFailure)) throw error;
      feature.log.warn(`Not installed: ${error.message}`);
      const failed = way;
      next = async () => {
        const chosen = await askAfterFailure(error, failed ?? 'fetch');
        // Nothing is fetched before somebody was asked.
        return chosen === 'fetch' && failed === undefined ? ask() : chosen;
      };
    }
  }
}

async function missingOf(assets: readonly Asset[], { connection, log }: AssetsFeature): Promise<Asset[]> {
  const missing: Asset[] = [];
  for (const asset of assets) {
    const state = await assetState(connection.assetsFolder, asset.id);
    if (state.kind === 'broken') log.warn(state.reason);
    const isThere = state.kind === 'installed' && state.asset.version === asset.version;
    if (!isThere || (await isDistrusted(state.asset.folder))) missing.push(asset);
  }
  return missing;
}

async function allFromNetwork(
  feature: AssetsFeature,
  { title }: Wanted,
  assets: readonly Asset[],
): Promise<boolean> {
  const [addresses, total] = [chosenAddresses(), bytesToFetch(assets)];
  await withProgress(title, async (signal, tell) => {
    let before = 0;
    for (const asset of assets) {
      await installFromNetwork(asset, {
        ...installOptions(feature, signal),
        addresses,
        // VS Code's own, which follows its settings of proxies and certificates.
        fetch: (url, init) => globalThis.fetch(url, init),
        onBytes: (bytes) => tell(partText(before + bytes, total)),
      });
      before += bytesToFetch([asset]);
      feature.log.info(`Installed: ${asset.id} ${asset.version}`);
    }
  });
  return true;
}

async function allFromFolder(
  feature: AssetsFeature,
  { title }: Wanted,
  assets: readonly Asset[],
): Promise<boolean> {
  const folder = await askFolder(title);
  if (folder === undefined) return false;
  await withProgress(title, async (signal, tell) => {
    tell(t('checking the files'));
    for (const asset of assets) await installFromFolder(asset, folder, installOptions(feature, signal));
  });
  return true;
}

export function installOptions({ connection }: AssetsFeature, signal: AbortSignal): InstallOptions {
  return { assetsFolder: connection.assetsFolder, owners: processOwners, signal };
}
