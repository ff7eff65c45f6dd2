import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ChildMessage, childMessage, type StartMessage } from '../../src/service/channel.ts';

/** A built entry of the service. */
export function builtEntry(name: 'main' | 'mcp' | 'commandLine' | 'engineCommand'): string {
  const folder = ['main', 'mcp'].includes(name) ? 'service' : 'commands';
  const path = fileURLToPath(new URL(`../../dist/${folder}/${name}.js`, import.meta.url));
  if (!existsSync(path)) throw new Error(`${path} is missing; run npm run build.`);
  return path;
}

/** The child process of the extension, forked as the extension does, under the Node that runs the tests. */
export function forkService(): ChildProcess {
  return fork(builtEntry('main'), { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Tells the child to start and returns its answer. */
export async function startChild(
  child: ChildProcess,
  message: Omit<StartMessage, 'type'>,
): Promise<ChildMessage> {
  const answer = once(child, 'message');
  child.send({ type: 'start', ...message });
  return childMessage.parse((await answer)[0]);
}
