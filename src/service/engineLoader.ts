import { readFile } from 'node:fs/promises';
import type { Engine } from '../engine/index.ts';

/** Gives the engine, which is loaded when it is first asked for. */
export type EngineLoader = () => Promise<Engine>;

/** An engine over the compiled lexicon at `data`; code and data are loaded once, when first asked for. */
export function engineLoader(data: URL): EngineLoader {
  let loading: Promise<Engine> | undefined;
  return () => {
    loading ??= load(data).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load(data: URL): Promise<Engine> {
  const [{ openEngine }, bytes] = await Promise.all([import('../engine/index.ts'), readFile(data)]);
  return openEngine(bytes);
}
