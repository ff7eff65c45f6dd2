import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { root } from '../setup/places.mjs';
import { entryAsOneChunk } from './entryAsOneChunk.ts';
import { versionOnly } from './versionOnly.ts';

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  minify: true,
  keepNames: true,
  sourcemap: 'linked',
  metafile: true,
  legalComments: 'none',
  logLevel: 'silent',
  chunkNames: 'chunks/[name]-[hash]',
  // CommonJS dependencies inside the bundle call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
};

/** `dist/extension.js`, which the editor loads, and the chunks that it loads when they are first needed. */
export function bundleExtension(): Promise<void> {
  const entry = 'src/extension.ts';
  return bundle('extension', {
    entryPoints: [entry],
    external: ['vscode'],
    outdir: 'dist',
    plugins: [entryAsOneChunk(entry)],
  });
}

/** `dist/editor/`: the threads of the extension: waveforms, other forms of sound, and what of a text is prose. */
export async function bundleThreads(): Promise<void> {
  const names = ['speech/sound/peaksWorker', 'speech/sound/convertWorker', 'prose/proseWorker'];
  await bundle('threads', {
    entryPoints: names.map((name) => `src/editor/${name}.ts`),
    outbase: 'src/editor',
    // The other form of jsonc-parser loads its parts by names that a bundler cannot follow.
    mainFields: ['module', 'main'],
    outdir: 'dist/editor',
  });
  const oniguruma = join(root, 'node_modules', 'vscode-oniguruma', 'release', 'onig.wasm');
  await copyFile(oniguruma, join(root, 'dist', 'editor', 'prose', 'onig.wasm'));
}

/** `dist/service/`: the child process of the extension, the two command lines, the worker that speaks. */
export function bundleService(): Promise<void> {
  const entryPoints = {
    main: 'src/service/entry/main.ts',
    commandLine: 'src/service/entry/commandLine.ts',
    engineCommand: 'src/service/entry/engineCommand.ts',
    'speech/speechWorker': 'src/service/speech/speechWorker.ts',
  };
  return bundle('service', { entryPoints, outdir: 'dist/service', plugins: [versionOnly] });
}

/** `dist/media/`: the script and the style sheet of the read-aloud panel, for the browser in the editor. */
export function bundlePanel(): Promise<void> {
  return bundle('panel', {
    entryPoints: ['media/panel.ts', 'media/panel.css'],
    outdir: 'dist/media',
    platform: 'browser',
    target: 'chrome142',
    keepNames: false,
    banner: {},
    loader: { '.svg': 'text' },
  });
}

async function bundle(name: string, options: BuildOptions): Promise<void> {
  const { metafile } = await build({ ...common, ...options });
  const folder = join(root, 'dist', 'meta');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), JSON.stringify(metafile));
}
