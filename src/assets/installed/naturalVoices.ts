import { join } from 'node:path';
import { installedIds, isDistrusted } from './installedAsset.ts';

/** What the ids of voices begin with; the rest is the name. */
export const VOICE = 'voice-';
/** In place of a name: the built-in voice speaks. */
export const BUILT_IN = 'none';

/** For these the first installed voice speaks where nothing else is said: they are men, as Amir is. */
const BY_DEFAULT = ['kian', 'amir'];

/** The names of the natural voices that are installed and may be used, in order; never rejects. */
export async function naturalVoices(assetsFolder: string): Promise<string[]> {
  const ids = await installedIds(assetsFolder, VOICE);
  const distrusted = await Promise.all(ids.map((id) => isDistrusted(join(assetsFolder, id))));
  return ids.filter((_, at) => !distrusted[at]).map((id) => id.slice(VOICE.length));
}

/**
 * Which of the `installed` natural voices speaks for one of Harf's voices, by its name; undefined if the built-in one
 * does. `chosen` is what the user said, for each of Harf's voices.
 */
export function naturalVoiceOf(
  voice: string,
  chosen: Readonly<Record<string, string | undefined>>,
  installed: readonly string[],
): string | undefined {
  const name = chosen[voice] ?? (BY_DEFAULT.includes(voice) ? installed[0] : undefined);
  return name !== undefined && installed.includes(name) ? name : undefined;
}
