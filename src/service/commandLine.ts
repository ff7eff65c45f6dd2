/** The service as a command: the contract on a loopback port, metered, for trying any client against it. */
import { readFile } from 'node:fs/promises';
import { AUDIO_URL_TTL_MS } from '../contract/index.ts';
import { createApp } from './app.ts';
import { builtFile, speechWorkerFile } from './builtFile.ts';
import { type CommandLineOptions, parseCommandLine, USAGE } from './commandLineOptions.ts';
import { engineFrom } from './engineSource.ts';
import { createHttpServer, listen } from './http/httpServer.ts';
import { type KeySet, keysIn, newKeys } from './keys/keyFile.ts';
import { meteredKeys } from './keys/meteredKeys.ts';
import { createSpeechServices } from './speech/speechServices.ts';
import { createSynthesiser } from './speech/synthesiser.ts';
import { type DataFolder, openDataFolder } from './store/dataFolder.ts';
import { describeUnexpected } from './unexpected.ts';

const LOOPBACK = '127.0.0.1';

try {
  const options = parseCommandLine(process.argv.slice(2));
  if (options.help) process.stdout.write(USAGE);
  else await serve(options);
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${problem}\nSee npm run --silent service -- --help\n`);
  process.exitCode = 1;
}

async function serve(options: CommandLineOptions): Promise<void> {
  const { dataDir, port } = options;
  const keys = dataDir === undefined ? newKeys(Date.now()) : await keysIn(dataDir, Date.now());
  const folder = openDataFolder(dataDir);
  closeAtExit(folder);
  const server = createHttpServer(commandLineApp(options, keys, folder));
  await listen(server, { host: LOOPBACK, port }).catch((cause: unknown) => {
    throw new Error(`Port ${port} cannot be used; choose another with --port, or 0 for a free one.`, {
      cause,
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  const { since: _, ...printed } = keys;
  const line = { base_url: `http://${LOOPBACK}:${address.port}`, ...printed };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  if (!options.json) process.stderr.write('Listening until interrupted.\n');
}

function closeAtExit(folder: DataFolder): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  process.once('exit', () => folder.close());
}

function commandLineApp(
  options: CommandLineOptions,
  keys: KeySet,
  { store, path: dataFolder }: DataFolder,
): ReturnType<typeof createApp> {
  const now = Date.now;
  const engine = engineFrom(builtFile('engine.bin', import.meta.url));
  const retentionMs = options.retention * 1000;
  return createApp({
    engine,
    keys: meteredKeys(keys, {
      store,
      environment: options.environment,
      allowances: options,
      requestsPerMinute: options.rateLimit,
      now,
    }),
    openApi: () => readFile(builtFile('service/openapi.json', import.meta.url), 'utf8'),
    now,
    textStore: store,
    store,
    speech: createSpeechServices({
      store,
      dataFolder,
      synthesiser: createSynthesiser({
        engine,
        voiceData: builtFile('voice.bin', import.meta.url),
        worker: speechWorkerFile(import.meta.url),
      }),
      engine,
      unavailableVoices: [],
      audioUrlTtlMs: AUDIO_URL_TTL_MS,
      retentionMs,
      now,
    }),
    retentionMs,
    loopbackHostOnly: true,
    faults: options.faults,
    onUnexpected: (error) => process.stderr.write(`${describeUnexpected(error)}\n`),
  });
}
