/** The child process of the extension: the service on a Unix socket or named pipe, for its parent only. */
import { readFile } from 'node:fs/promises';
import { builtFile, speechWorkerFile } from './builtFile.ts';
import { type ChildMessage, startMessage } from './channel.ts';
import { engineFrom } from './engineSource.ts';
import { createHttpServer, listen } from './http/httpServer.ts';
import { IdleTimer } from './idleTimer.ts';
import { Account } from './meters/account.ts';
import { createService, type Service } from './service.ts';
import { createSynthesiser } from './speech/synthesiser.ts';
import { type DataFolder, openDataFolder } from './store/dataFolder.ts';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/store.ts';
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
  const { socketPath, apiKey, dataFolder } = startMessage.parse(message);
  const idle = new IdleTimer(IDLE_EXIT_MS, () => process.exit(0));
  const folder = openDataFolder(dataFolder);
  const service = editorService(apiKey, folder, () => idle.begin());
  process.once('exit', () => {
    service.close();
    folder.close();
  });
  const server = createHttpServer(service.app);
  server.on('request', (_request, response) => response.once('close', idle.begin()));
  await listen(server, { path: socketPath });
  service.start();
  tell({ type: 'ready' });
}

/** Unmetered: one key for everything, no allowance, no rate limit, and text is kept in memory only. */
function editorService(apiKey: string, folder: DataFolder, onBusy: () => () => void): Service {
  const memory = openStore(':memory:');
  const engine = engineFrom(builtFile('engine.bin', import.meta.url));
  return createService({
    engine,
    synthesiser: createSynthesiser({
      engine,
      voiceData: builtFile('voice.bin', import.meta.url),
      worker: speechWorkerFile(import.meta.url),
    }),
    keys: [{ key: apiKey, scopes: ['text', 'speech', 'usage'], account: unmetered(memory) }],
    openApi: () => readFile(builtFile('service/openapi.json', import.meta.url), 'utf8'),
    now: Date.now,
    store: folder.store,
    textStore: memory,
    dataFolder: folder.path,
    onBusy,
    onUnexpected: (error) => tell({ type: 'unexpected', message: describeUnexpected(error) }),
  });
}

function unmetered(store: Store): Account {
  return new Account({
    store,
    environment: 'local',
    plan: 'local',
    allowances: { textUnits: null, basicSeconds: null, premiumSeconds: null, additionalTextUnits: 0 },
    requestsPerMinute: null,
    renews: false,
    since: Date.now(),
    now: Date.now,
  });
}

function tell(message: ChildMessage): void {
  process.send?.(message);
}
