import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packVoiceData } from '../../src/engine/compile/index.ts';
import type { SpeechRuntime } from '../../src/engine/index.ts';

const require = createRequire(import.meta.url);
const runtimeFolder = dirname(require.resolve('onnxruntime-web'));
const espeakFolder = dirname(require.resolve('@echogarden/espeak-ng-emscripten'));

let packed: Uint8Array | undefined;

/** The bytes of `voice.bin`, made from its sources once a process. */
export function voiceData(): Uint8Array {
  packed ??= packVoiceData({
    moduleSource: readFileSync(join(espeakFolder, 'espeak-ng.js'), 'utf8'),
    package: readFileSync(join(espeakFolder, 'espeak-ng.data')),
    dictionary: readFileSync(new URL('../../data/voice/px_dict', import.meta.url)),
  });
  return packed;
}

/** The paths of what runs models, in its package. */
export function runtimeFiles(): { readonly wasm: string; readonly glue: string } {
  return {
    wasm: join(runtimeFolder, 'ort-wasm-simd-threaded.wasm'),
    glue: join(runtimeFolder, 'ort-wasm-simd-threaded.mjs'),
  };
}

/** What runs models. */
export function speechRuntime(): SpeechRuntime {
  const { wasm, glue } = runtimeFiles();
  return { wasm: new Uint8Array(readFileSync(wasm)), glue: pathToFileURL(glue).href, threads: 1 };
}
