import { join } from 'node:path';
import { speechRuntime } from '../../assets/catalogue/speechRuntime.ts';
import { type InstalledAsset, installedAsset } from '../../assets/installed/installedAsset.ts';
import { naturalVoiceOf, naturalVoices, VOICE } from '../../assets/installed/naturalVoices.ts';
import type { CheckedFile, NaturalVoice } from './naturalVoice.ts';
import type { Voice } from './voices.ts';

/** Which installed voice speaks for one of the five, by its name without `voice-`; `none` for the built-in one. */
export type NaturalVoiceNames = Readonly<Partial<Record<Voice, string>>>;

/**
 * The natural voice that is installed in `assetsFolder` and speaks for `voice`; undefined if none does or if what runs it
 * is not there.
 */
export async function installedVoice(
  assetsFolder: string | undefined,
  voice: Voice,
  names: NaturalVoiceNames,
): Promise<NaturalVoice | undefined> {
  if (assetsFolder === undefined) return undefined;
  const name = naturalVoiceOf(voice, names, await naturalVoices(assetsFolder));
  if (name === undefined) return undefined;
  const [asset, runtime] = await Promise.all([
    installedAsset(assetsFolder, `${VOICE}${name}`),
    installedAsset(assetsFolder, speechRuntime.id),
  ]);
  const model = fileOf(asset, 'voice.onnx');
  const table = fileOf(asset, 'voice.onnx.json');
  const wasm = fileOf(runtime, 'ort-wasm-simd-threaded.wasm');
  if (asset === undefined || !model || !table || !wasm) return undefined;
  return { version: `${asset.id}-${asset.version}`, model, table, runtime: wasm };
}

function fileOf(asset: InstalledAsset | undefined, wanted: string): CheckedFile | undefined {
  const found = asset?.files.find(({ name }) => name === wanted);
  return asset && found && { path: join(asset.folder, found.name), sha256: found.sha256 };
}
