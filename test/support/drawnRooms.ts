/** Which rooms each room may import, itself apart. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  text: [],
  platform: [],
  document: ['text', 'platform'],
  contract: ['text'],
  client: ['text', 'contract', 'platform'],
  engine: ['text', 'platform'],
  tools: ['text', 'document', 'contract', 'client'],
  assets: ['platform'],
  service: ['text', 'contract', 'client', 'tools', 'engine', 'assets', 'platform'],
  panel: ['text'],
  media: ['text', 'panel'],
  editor: ['text', 'document', 'contract', 'client', 'tools', 'panel', 'assets', 'platform'],
  extension: ['editor'],
};

/** Rooms that other rooms enter by `index.ts` only. */
export const ROOMS_WITH_DOOR = ['contract', 'client', 'tools', 'engine'];

/** The file of `tools/` that brings all formats of documents, and which command alone imports it. */
export const OF_DOCUMENTS = {
  file: 'src/tools/proofread/proofreadDocument.ts',
  importer: 'src/service/entry/engineCommand.ts',
} as const;

/** Folders of a room that its other files enter by `index.ts` only. */
export const FOLDERS_WITH_DOOR = ['src/engine/translate', 'src/service/emulator'];

/** Where the editor's files are that differ between Node.js and browsers. */
export const HOST = 'src/editor/host/';

/** The only file of `service/` that `editor/` may import, and only those of `HOST` may. */
export const CHANNEL = 'src/service/channel.ts';

/** What package.json's `imports` lead to in Node.js; in a browser, to the folder `browser` beside. */
export const ALIASES: readonly (readonly [alias: string, folder: string])[] = [
  ['#platform/', 'src/platform/node/'],
  ['#host/', 'src/editor/host/node/'],
];

/** What never runs in a browser, and may import Node.js; the rest of what does, does so by `#platform/` and `#host/`. */
export const NODE_ONLY: readonly string[] = [
  'src/platform/node/',
  'src/editor/host/node/',
  'src/editor/assets/',
  'src/assets/',
  'src/service/entry/',
  'src/service/emulator/',
  'src/service/mcp/',
  'src/service/audio/fileAudioFolder.ts',
  'src/service/database/openDataFolder.ts',
  'src/service/database/openStore.ts',
  'src/service/http/httpServer.ts',
  'src/service/http/openApi.ts',
  'src/service/speech/naturalSpeakers.ts',
  'src/service/speech/voiceTrialWorker.ts',
  'src/service/translation/fluent/',
];

/** The only file of `contract/` beside its `index.ts` that other rooms may import: it loads no zod. */
export const VALUES = 'src/contract/values.ts';

/** Rooms that may import `VALUES`, and nothing else of `contract/`. */
export const ROOMS_WITH_VALUES = ['panel', 'media'];

/** Rooms that may import packages, and which; the others may import any but `vscode`. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  text: [],
  contract: ['zod'],
};

/**
 * The folders and files of a room, or of a folder in it, in an order in which each imports only those below it and
 * itself. `*` stands for the other files that lie directly in it.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'src/assets': ['install', 'installed', 'fetch', 'disk', 'catalogue', '*'],
  'src/client': ['*', 'speech', 'text', 'usage', 'transport', 'ledger', 'decode', 'errors', 'log.ts'],
  'src/client/speech': ['speechClient.ts', 'jobs', 'audio', '*'],
  'src/client/transport': ['*', 'request', 'fetch', 'retries.ts', 'callOptions.ts'],
  'src/contract': [
    '*',
    'local',
    'speech.ts',
    'text.ts',
    'failures',
    'route.ts',
    'limits.ts',
    'values.ts',
    'wireNames.ts',
  ],
  'src/document': [
    'beside',
    'proofread',
    'tidy',
    'invisible',
    'answers',
    'targets',
    'passages',
    'spoken',
    'prose',
    'language',
    'links',
    'edits',
  ],
  'src/document/prose': ['findProse.ts', 'exclusions', 'code', 'markup', 'data', '*'],
  // `compile` is the tools' door, `format` is read at run time, `*` is phonology, signs and types.
  'src/engine': [
    'compile',
    'index.ts',
    'engine.ts',
    'carefulText.ts',
    'fromPinglish',
    'explain',
    'translate',
    'speech',
    'proofread',
    'written',
    'render',
    'analyse',
    'alignment',
    'format',
    '*',
  ],
  'src/engine/analyse': [
    'analyse.ts',
    'alike',
    'lattice.ts',
    'verse',
    'network',
    'context',
    'sentence',
    'spacing',
    'words',
    'morphology',
    'lexicon',
    'sounds',
    '*',
  ],
  'src/editor': [
    'commands',
    'tools',
    'features.ts',
    'welcome',
    'interlinear',
    'rtlEditor',
    'invisible',
    'preview',
    'proofread',
    'tidy',
    'beside',
    'speech',
    'assets',
    'links',
    'aids',
    'text',
    'usage',
    'prose',
    'service',
    'failures',
    'host',
    'documents',
    'progress',
    'wording',
    '*',
    'contributions',
  ],
  'src/editor/speech': [
    'readAloud.ts',
    'playbackSession.ts',
    'panel',
    'saveAudio.ts',
    'highlight',
    'targets',
    'playback',
    'sound',
    '*',
  ],
  media: [
    'panel.ts',
    'rtlEditor.ts',
    'rtlEditor',
    'panel',
    'views',
    'text',
    'waveform',
    'model',
    'player',
    'host',
    '*',
  ],
  'src/service/translation': ['*', 'sentences', 'fluent'],
  'src/service': [
    'entry',
    'web',
    'emulator',
    'mcp',
    'editorService.ts',
    'service.ts',
    'app.ts',
    '*',
    'database',
    'jobs',
    'events',
    'speech',
    'text',
    'translation',
    'audio',
    'idempotency',
    'keys',
    'http',
    'store',
    'engineLoader.ts',
    'channel.ts',
  ],
  'src/editor/aids': ['readingAids.ts', 'doubtful', 'hover', 'choose', 'pronunciationList', '*'],
  'src/editor/links': ['linkDelivery.ts', 'confirmUnkept.ts', 'links.ts', 'hover', 'typed', 'records', '*'],
  'src/engine/translate': [
    '*',
    'generate',
    'parse',
    'roles',
    'nouns',
    'verbs',
    'wording',
    'elements',
    'syntax',
    'rules',
    'english',
  ],
};

/** The only files of the engine that tools and their tests may import. */
export const DOORS_FOR_TOOLS = ['src/engine/index.ts', 'src/engine/compile/index.ts'];

/** How many files may lie directly in a room, or in a folder of which the layers are drawn. */
export const MOST_FILES_IN_A_ROOM = 10;
