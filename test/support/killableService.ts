import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { errorResponse } from '../../src/contract/index.ts';

const entry = fileURLToPath(new URL('killableServiceProcess.ts', import.meta.url));

export interface KillableService {
  readonly url: string;
  kill(): Promise<void>;
}

/** Loaded, and waiting to be told on which folder to start. */
const standBy: ChildProcess[] = [];

function forkOne(): ChildProcess {
  return fork(entry, { execArgv: ['--disable-warning=ExperimentalWarning'] });
}

/** Ends the processes that nobody has needed. */
export function endStandBy(): void {
  for (const child of standBy.splice(0)) child.kill('SIGKILL');
}

/** Starts a process with the service; several may share a data folder. Each step of synthesis takes `synthesisMs`. */
export async function startKillable(dataDir: string, synthesisMs: number): Promise<KillableService> {
  const child = standBy.shift() ?? forkOne();
  while (standBy.length < 2) standBy.push(forkOne());
  child.send({ dataDir, synthesisMs });
  const [address] = await once(child, 'message');
  const { port } = z.object({ port: z.number() }).parse(address);
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export interface KeyedPost {
  readonly apiKey: string;
  readonly key: string;
  readonly body: object;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Posts as a client does that never gives up: the same bytes and key until there is an answer that no retry would
 * change, to whichever address `url` names by then.
 */
export async function postUntilAnswered(
  url: () => string,
  path: string,
  { apiKey, key, body, signal }: KeyedPost,
): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  for (;;) {
    const answer = await fetch(url() + path, { method: 'POST', headers, body: JSON.stringify(body), signal })
      .then(async (response) => ({ isFailure: !response.ok, body: await response.json() }))
      .catch(() => undefined);
    if (answer && !answer.isFailure) return answer.body;
    if (answer) throwIfFinal(answer.body);
    await wait(20, undefined, { signal });
  }
}

function throwIfFinal(body: unknown): void {
  const { error } = errorResponse.parse(body);
  if (!error.retryable) throw new Error(error.message);
}
