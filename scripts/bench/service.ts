import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '../../src/client/index.ts';
import { socketFetch } from '../../src/editor/host/node/socketFetch.ts';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';
import { type Figure, medianMilliseconds, milliseconds } from './figure.ts';
import { processorMilliseconds } from './processorTime.ts';
import { residentMemory } from './residentMemory.ts';
import { prose } from './text.ts';

const WARM_TIMES = 41;
/** So many requests are made before those that are timed, until the compiler has done its work in both processes. */
const WARM_UP = 150;

/** The child process of the extension, on Node.js 22 as in the oldest editor, over its socket. */
export async function serviceFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harf-bench-'));
  try {
    const first = await startFigures(folder, 'first start');
    const next = await startFigures(folder, 'next start, its code compiled');
    const warm = await withService(folder, async ({ client, child }) => [
      ...(await requestFigures(client)),
      { name: 'memory of the child process', value: residentMemory(child.pid), aim: 'below 150 MB' },
    ]);
    return [...first, ...next, ...warm];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The clock and the processor time of the child, from fork to listening and from there to the first answer. */
function startFigures(folder: string, name: string): Promise<readonly Figure[]> {
  return withService(folder, async ({ client, child, startMs }) => {
    const started = processorMilliseconds(child.pid);
    const requestMs = await medianMilliseconds(1, () =>
      client.diacritize({ text: prose(200), includeEzafe: true }),
    );
    const answered = processorMilliseconds(child.pid);
    return [
      { name: `${name}: child listening`, value: milliseconds(startMs) },
      { name: '  its processor time', value: milliseconds(started) },
      { name: '  first request, 200 code points', value: milliseconds(requestMs) },
      { name: '  its processor time', value: milliseconds(answered - started) },
    ];
  });
}

interface Started {
  readonly child: ChildProcess;
  readonly client: Client;
  readonly startMs: number;
}

async function withService<T>(folder: string, use: (started: Started) => Promise<T>): Promise<T> {
  const socketPath = join(folder, 's');
  const apiKey = randomBytes(16).toString('hex');
  const started = performance.now();
  const child = fork(join(root, 'dist/service/main.js'), {
    execPath: nodePath(22),
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'code') },
  });
  child.send({ type: 'start', socketPath, apiKey });
  await once(child, 'message');
  const startMs = performance.now() - started;
  const { fetch, close } = socketFetch(socketPath);
  try {
    return await use({
      child,
      startMs,
      client: createClient({ fetch, baseUrl: 'http://localhost', apiKey }),
    });
  } finally {
    close();
    child.disconnect();
    await once(child, 'exit');
    rmSync(socketPath, { force: true });
  }
}

async function requestFigures(client: Client): Promise<Figure[]> {
  const short = prose(200);
  const long = prose(5_990);
  let number = 0;
  const mark = (text: string) => client.diacritize({ text: `${number++} ${text}`, includeEzafe: true });
  const analyse = (text: string) => client.analyse({ text: `${number++} ${text}` });
  await medianMilliseconds(WARM_UP, () => mark(long));
  return [
    {
      name: 'warm request, 200 code points',
      value: milliseconds(await medianMilliseconds(WARM_TIMES, () => mark(short))),
    },
    {
      name: 'warm request, 6,000 code points',
      value: milliseconds(await medianMilliseconds(WARM_TIMES, () => mark(long))),
    },
    {
      name: 'warm analysis for the reading aids, 6,000 code points',
      value: milliseconds(await medianMilliseconds(WARM_TIMES, () => analyse(long))),
    },
  ];
}
