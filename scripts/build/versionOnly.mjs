import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/places.mjs';

const manifestFile = join(root, 'package.json');

/**
 * Puts no more of Harf's package.json into a bundle than its version; all of it would be 10 kB.
 * @type {import('esbuild').Plugin}
 */
export const versionOnly = {
  name: 'version-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]package\.json$/ }, ({ path }) => {
      if (path !== manifestFile) return undefined;
      const { version } = JSON.parse(readFileSync(manifestFile, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
