import type { InstallOptions } from '../../assets/install/install.ts';
import { processOwners } from '../../client/index.ts';
import type { AssetsFeature } from './assetsFeature.ts';

export function installOptions({ connection }: AssetsFeature, signal: AbortSignal): InstallOptions {
  return { assetsFolder: connection.assetsFolder, owners: processOwners, signal };
}
