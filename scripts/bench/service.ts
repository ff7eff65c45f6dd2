import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, socketFetch } from '../../src/client/index.ts';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';
import { type Figure, medianMilliseconds, milliseconds } from './figure.ts';
import { residentMemory } from './residentMemory.ts';
import { prose } from './text.ts';

const WARM_TIMES = 41;
/** So many requests are made before those that are timed, until the compiler has done its work in both processes. */
const WARM_UP = 150;

/** The child process of the extension, on Node.js 22 as in the oldest editor, over its socket. */
export async function serviceFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harf-bench-'));
  const socketPath = join(folder, 's');
  const apiKey = randomBytes(16).toString('hex');
  const started = performance.now();
  const child = fork(join(root, 'dist/service/main.js'), { execPath: nodePath(22), execArgv: [] });
  try {
    child.send({ type: 'start', socketPath, apiKey });
    await once(child, 'message');
    const listening = performance.now() - started;
    const connection = socketFetch(socketPath);
    const client = createClient({
      fetch: connection.fetch,
      baseUrl: 'http://localhost',
      apiKey,
    });
    const figures = await requestFigures(client);
    connection.close();
    return [
      { name: 'start of the child process', value: milliseconds(listening) },
      ...figures,
      { name: 'memory of the child process', value: residentMemory(child.pid), aim: 'below 150 MB' },
    ];
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function requestFigures(client: Client): Promise<Figure[]> {
  const short = prose(200);
  const long = prose(5_990);
  let number = 0;
  const mark = (text: string) => client.diacritize({ text: `${number++} ${text}`, includeEzafe: true });
  const analyse = (text: string) => client.analyse({ text: `${number++} ${text}` });
  const cold = await medianMilliseconds(1, () => mark(short));
  await medianMilliseconds(WARM_UP, () => mark(long));
  return [
    { name: 'first request, 200 code points', value: milliseconds(cold) },
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
