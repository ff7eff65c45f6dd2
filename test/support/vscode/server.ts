import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { nodePath } from '../../../scripts/setup/node.mjs';
import { type EditorAge, vscodeServer } from '../../../scripts/setup/vscode.mjs';
import { startFrontDoor } from './frontDoor.ts';

/** A Visual Studio Code that serves itself to browsers on this machine. */
export interface EditorServer {
  /** Its origin with a slash at the end, such as `http://127.0.0.1:4000/`. */
  readonly url: string;
  /** Ends it and all its children. */
  stop(): Promise<void>;
}

export interface EditorServerOptions {
  /** Where it keeps its profile, log and, unless `extensionsFolder` is given, its extensions. */
  readonly dataFolder: string;
  readonly extensionsFolder?: string | undefined;
  /** The newest if it is left out. */
  readonly editor?: EditorAge | undefined;
  /** For people: messages are shown as they come, and only installed extensions run. */
  readonly forPeople?: boolean;
  /** A folder is in restricted mode until somebody says that they trust it; all are trusted otherwise. */
  readonly isRestricted?: boolean;
  /** User settings, beside those that keep it quiet and offline. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** User settings that keep an editor quiet and offline. */
export const quietSettings = {
  'chat.disableAIFeatures': true,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'git.enabled': false,
  'npm.fetchOnlinePackageInfo': false,
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'window.commandCenter': false,
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
};

/** Nobody is asked whether they trust the folder. */
const restrictedSettings = {
  'security.workspace.trust.enabled': true,
  'security.workspace.trust.startupPrompt': 'never',
  'security.workspace.trust.banner': 'always',
};

const startLimitMilliseconds = 120_000;

/** Starts the server build on a free port of the loopback interface. */
export async function startEditorServer(options: EditorServerOptions): Promise<EditorServer> {
  const port = await freePort();
  await writeSettings(options);
  const { node, main } = vscodeServer(options.editor ?? 'newest');
  const child = spawn(nodePath(node), [main, ...serverArguments(port, options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, EXTENSIONS_GALLERY: '{"serviceUrl":""}' },
    detached: true,
  });
  const frontDoor = await startFrontDoor(port);
  const stop = async () => {
    frontDoor.close();
    frontDoor.closeAllConnections();
    await stopGroup(child);
  };
  const stopAtOnce = () => signalGroup(child, 'SIGKILL');
  process.once('exit', stopAtOnce);
  child.once('exit', () => process.off('exit', stopAtOnce));
  try {
    await listening(child, join(options.dataFolder, 'server.log'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${portOf(frontDoor)}/`, stop };
}

function serverArguments(port: number, options: EditorServerOptions): string[] {
  const { dataFolder, extensionsFolder, forPeople, isRestricted } = options;
  return [
    '--host=127.0.0.1',
    `--port=${port}`,
    '--without-connection-token',
    '--accept-server-license-terms',
    '--disable-telemetry',
    ...(isRestricted ? [] : ['--disable-workspace-trust']),
    // Without this it ignores extensions under development and their tests; with it it pops up no message.
    ...(forPeople ? [] : ['--enable-smoke-test-driver']),
    `--server-data-dir=${dataFolder}`,
    ...(extensionsFolder ? [`--extensions-dir=${extensionsFolder}`] : []),
  ];
}

async function writeSettings({ dataFolder, settings, isRestricted }: EditorServerOptions): Promise<void> {
  // A setting of the scope `machine` counts only in the second.
  for (const name of ['User', 'Machine']) {
    const folder = join(dataFolder, 'data', name);
    await mkdir(folder, { recursive: true });
    const content = JSON.stringify(
      { ...quietSettings, ...(isRestricted && restrictedSettings), ...settings },
      null,
      2,
    );
    await writeFile(join(folder, 'settings.json'), content);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function listening(child: ChildProcess, logFile: string): Promise<void> {
  const log = createWriteStream(logFile);
  child.stderr?.pipe(log);
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Visual Studio Code ${why}; its log is ${logFile}.`));
    const timer = setTimeout(fail, startLimitMilliseconds, 'did not start in time');
    child.once('exit', (code) => fail(`ended with code ${code} while starting`));
    child.stdout?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if (!chunk.includes('Extension host agent listening')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

const stopLimitMilliseconds = 5_000;
const pollMilliseconds = 50;

/** The server ends first; its extension hosts see that and let their extensions clean up. */
async function stopGroup(child: ChildProcess): Promise<void> {
  child.kill();
  const deadline = performance.now() + stopLimitMilliseconds;
  while (signalGroup(child, 0) && performance.now() < deadline) await delay(pollMilliseconds);
  signalGroup(child, 'SIGKILL');
}

/**
 * The server leads a group of its own, so this reaches its extension hosts and what they started.
 * @returns whether any of the group is left
 */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}
