/** The child process of the extension: the service on a Unix socket or named pipe, for its parent only. */
import { readFile } from 'node:fs/promises';
import { AUDIO_URL_TTL_MS, IDEMPOTENCY_RETENTION_MS } from '../contract/index.ts';
import { createApp } from './app.ts';
import { builtFile, speechWorkerFile } from './builtFile.ts';
import { type ChildMessage, startMessage } from './channel.ts';
import { engineFrom } from './engineSource.ts';
import { createHttpServer, listen } from './http/httpServer.ts';
import { IdleTimer } from './idleTimer.ts';
import { Account } from './meters/account.ts';
import { createSpeechServices } from './speech/speechServices.ts';
import { createSynthesiser } from './speech/synthesiser.ts';
import { openDataFolder } from './store/dataFolder.ts';
import { openStore } from './store/openStore.ts';
import { describeUnexpected } from './unexpected.ts';

const IDLE_EXIT_MS = 600_000;

process.on('disconnect', () => process.exit(0));
process.once('message', (message) => {
  start(message).catch((error: unknown) => {
    tell({ type: 'failed', message: String(error) });
    process.disconnect();
  });
});

async function start(message: unknown): Promise<void> {
  const { socketPath, apiKey } = startMessage.parse(message);
  const server = createHttpServer(editorApp(apiKey));
  const idle = new IdleTimer(IDLE_EXIT_MS, () => process.exit(0));
  server.on('request', (_request, response) => response.once('close', idle.begin()));
  await listen(server, { path: socketPath });
  tell({ type: 'ready' });
}

/** Unmetered: one key for everything, no allowance, no rate limit. */
function editorApp(apiKey: string): ReturnType<typeof createApp> {
  const now = Date.now;
  const memory = openStore(':memory:');
  const folder = openDataFolder();
  process.once('exit', () => folder.close());
  const engine = engineFrom(builtFile('engine.bin', import.meta.url));
  const account = new Account({
    store: memory,
    environment: 'local',
    plan: 'local',
    allowances: { textUnits: null, basicSeconds: null, premiumSeconds: null, additionalTextUnits: 0 },
    requestsPerMinute: null,
    renews: false,
    since: now(),
    now,
  });
  return createApp({
    engine,
    keys: [{ key: apiKey, scopes: ['text', 'speech', 'usage'], account }],
    openApi: () => readFile(builtFile('service/openapi.json', import.meta.url), 'utf8'),
    now,
    textStore: memory,
    store: folder.store,
    speech: createSpeechServices({
      store: folder.store,
      dataFolder: folder.path,
      synthesiser: createSynthesiser({
        engine,
        voiceData: builtFile('voice.bin', import.meta.url),
        worker: speechWorkerFile(import.meta.url),
      }),
      engine,
      unavailableVoices: [],
      audioUrlTtlMs: AUDIO_URL_TTL_MS,
      retentionMs: IDEMPOTENCY_RETENTION_MS,
      now,
    }),
    onUnexpected: (error) => tell({ type: 'unexpected', message: describeUnexpected(error) }),
  });
}

function tell(message: ChildMessage): void {
  process.send?.(message);
}
