/**
 * The service as a command: the contract on a loopback port, metered, for trying any client against it; or its tools for
 * an agent.
 */
import type { DataFolder } from '../database/dataFolder.ts';
import { openDataFolder } from '../database/openDataFolder.ts';
import {
  changeKeys,
  clockAhead,
  injectFaults,
  isAccountCommand,
  type KeySet,
  keyReader,
  keysIn,
  MeteredKeys,
  msAhead,
  newKeys,
  printedKeys,
  runAccountCommand,
  withClock,
  withKeys,
} from '../emulator/index.ts';
import { createHttpServer, listen } from '../http/httpServer.ts';
import { createService, describeUnexpected, type Service } from '../service.ts';
import type { Store } from '../store/store.ts';
import { builtDependencies } from './builtDependencies.ts';
import { type CommandLineOptions, commandLineUsage, parseCommandLine } from './commandLineOptions.ts';

const LOOPBACK = '127.0.0.1';

try {
  const args = process.argv.slice(2);
  if (isAccountCommand(args)) process.stdout.write(runAccountCommand(args));
  else await run(parseCommandLine(args));
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${problem}\nSee npm run --silent service -- --help\n`);
  process.exitCode = 1;
}

async function run(options: CommandLineOptions): Promise<void> {
  if (options.help) process.stdout.write(commandLineUsage());
  else if (options.mcp) await serveTools(options);
  else await serve(options);
}

async function serve(options: CommandLineOptions): Promise<void> {
  const { dataDir, port } = options;
  const aheadMs = msAhead(options.now);
  const now = clockAhead(aheadMs);
  // Said before anything else is made in the folder.
  if (dataDir !== undefined) keysIn(dataDir, now());
  const folder = openDataFolder({ path: dataDir });
  const readKeys = keysOf(options, folder.store, aheadMs);
  const service = commandLineService(options, { readKeys, folder, now });
  closeAtExit(service);
  const server = createHttpServer(service.app);
  await listen(server, { host: LOOPBACK, port }).catch((cause: unknown) => {
    throw new Error(`Port ${port} cannot be used; choose another with --port, or 0 for a free one.`, {
      cause,
    });
  });
  service.openSpeech();
  service.start();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  const line = { base_url: `http://${LOOPBACK}:${address.port}`, ...printedKeys(readKeys()) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  if (!options.json) process.stderr.write('Listening until interrupted.\n');
}

/** The tools for agents, whose code nothing else loads. */
async function serveTools({ synthesisDelay: sentenceDelayMs, assetsDir }: CommandLineOptions): Promise<void> {
  const { serveAgent } = await import('./serveAgent.ts');
  await serveAgent(import.meta.url, { sentenceDelayMs, assetsFolder: assetsDir });
}

function onUnexpected(error: Error): void {
  process.stderr.write(`${describeUnexpected(error)}\n`);
}

function closeAtExit(service: Service): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  process.once('exit', () => service.close());
}

/** The keys of the data folder as they are whenever they are read, or some that last as long as the process. */
function keysOf({ dataDir, keys }: CommandLineOptions, store: Store, aheadMs: number): () => KeySet {
  const asked = (before: KeySet): KeySet => withKeys(withClock(before, aheadMs), keys);
  if (dataDir === undefined) {
    const lasting = asked(newKeys(Date.now() + aheadMs));
    return () => lasting;
  }
  const first = changeKeys(dataDir, store, asked);
  return keyReader(dataDir, first, (problem) => process.stderr.write(`${problem}\n`));
}

interface Running {
  readonly readKeys: () => KeySet;
  readonly folder: DataFolder;
  readonly now: () => number;
}

function commandLineService(options: CommandLineOptions, { readKeys, folder, now }: Running): Service {
  const { environment, rateLimit: requestsPerMinute, unavailableVoices, faults } = options;
  const metering = { environment, allowances: options, requestsPerMinute };
  return createService(
    {
      ...builtDependencies(import.meta.url, {
        sentenceDelayMs: options.synthesisDelay,
        assetsFolder: options.assetsDir,
      }),
      now,
      keys: new MeteredKeys(readKeys, { store: folder.store, now }, metering),
      openFolder: () => folder,
      onUnexpected,
      ...(faults && { beforeRoutes: injectFaults() }),
    },
    {
      unavailableVoices,
      audioUrlTtlMs: options.audioUrlTtl * 1000,
      retentionMs: options.retention * 1000,
      jobTimeLimitMs: options.jobTimeLimit * 1000,
      premiumJobs: environment === 'staging',
      loopbackHostOnly: true,
    },
  );
}
