import { readFile } from 'node:fs/promises';
import { engineLoader } from '../engineLoader.ts';
import type { ServiceDependencies } from '../service.ts';
import { createWorkerSynthesizer } from '../speech/workerSynthesizer.ts';
import { builtFile, speechWorkerFile } from './builtFile.ts';

/**
 * Engine, voice and OpenAPI description from the build, and the system's clock, for the entry module at `entryUrl`.
 * Nothing is loaded before it is needed. `sentenceDelayMs` is waited before each sentence that is spoken.
 */
export function builtDependencies(
  entryUrl: string,
  { sentenceDelayMs = 0 }: { readonly sentenceDelayMs?: number } = {},
): Pick<ServiceDependencies, 'loadEngine' | 'synthesizer' | 'openApi' | 'now'> {
  const loadEngine = engineLoader(builtFile('engine.bin', entryUrl));
  return {
    loadEngine,
    synthesizer: createWorkerSynthesizer({
      loadEngine,
      voiceData: builtFile('voice.bin', entryUrl),
      worker: speechWorkerFile(entryUrl),
      runtimeGlue: builtFile('service/speech/ort-wasm-simd-threaded.mjs', entryUrl),
      sentenceDelayMs,
    }),
    openApi: () => readFile(builtFile('service/openapi.json', entryUrl), 'utf8'),
    now: Date.now,
  };
}
