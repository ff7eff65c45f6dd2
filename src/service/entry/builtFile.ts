/** The module of the voice's thread, from the URL of an entry module of this folder, run as it is or built. */
export function speechWorkerFile(entryUrl: string): URL {
  const path = entryUrl.endsWith('.ts') ? '../speech/speechWorker.ts' : './speech/speechWorker.js';
  return new URL(path, entryUrl);
}

/**
 * A file that the build puts under `dist/`, from the URL of an entry module of this folder, whether that is
 * run as it is or built to `dist/service/`.
 */
export function builtFile(name: 'engine.bin' | 'voice.bin' | 'service/openapi.json', entryUrl: string): URL {
  return new URL(entryUrl.endsWith('.ts') ? `../../../dist/${name}` : `../${name}`, entryUrl);
}
