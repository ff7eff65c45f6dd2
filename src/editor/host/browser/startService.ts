import { Thread } from '#platform/thread.ts';
import { PortFetch } from '../../../platform/portFetch.ts';
import { untilAbort } from '../../../platform/untilAbort.ts';
import type { WorkerStartMessage } from '../../../service/channel.ts';
import { LocalServiceError } from '../../failures/editorFailure.ts';
import type { RunningService, RunOptions } from '../runningService.ts';
import { hear, understood } from '../serviceMessages.ts';

/** Its code comes over the network. */
const START_LIMIT_MS = 120_000;

/** Any loopback address will do: every request goes to the worker. */
const BASE_URL = 'http://localhost';

/** What this build's service is started from. */
export async function entryOf(
  extensionUri: { toString(skipEncoding: boolean): string },
  _codeFolder: string,
): Promise<Pick<RunOptions, 'modulePath'>> {
  return { modulePath: `${extensionUri.toString(true)}/dist/web/service.js` };
}

/** Starts the worker; rejects with a `LocalServiceError`, or with the signal's reason, if it does not come to serve. */
export async function startService(options: RunOptions, signal: AbortSignal): Promise<RunningService> {
  const { modulePath, log, startLimitMs = START_LIMIT_MS } = options;
  const { port1, port2 } = new MessageChannel();
  const connection = new PortFetch(port1);
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const stop = (reason: string) => {
    connection.close(new Error(reason));
    ready.reject(new LocalServiceError(reason));
    ended.resolve();
  };
  const start = startMessageOf(options, port2);
  const thread = new Thread(modulePath, {
    workerData: start,
    transferred: [port2],
    onMessage: async (raw) => {
      const message = await understood(raw);
      if (message?.type === 'ready') ready.resolve();
      if (message?.type === 'failed') ready.reject(new LocalServiceError(message.message));
      hear(message, options);
    },
    onEnd: (error) => stop(`The local service ended. ${error instanceof Error ? error.message : error}`),
  });
  const end = async () => {
    await thread.end();
    stop('The local service was stopped.');
  };
  const limit = setTimeout(
    () => stop(`The local service did not start within ${startLimitMs / 1000} seconds.`),
    startLimitMs,
  );
  try {
    const [{ createClient }] = await Promise.all([
      import('../../../client/index.ts'),
      untilAbort(ready.promise, signal),
    ]);
    log.info('The local service runs (worker).');
    const { fetch } = connection;
    const { apiKey } = start;
    const client = createClient({ fetch, baseUrl: BASE_URL, apiKey, log, attempts: 1, knowsObjects: true });
    return { client, ended: ended.promise, end };
  } catch (error) {
    await end();
    throw error;
  } finally {
    clearTimeout(limit);
  }
}

function startMessageOf({ modulePath, dataFolder = '/' }: RunOptions, port: MessagePort): WorkerStartMessage {
  const at = (path: string) => new URL(`../${path}`, modulePath).href;
  return {
    type: 'start',
    port,
    places: {
      engine: at('engine.bin'),
      voice: at('voice.bin'),
      openApi: at('service/openapi.json'),
      speech: at('web/speech.js'),
      sql: at('web/sql.wasm'),
    },
    storageName: dataFolder,
    apiKey: crypto.randomUUID(),
  };
}
