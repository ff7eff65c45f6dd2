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

/** What runs models, from its package. */
export function speechRuntime(): SpeechRuntime {
  return {
    wasm: new Uint8Array(readFileSync(join(runtimeFolder, 'ort-wasm-simd-threaded.wasm'))),
    glue: pathToFileURL(join(runtimeFolder, 'ort-wasm-simd-threaded.mjs')).href,
    threads: 1,
  };
}
