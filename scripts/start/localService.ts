import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { root } from '../setup/places.mjs';

/** What the service prints once it listens. */
const announcement = z.looseObject({ base_url: z.url(), live_key: z.string() });

export interface LocalService {
  readonly baseUrl: string;
  readonly key: string;
  stop(): Promise<void>;
}

/** Starts the local service by its command line, on a free port and with nothing kept from before. */
export async function startLocalService(): Promise<LocalService> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'harf-start-'));
  const commandLine = join(root, 'dist', 'commands', 'commandLine.js');
  const child = spawn(
    process.execPath,
    [...process.execArgv, commandLine, '--port', '0', '--data-dir', dataFolder, '--json'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => [undefined]),
  ]);
  if (typeof line !== 'string') throw new Error('The local service ended before it was ready.');
  const { base_url: baseUrl, live_key: key } = announcement.parse(JSON.parse(line));
  return { baseUrl, key, stop };
}
