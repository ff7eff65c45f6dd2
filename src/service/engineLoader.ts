import { readResource } from '#platform/resource.ts';
import type { Engine } from '../engine/index.ts';

/** Gives the engine, which is loaded when it is first asked for. */
export type EngineLoader = () => Promise<Engine>;

/** An engine over the compiled lexicon at `place`, a path or, in a browser, an address; code and data are loaded once, when first asked for. */
export function engineLoader(place: string): EngineLoader {
  let loading: Promise<Engine> | undefined;
  return () => {
    loading ??= load(place).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load(place: string): Promise<Engine> {
  const { openEngine } = await import('../engine/index.ts');
  return openEngine(await readResource(place));
}
