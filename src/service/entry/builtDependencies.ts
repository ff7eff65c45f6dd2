import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distrust } from '../../assets/installed/installedAsset.ts';
import { engineLoader } from '../engineLoader.ts';
import type { ServiceDependencies } from '../service.ts';
import { installedVoice, type NaturalVoiceNames } from '../speech/installedVoices.ts';
import { createWorkerSynthesizer } from '../speech/workerSynthesizer.ts';
import { createFluentTranslation } from '../translation/fluentTranslation.ts';
import { installedFluent } from '../translation/installedFluent.ts';
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
  const loadEngine = engineLoader(builtFile('engine.bin', entryUrl));
  return {
    loadEngine,
    synthesizer: createWorkerSynthesizer({
      loadEngine,
      voiceData: builtFile('voice.bin', entryUrl),
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
