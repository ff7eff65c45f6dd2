import { join } from 'node:path';
import { VOICE } from '../catalogue/naturalVoice.ts';
import { installedIds, isDistrusted } from './installedAsset.ts';

/** The names of the natural voices that are installed and may be used, in order; never rejects. */
export async function naturalVoices(assetsFolder: string): Promise<string[]> {
  const ids = await installedIds(assetsFolder, VOICE);
  const distrusted = await Promise.all(ids.map((id) => isDistrusted(join(assetsFolder, id))));
  return ids.filter((_, at) => !distrusted[at]).map((id) => id.slice(VOICE.length));
}
