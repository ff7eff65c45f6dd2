import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { builtEntry } from './childService.ts';

const printed = z.strictObject({
  base_url: z.string().regex(/^http:\/\/127\.0\.0\.1:\d+$/),
  live_key: z.string().startsWith('harf_live_'),
  test_key: z.string().startsWith('harf_test_'),
  limited_key: z.string().startsWith('harf_live_'),
  keys: z.record(z.string(), z.string()).optional(),
});

/** What the command prints once it listens. */
export type Printed = z.infer<typeof printed>;
export type CommandLineProcess = ChildProcessByStdio<null, Readable, Readable>;

/** Node.js 22 says on standard error that its SQLite is new. */
export const WITHOUT_WARNINGS = ['--disable-warning=ExperimentalWarning'];

/** The service as a command, under the Node that runs the tests. */
export function spawnCommandLine(args: readonly string[]): CommandLineProcess {
  return spawn(process.execPath, [...WITHOUT_WARNINGS, builtEntry('commandLine'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The line of JSON that `child` prints once it listens. */
export async function lineOf(child: CommandLineProcess): Promise<Printed> {
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return printed.parse(JSON.parse(String(line)));
}

/** Ends `child` with `signal` and waits for its end. */
export async function end(child: CommandLineProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
