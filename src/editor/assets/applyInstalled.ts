import { fluentTranslation } from '../../assets/catalogue/fluentTranslation.ts';
import { VOICE } from '../../assets/catalogue/naturalVoice.ts';
import { installedIds } from '../../assets/installed/installedAsset.ts';
import { type AssetsFeature, type Kind, setContext } from './assetsFeature.ts';

/** Has the local service and the palette know what is installed now. */
export async function applyInstalled(feature: AssetsFeature): Promise<void> {
  await noteInstalled(feature);
  await feature.connection.restartLocal();
}

/** Has the palette know what is installed now. */
export async function noteInstalled({ connection, memory }: AssetsFeature): Promise<void> {
  const ids = await installedIds(connection.assetsFolder, '');
  const note = async (kind: Kind, isThere: boolean) => {
    setContext(kind, isThere);
    await memory.update(kind, isThere || undefined);
  };
  await note('harf.hasFluentTranslation', ids.includes(fluentTranslation.id));
  await note(
    'harf.hasNaturalVoice',
    ids.some((id) => id.startsWith(VOICE)),
  );
}
