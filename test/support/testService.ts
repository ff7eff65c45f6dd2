import { join } from 'node:path';
import { type Client, createClient } from '../../src/client/index.ts';
import type { Scope } from '../../src/contract/index.ts';
import { type SocketFetch, socketFetch } from '../../src/editor/host/node/socketFetch.ts';
import type { Engine } from '../../src/engine/index.ts';
import { FileAudioFolder } from '../../src/service/audio/fileAudioFolder.ts';
import type { DataFolder } from '../../src/service/database/dataFolder.ts';
import { openStore } from '../../src/service/database/openStore.ts';
import {
  injectFaults,
  type KeySet,
  MeteredKeys,
  newKeys,
  printedKeys,
} from '../../src/service/emulator/index.ts';
import type { EngineLoader } from '../../src/service/engineLoader.ts';
import { createHttpServer, listen } from '../../src/service/http/httpServer.ts';
import { openApiJson } from '../../src/service/http/openApi.ts';
import type { Idempotency } from '../../src/service/idempotency/idempotency.ts';
import { createService, type Service } from '../../src/service/service.ts';
import type { Synthesizer } from '../../src/service/speech/synthesizer.ts';
import type { Voice } from '../../src/service/speech/voices.ts';
import type { StorageProblem } from '../../src/service/store/storageProblem.ts';
import type { Store } from '../../src/service/store/store.ts';
import type { FluentTranslation } from '../../src/service/translation/fluentTranslation.ts';
import { fakeEngine } from './fakeEngine.ts';
import { fakeSynthesizer } from './fakeSynthesizer.ts';
import { checkAnswer } from './openApiChecker.ts';
import { newSocketPath } from './socketPath.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface TestServiceOptions {
  readonly engine?: Engine | EngineLoader;
  /** One in memory if it is left out. */
  readonly store?: Store;
  /** Where audio is kept; a temporary one if it is left out. */
  readonly dataFolder?: string;
  /** Opens both, whenever they are needed. */
  readonly openFolder?: () => DataFolder;
  readonly textIdempotency?: Idempotency;
  readonly synthesizer?: Synthesizer;
  readonly fluentTranslation?: FluentTranslation;
  readonly unavailableVoices?: readonly Voice[];
  readonly textUnits?: number;
  readonly additionalTextUnits?: number;
  readonly basicSeconds?: number;
  readonly premiumSeconds?: number;
  readonly requestsPerMinute?: number;
  readonly environment?: 'production' | 'staging';
  readonly jobTimeLimitMs?: number;
  readonly faults?: boolean;
  readonly retentionMs?: number;
  /** Of every key; each key's own if they are left out. */
  readonly scopes?: readonly Scope[];
  readonly loopbackHostOnly?: boolean;
  /** Unix time in milliseconds; a fixed instant if it is left out. */
  readonly now?: () => number;
}

/** A fixed instant, so that no test runs into the end of a minute or a month. */
export const INSTANT = Date.UTC(2026, 0, 31, 12, 0, 30);

export type TestApp = ReturnType<typeof testApp>;

/** The application with the fake engine and metered keys, and what it reported as unexpected. */
export function testApp(options: TestServiceOptions = {}) {
  const {
    engine = fakeEngine(),
    now = () => INSTANT,
    textUnits = 1_000_000,
    requestsPerMinute = 1000,
    environment = 'production',
  } = options;
  const { scopes } = options;
  let keySet = newKeys(now());
  if (scopes !== undefined)
    keySet = { ...keySet, keys: keySet.keys.map((key) => ({ ...key, scopes: [...scopes] })) };
  const keys = printedKeys(keySet);
  const store = options.store ?? openStore(':memory:');
  const allowances = {
    textUnits,
    basicSeconds: options.basicSeconds ?? 1000,
    premiumSeconds: options.premiumSeconds ?? 1000,
    additionalTextUnits: options.additionalTextUnits ?? 0,
  };
  const unexpected: Error[] = [];
  const problems: StorageProblem[] = [];
  const dataFolder = options.dataFolder ?? temporaryFolder();
  const keyRing = new MeteredKeys(
    () => keySet,
    { store, now },
    { environment, allowances, requestsPerMinute },
  );
  const service = createService(
    {
      loadEngine: typeof engine === 'function' ? engine : async () => engine,
      synthesizer: options.synthesizer ?? fakeSynthesizer(),
      keys: keyRing,
      openApi: async () => openApiJson(),
      now,
      openFolder:
        options.openFolder ??
        (() => ({ store, audio: new FileAudioFolder(join(dataFolder, 'audio')), close: () => {} })),
      ...(options.fluentTranslation && { fluentTranslation: options.fluentTranslation }),
      ...(options.textIdempotency && { textIdempotency: options.textIdempotency }),
      ...(options.faults && { beforeRoutes: injectFaults() }),
      onStorageProblem: (problem) => problems.push(problem),
      onUnexpected: (error) => unexpected.push(error),
    },
    { ...options, premiumJobs: environment === 'staging' },
  );
  checkEveryAnswer(service.app);
  return {
    app: service.app,
    service,
    keys,
    accounts: keyRing.accounts,
    /** Changes keys and plan while the service runs, as a changed file does. */
    changeKeys(change: (keys: KeySet) => KeySet) {
      keySet = change(keySet);
      return keySet;
    },
    unexpected,
    problems,
    store,
    dataFolder,
    get backend() {
      return service.openSpeech();
    },
  };
}

/** Every answer that any test gets is one that the OpenAPI description has. */
function checkEveryAnswer(app: Service['app']): void {
  const { fetch } = app;
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest);
    await checkAnswer(request, response);
    return response;
  };
}

export interface TestService extends TestApp {
  readonly socketPath: string;
  readonly socket: SocketFetch;
  client(apiKey?: string): Client;
  close(): Promise<void>;
}

/** The application behind a real Unix socket (a named pipe on Windows). */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const tested = testApp(options);
  const server = createHttpServer(tested.app);
  const { socketPath, remove } = await newSocketPath();
  await listen(server, { path: socketPath });
  const socket = socketFetch(socketPath);
  return {
    ...tested,
    socketPath,
    socket,
    client: (apiKey = tested.keys.live_key) =>
      createClient({ fetch: socket.fetch, baseUrl: 'http://localhost', apiKey }),
    async close() {
      tested.service.close();
      socket.close();
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
      await remove();
    },
  };
}
