import { relative } from 'node:path';
import { root } from '../setup/places.mjs';

const namespace = 'loaded-later';

/**
 * Makes one chunk of all that `entry` loads at once. The bundler makes a chunk of the modules that the same entries
 * need, and what is loaded later is an entry too: here each of those needs `entry`, which is loaded by then.
 * @param {string} entry a path from the project's folder
 * @returns {import('esbuild').Plugin}
 */
export function entryAsOneChunk(entry) {
  return {
    name: 'entry-as-one-chunk',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^[.#]/ }, async ({ path, kind, resolveDir, importer }) => {
        if (kind !== 'dynamic-import') return undefined;
        const resolved = await resolve(path, { kind: 'import-statement', resolveDir, importer });
        // The names of chunks come from it, and are to be the same wherever the project lies.
        return { ...resolved, path: relative(root, resolved.path).replaceAll('\\', '/'), namespace };
      });
      onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: `import ${JSON.stringify(`./${entry}`)}; export * from ${JSON.stringify(`./${path}`)};`,
        resolveDir: root,
      }));
    },
  };
}
