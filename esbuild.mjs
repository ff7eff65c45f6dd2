/** The build: `npm run build` brings `dist/` up to date, `npm run watch` keeps it so. */
import { parseArgs } from 'node:util';
import { entryAsOneChunk } from './scripts/build/entryAsOneChunk.mjs';
import { versionOnly } from './scripts/build/versionOnly.mjs';
import { withoutAjv } from './scripts/build/withoutAjv.mjs';
import { withoutSpeech } from './scripts/build/withoutSpeech.mjs';
import { attempt, becomeInNode24 } from './scripts/launch.mjs';
import { nodePath } from './scripts/setup/node.mjs';
import { root } from './scripts/setup/places.mjs';
import { setUp } from './scripts/setup.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

/** @type {BuildOptions} */
const common = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  minify: true,
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'silent',
  chunkNames: 'chunks/[name]-[hash]',
  // CommonJS dependencies inside the bundle call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
};

/**
 * Functions keep the names that logs have of them where errors happen. The bundler's own `keepNames` names each function
 * again wherever one is made, which takes the engine half as much time again.
 * @type {BuildOptions}
 */
const named = { minify: false, minifyWhitespace: true, minifySyntax: true };

/**
 * `dist/extension.js`, which the editor loads, and the chunks that it loads when they are first needed.
 * @type {BuildOptions}
 */
const extension = {
  entryPoints: ['src/extension.ts'],
  external: ['vscode'],
  outdir: 'dist',
  plugins: [entryAsOneChunk('src/extension.ts')],
};

/**
 * `dist/editor/`: the threads of the extension: waveforms, other forms of sound, and what of a text is prose.
 * @type {BuildOptions}
 */
const threads = {
  ...named,
  entryPoints: {
    'speech/soundWorker': 'src/editor/speech/sound/soundWorker.ts',
    'prose/proseWorker': 'src/editor/prose/proseWorker.ts',
    'prose/onig': 'node_modules/vscode-oniguruma/release/onig.wasm',
  },
  // The other form of jsonc-parser loads its parts by names that a bundler cannot follow.
  mainFields: ['module', 'main'],
  loader: { '.wasm': 'copy' },
  outdir: 'dist/editor',
};

/**
 * `dist/service/`: the child process of the extension, its threads that speak and that translate, and the server of tools
 * for agents.
 * @type {BuildOptions}
 */
const service = {
  ...named,
  entryPoints: {
    main: 'src/service/entry/main.ts',
    mcp: 'src/service/entry/mcp.ts',
    'speech/speechWorker': 'src/service/speech/speechWorker.ts',
    'speech/voiceTrialWorker': 'src/service/speech/voiceTrialWorker.ts',
    'translation/fluentWorker': 'src/service/translation/fluent/fluentWorker.ts',
  },
  outdir: 'dist/service',
  plugins: [versionOnly, withoutAjv],
};

/**
 * The JavaScript sides of the fluent engine and of what runs natural voices, which are read as they are.
 * @type {BuildOptions}
 */
const glue = {
  entryPoints: {
    'translation/bergamot':
      'node_modules/@browsermt/bergamot-translator/worker/bergamot-translator-worker.js',
    'speech/ort-wasm-simd-threaded': 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.mjs',
  },
  outdir: 'dist/service',
  loader: { '.js': 'copy', '.mjs': 'copy' },
};

/**
 * `dist/commands/`: the two command lines. They are not packaged, and apart so that what only they need is in no chunk
 * that the extension's child process loads.
 * @type {BuildOptions}
 */
const commands = {
  ...named,
  entryPoints: {
    commandLine: 'src/service/entry/commandLine.ts',
    engineCommand: 'src/service/entry/engineCommand.ts',
  },
  outdir: 'dist/commands',
  plugins: [versionOnly, withoutAjv],
};

/**
 * `dist/media/`: the script and the style sheet of the read-aloud panel, for the browser in the editor.
 * @type {BuildOptions}
 */
const panel = {
  entryPoints: ['media/panel.ts', 'media/panel.css'],
  outdir: 'dist/media',
  platform: 'browser',
  target: 'chrome142',
  banner: {},
  loader: { '.svg': 'text' },
};

/**
 * `dist/media/`: the script, the style sheet and the font of the right-to-left editor.
 * @type {BuildOptions}
 */
const rtlEditor = {
  ...panel,
  entryPoints: ['media/rtlEditor.ts', 'media/rtlEditor.css'],
  loader: { '.woff2': 'file' },
  assetNames: '[name]',
};

/**
 * `dist/preview/`: what shows Markdown from right to left, for VS Code's preview and the pages of notebooks.
 * @type {BuildOptions}
 */
const preview = {
  ...panel,
  entryPoints: ['src/editor/preview/notebook.ts', 'src/editor/preview/preview.css'],
  outdir: 'dist/preview',
};

/**
 * `dist/web/`: the extension as a browser has it, each part a file of its own, for it loads none by name.
 * @type {BuildOptions}
 */
const inBrowser = {
  platform: 'browser',
  target: 'es2024',
  splitting: false,
  banner: {},
  // Extensions run in workers there, which have no pages.
  conditions: ['worker', 'module'],
  mainFields: ['browser', 'module', 'main'],
};

/**
 * `dist/web/extension.cjs`, which the editor loads: a browser's editor knows no ES modules.
 * @type {BuildOptions}
 */
const webExtension = {
  ...inBrowser,
  entryPoints: { extension: 'src/extension.ts' },
  external: ['vscode'],
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  outdir: 'dist/web',
};

/**
 * Its threads.
 * @type {BuildOptions}
 */
const webThreads = {
  ...inBrowser,
  entryPoints: {
    'editor/speech/soundWorker': 'src/editor/speech/sound/soundWorker.ts',
    'editor/prose/proseWorker': 'src/editor/prose/proseWorker.ts',
  },
  format: 'iife',
  outdir: 'dist/web',
};

/**
 * `dist/web/`: the worker that is the local service of a browser, and what keeps its speech.
 * @type {BuildOptions}
 */
const webService = {
  ...inBrowser,
  format: 'iife',
  outdir: 'dist/web',
  entryPoints: {
    service: 'src/service/web/worker.ts',
    sql: 'node_modules/sql.js/dist/sql-wasm-browser.wasm',
  },
  loader: { '.wasm': 'copy' },
  plugins: [versionOnly, withoutSpeech],
};

/**
 * `dist/web/`: its thread that speaks.
 * @type {BuildOptions}
 */
const webSpeech = {
  ...inBrowser,
  format: 'iife',
  outdir: 'dist/web',
  entryPoints: { speech: 'src/service/web/speechWorker.ts' },
  plugins: [versionOnly],
  // eSpeak NG's way into Node.js, which no browser takes.
  external: ['module'],
  define: { 'import.meta.url': 'self.location.href' },
};

const bundles = Object.entries({
  extension,
  threads,
  service,
  glue,
  commands,
  panel,
  rtlEditor,
  preview,
  webExtension,
  webThreads,
  webService,
  webSpeech,
});

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

await attempt(async () => {
  await setUp(['dependencies', 'node24']);
  if (process.execPath !== nodePath(24)) return becomeInNode24('esbuild.mjs', process.argv.slice(2));
  const { build, watch } = await import('./scripts/build/build.ts');
  const all = bundles.map(([name, options]) => ({ name, options: { ...common, ...options } }));
  await (values.watch ? watch(all) : build(all));
});
