import * as vscode from 'vscode';
import { ADDRESSES, type Addresses, addressOf, hostsFor } from '../../assets/catalogue/addresses.ts';
import type { Asset } from '../../assets/catalogue/asset.ts';
import type { SettingName } from '../contributions/settings.ts';

const names = {
  models: 'assets.fluentTranslationAddress',
  packages: 'assets.packagesAddress',
  voices: 'assets.voicesAddress',
} as const satisfies Record<keyof Addresses, SettingName>;

/** Where files are fetched from: as the user set it, else where they have always been. */
export function chosenAddresses(): Addresses {
  const configuration = vscode.workspace.getConfiguration('harf');
  const chosen = (source: keyof Addresses) => {
    const value: unknown = configuration.get(names[source]);
    return typeof value === 'string' && value.trim() !== '' ? value : ADDRESSES[source];
  };
  return { models: chosen('models'), packages: chosen('packages'), voices: chosen('voices') };
}

/** The hosts that the files of `assets` may come from; throws an `AssetFailure` for an address that may not be used. */
export function hostsOf(assets: readonly Asset[], addresses: Addresses): string[] {
  const files = assets.flatMap(({ files }) => files);
  return [...new Set(files.flatMap((file) => hostsFor(addressOf(file, addresses))))];
}
