import { adoptAsset } from '../../assets/adopt/adoptAsset.ts';
import { AssetFailure } from '../../assets/assetFailure.ts';
import { type Asset, bytesToFetch } from '../../assets/catalogue/asset.ts';
import { fetchAsset } from '../../assets/install/fetchAsset.ts';
import { isDistrusted } from '../../assets/installed/distrust.ts';
import { assetState } from '../../assets/installed/installedAsset.ts';
import { isAbort } from '../progress/abort.ts';
import { withProgress } from '../progress/progress.ts';
import { t } from '../wording/localize.ts';
import { chosenAddresses } from './addresses.ts';
import { askAfterFailure, askFolder, askWay, type Way } from './ask.ts';
import type { AssetsFeature } from './assetsFeature.ts';
import { installOptions } from './installOptions.ts';
import { partText } from './sizeText.ts';

/** What a user asked for. */
export interface Wanted {
  /** Of the dialogs and the progress. */
  readonly title: string;
  readonly question: string;
  readonly assets: readonly Asset[];
}

/**
 * Has what is wanted fetched or taken from a folder, as the user says, until it is there.
 * @returns whether it is
 */
export async function bring(feature: AssetsFeature, wanted: Wanted): Promise<boolean> {
  const missing = await missingOf(wanted.assets, feature);
  if (missing.length === 0) return true;
  return untilThere(feature, {
    ask: () => askWay(wanted.question, missing),
    take: (way) =>
      way === 'fetch' ? fetchAll(feature, wanted, missing) : adoptAll(feature, wanted, missing),
  });
}

interface Attempts {
  readonly ask: () => Promise<Way>;
  /** Resolves with whether it is there; the user may have changed their mind. */
  readonly take: (way: 'fetch' | 'folder') => Promise<boolean>;
}

/** Tries, and after each failure as the user says then. */
export async function untilThere(feature: AssetsFeature, { ask, take }: Attempts): Promise<boolean> {
  let next = ask;
  for (;;) {
    let way: Way;
    try {
      way = await next();
      return way !== undefined && (await take(way));
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

async function fetchAll(
  feature: AssetsFeature,
  { title }: Wanted,
  assets: readonly Asset[],
): Promise<boolean> {
  const [addresses, total] = [chosenAddresses(), bytesToFetch(assets)];
  await withProgress(title, async (signal, tell) => {
    let before = 0;
    for (const asset of assets) {
      await fetchAsset(asset, {
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

async function adoptAll(
  feature: AssetsFeature,
  { title }: Wanted,
  assets: readonly Asset[],
): Promise<boolean> {
  const folder = await askFolder(title);
  if (folder === undefined) return false;
  await withProgress(title, async (signal, tell) => {
    tell(t('checking the files'));
    for (const asset of assets) await adoptAsset(asset, folder, installOptions(feature, signal));
  });
  return true;
}
