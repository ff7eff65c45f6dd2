import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fluentTranslation } from '../../assets/catalogue/fluentTranslation.ts';
import { naturalVoiceOf, VOICE } from '../../assets/catalogue/naturalVoice.ts';
import { speechRuntime } from '../../assets/catalogue/speechRuntime.ts';
import { distrust, type InstalledAsset, installedAsset } from '../../assets/installed/installedAsset.ts';
import { naturalVoices } from '../../assets/installed/naturalVoices.ts';
import { engineLoader } from '../engineLoader.ts';
import type { ServiceDependencies } from '../service.ts';
import type { Voice } from '../speech/voices.ts';
import type { CheckedFile, NaturalVoice } from '../speech/workerMessages.ts';
import { WorkerSynthesizer } from '../speech/workerSynthesizer.ts';
import type { FluentFiles } from '../translation/fluent/fluentMessages.ts';
import { createFluentTranslation } from '../translation/fluentTranslation.ts';
import { builtFile, fluentWorkerFile, speechWorkerFile } from './builtFile.ts';

interface BuiltOptions {
  /** Waited before each sentence that is spoken. */
  readonly sentenceDelayMs?: number;
  /** Where what the user fetched lies; nothing of it is used if it is left out. */
  readonly assetsFolder?: string | undefined;
  readonly naturalVoices?: NaturalVoiceNames | undefined;
  /** How long a natural voice may take for a phrase. */
  readonly phraseMs?: number;
  /** Told the version of a natural voice that did not come to an end, which is not asked again. */
  readonly onEndlessVoice?: (version: string) => void;
}

/**
 * Engine, voices, fluent translation and OpenAPI description from the build and from what the user fetched, and the
 * system's clock, for the entry module at `entryUrl`. Nothing is loaded before it is needed.
 */
export function builtDependencies(
  entryUrl: string,
  { sentenceDelayMs = 0, assetsFolder, naturalVoices = {}, phraseMs, onEndlessVoice }: BuiltOptions = {},
): Pick<ServiceDependencies, 'loadEngine' | 'synthesizer' | 'fluentTranslation' | 'openApi' | 'now'> {
  const loadEngine = engineLoader(fileURLToPath(builtFile('engine.bin', entryUrl)));
  return {
    loadEngine,
    synthesizer: new WorkerSynthesizer({
      loadEngine,
      voiceData: fileURLToPath(builtFile('voice.bin', entryUrl)),
      worker: speechWorkerFile(entryUrl),
      runtimeGlue: builtFile('service/speech/ort-wasm-simd-threaded.mjs', entryUrl),
      findNaturalVoice: (voice) => installedVoice(assetsFolder, voice, naturalVoices),
      sentenceDelayMs,
      ...(phraseMs !== undefined && { phraseMs }),
      onEndlessVoice({ version, model }) {
        // Where that cannot be written, this process still knows.
        void distrust(dirname(model.path)).catch(() => {});
        onEndlessVoice?.(version);
      },
    }),
    fluentTranslation: createFluentTranslation({
      findFiles: () => installedFluent(assetsFolder),
      worker: fluentWorkerFile(entryUrl),
      glue: fileURLToPath(builtFile('service/translation/bergamot.js', entryUrl)),
    }),
    openApi: () => readFile(builtFile('service/openapi.json', entryUrl), 'utf8'),
    now: Date.now,
  };
}

/** Which installed voice speaks for one of the five, by its name without `voice-`; `none` for the built-in one. */
type NaturalVoiceNames = Readonly<Partial<Record<Voice, string>>>;

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

/** The files of the fluent translation as they are installed in `assetsFolder`; undefined if they are not. */
export async function installedFluent(assetsFolder: string | undefined): Promise<FluentFiles | undefined> {
  const asset = assetsFolder && (await installedAsset(assetsFolder, fluentTranslation.id));
  if (!asset) return undefined;
  const engine = fileOf(asset, 'bergamot-translator-worker.wasm');
  const model = fileOf(asset, 'model.bin');
  const shortlist = fileOf(asset, 'lex.bin');
  const vocabulary = fileOf(asset, 'vocab.spm');
  if (!engine || !model || !shortlist || !vocabulary) return undefined;
  return { version: asset.version, engine, model, shortlist, vocabulary };
}
