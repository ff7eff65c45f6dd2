/**
 * The service as a command: the contract on a loopback port, metered, for trying any client against it; or its tools for
 * an agent.
 */
import { type DataFolder, openDataFolder } from '../database/dataFolder.ts';
import { createHttpServer, listen } from '../http/httpServer.ts';
import { type KeySet, keysIn, newKeys } from '../keys/keyFile.ts';
import { meteredKeys } from '../keys/meteredKeys.ts';
import { createService, type Service } from '../service.ts';
import { builtDependencies } from './builtDependencies.ts';
import { type CommandLineOptions, commandLineUsage, parseCommandLine } from './commandLineOptions.ts';
import { describeUnexpected } from './unexpected.ts';

const LOOPBACK = '127.0.0.1';

try {
  const options = parseCommandLine(process.argv.slice(2));
  if (options.help) process.stdout.write(commandLineUsage());
  else if (options.mcp) await serveAgent(options);
  else await serve(options);
} catch (error) {
  const problem = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${problem}\nSee npm run --silent service -- --help\n`);
  process.exitCode = 1;
}

async function serve(options: CommandLineOptions): Promise<void> {
  const { dataDir, port } = options;
  const keys = dataDir === undefined ? newKeys(Date.now()) : await keysIn(dataDir, Date.now());
  const folder = openDataFolder({ path: dataDir });
  const service = commandLineService(options, keys, folder);
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
  const { since: _, ...printed } = keys;
  const line = { base_url: `http://${LOOPBACK}:${address.port}`, ...printed };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  if (!options.json) process.stderr.write('Listening until interrupted.\n');
}

/** The tools for agents, whose code nothing else loads. */
async function serveAgent({ synthesisDelay: sentenceDelayMs }: CommandLineOptions): Promise<void> {
  const [{ serveStandardStreams }, { soundFolders }] = await Promise.all([
    import('../mcp/serveStandardStreams.ts'),
    import('../mcp/soundFolders.ts'),
  ]);
  await serveStandardStreams({
    ...builtDependencies(import.meta.url, { sentenceDelayMs }),
    soundFolders: soundFolders(process.env),
    onUnexpected,
  });
}

function onUnexpected(error: Error): void {
  process.stderr.write(`${describeUnexpected(error)}\n`);
}

function closeAtExit(service: Service): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  process.once('exit', () => service.close());
}

function commandLineService(options: CommandLineOptions, keys: KeySet, folder: DataFolder): Service {
  const { environment, rateLimit: requestsPerMinute, unavailableVoices, faults } = options;
  const metering = { environment, allowances: options, requestsPerMinute };
  return createService(
    {
      ...builtDependencies(import.meta.url, { sentenceDelayMs: options.synthesisDelay }),
      keys: meteredKeys(keys, { store: folder.store, now: Date.now }, metering),
      openFolder: () => folder,
      onUnexpected,
    },
    {
      unavailableVoices,
      audioUrlTtlMs: options.audioUrlTtl * 1000,
      retentionMs: options.retention * 1000,
      jobTimeLimitMs: options.jobTimeLimit * 1000,
      premiumJobs: environment === 'staging',
      loopbackHostOnly: true,
      faults,
    },
  );
}
