import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../setup/places.mjs';

/** Puts no more of Harf's package.json into a bundle than its version; all of it would be 10 kB. */
export const versionOnly: Plugin = {
  name: 'version-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]package\.json$/ }, ({ path }) => {
      if (path !== join(root, 'package.json')) return undefined;
      return { contents: JSON.stringify({ version: manifest.version }), loader: 'json' };
    });
  },
};
