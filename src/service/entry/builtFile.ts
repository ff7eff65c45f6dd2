/**
 * The files of the build that an entry module of this folder uses, run as it is or built to `dist/service/` or
 * `dist/commands/`.
 */

/** The module of the synthesizer's thread, from the URL of the entry module. */
export function speechWorkerFile(entryUrl: string): URL {
  const path = entryUrl.endsWith('.ts') ? '../speech/speechWorker.ts' : '../service/speech/speechWorker.js';
  return new URL(path, entryUrl);
}

/** The module of the fluent translation's thread, from the URL of the entry module. */
export function fluentWorkerFile(entryUrl: string): URL {
  const path = entryUrl.endsWith('.ts')
    ? '../translation/fluent/fluentWorker.ts'
    : '../service/translation/fluentWorker.js';
  return new URL(path, entryUrl);
}

type BuiltFile =
  | 'engine.bin'
  | 'voice.bin'
  | 'service/openapi.json'
  | 'service/translation/bergamot.js'
  | 'service/speech/ort-wasm-simd-threaded.mjs';

/** A file that the build puts under `dist/`, from the URL of the entry module. */
export function builtFile(name: BuiltFile, entryUrl: string): URL {
  return new URL(entryUrl.endsWith('.ts') ? `../../../dist/${name}` : `../${name}`, entryUrl);
}
