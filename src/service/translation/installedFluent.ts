import { join } from 'node:path';
import { fluentTranslation } from '../../assets/catalogue/fluentTranslation.ts';
import { installedAsset } from '../../assets/installed/installedAsset.ts';
import type { FluentFiles } from './fluent/fluentMessages.ts';

/** The files of the fluent translation as they are installed in `assetsFolder`; undefined if they are not. */
export async function installedFluent(assetsFolder: string | undefined): Promise<FluentFiles | undefined> {
  const asset = assetsFolder && (await installedAsset(assetsFolder, fluentTranslation.id));
  if (!asset) return undefined;
  const file = (wanted: string) => {
    const found = asset.files.find(({ name }) => name === wanted);
    return found && { path: join(asset.folder, found.name), sha256: found.sha256 };
  };
  const [engine, model, shortlist, vocabulary] = [
    file('bergamot-translator-worker.wasm'),
    file('model.bin'),
    file('lex.bin'),
    file('vocab.spm'),
  ];
  if (!engine || !model || !shortlist || !vocabulary) return undefined;
  return { version: asset.version, engine, model, shortlist, vocabulary };
}
