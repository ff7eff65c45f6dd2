import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, context } from 'esbuild';
import { root } from '../setup/places.mjs';
import { stampOf, stampOfInputs } from './freshness.mjs';

export interface Bundle {
  readonly name: string;
  readonly options: BuildOptions;
}

/** Builds one bundle, again and again, and quickly from the second time on. */
export interface Bundler {
  /**
   * Writes the bundle, and to `dist/meta/` what is in it, unless all that is in it is as it was the last time.
   * Rejects with the places of errors in the sources.
   */
  readonly build: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

export function bundlersOf(bundles: readonly Bundle[]): Promise<readonly Bundler[]> {
  return Promise.all(bundles.map(bundlerOf));
}

async function bundlerOf({ name, options }: Bundle): Promise<Bundler> {
  const { rebuild, dispose } = await context({ ...options, metafile: true });
  let isFresh = () => false;
  const build = async () => {
    if (isFresh()) return;
    const stampBefore = stampOfInputs();
    const { metafile } = await rebuild();
    const inputs = Object.keys(metafile.inputs);
    const stamp = stampOf(inputs);
    // What was changed while it was built may or may not be in it.
    const isSettled = stampOfInputs() === stampBefore;
    isFresh = () => isSettled && stampOf(inputs) === stamp;
    const folder = join(root, 'dist', 'meta');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.json`), JSON.stringify(metafile));
  };
  return { build, dispose };
}
