import { join } from 'node:path';
import { VOICE } from '../../assets/adopt/adoptVoice.ts';
import { speechRuntime } from '../../assets/catalogue/speechRuntime.ts';
import { isDistrusted } from '../../assets/installed/distrust.ts';
import { type InstalledAsset, installedAsset, installedIds } from '../../assets/installed/installedAsset.ts';
import type { CheckedFile, NaturalVoice } from './naturalVoice.ts';
import type { Voice } from './voices.ts';

/** Which installed voice speaks for one of the five, by its name without `voice-`; `none` for the built-in one. */
export type NaturalVoiceNames = Readonly<Partial<Record<Voice, string>>>;

const NONE = 'none';
/** For these the first installed voice speaks where nothing else is said: they are men, as Amir is. */
const BY_DEFAULT: readonly Voice[] = ['kian', 'amir'];

/**
 * The natural voice that is installed in `assetsFolder` and speaks for `voice`; undefined if none does, if it must not be
 * used, or if what runs it is not there.
 */
export async function installedVoice(
  assetsFolder: string | undefined,
  voice: Voice,
  names: NaturalVoiceNames,
): Promise<NaturalVoice | undefined> {
  const name = names[voice];
  if (assetsFolder === undefined || name === NONE) return undefined;
  if (name === undefined && !BY_DEFAULT.includes(voice)) return undefined;
  const id = name === undefined ? (await installedIds(assetsFolder, VOICE))[0] : `${VOICE}${name}`;
  const [asset, runtime] = await Promise.all([
    id === undefined ? undefined : installedAsset(assetsFolder, id),
    installedAsset(assetsFolder, speechRuntime.id),
  ]);
  const model = fileOf(asset, 'voice.onnx');
  const table = fileOf(asset, 'voice.onnx.json');
  const wasm = fileOf(runtime, 'ort-wasm-simd-threaded.wasm');
  if (asset === undefined || !model || !table || !wasm) return undefined;
  if (await isDistrusted(asset.folder)) return undefined;
  return { version: `${asset.id}-${asset.version}`, model, table, runtime: wasm };
}

function fileOf(asset: InstalledAsset | undefined, wanted: string): CheckedFile | undefined {
  const found = asset?.files.find(({ name }) => name === wanted);
  return asset && found && { path: join(asset.folder, found.name), sha256: found.sha256 };
}
