import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';
import { type Figure, median, milliseconds } from './figure.ts';
import { residentMemory } from './residentMemory.ts';
import { prose } from './text.ts';

const REQUESTS = 600;
const ROUNDS = 9;
const AT_ONCE = 16;
const NO_LIMIT = '1000000000';

interface Server {
  readonly baseUrl: string;
  readonly key: string;
  readonly pid: number | undefined;
}

/** The service on a port, metered and durable, as a client under test meets it. */
export async function speechFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harf-bench-'));
  const limits = ['--text-units', NO_LIMIT, '--basic-seconds', NO_LIMIT, '--rate-limit', NO_LIMIT];
  const script = join(root, 'dist/commands/commandLine.js');
  const child = spawn(nodePath(24), [script, '--port', '0', '--json', '--data-dir', folder, ...limits], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [line] = await once(createInterface(child.stdout), 'line');
    const { base_url: baseUrl, live_key: key } = JSON.parse(line) as { base_url: string; live_key: string };
    return await figuresOf({ baseUrl, key, pid: child.pid });
  } finally {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(server: Server): Promise<Figure[]> {
  await post(server, '/v1/diacritize', { text: 'گرم شدن.' });
  const perSecond = await requestsASecond(server);
  await post(server, '/v1/speech', { text: 'گرم شدن.', tier: 'basic', voice: 'ava' });
  const audio = await audioASecond(server);
  const first = median(await firstAudioTimes(server));
  return [
    { name: `short text, ${AT_ONCE} at once, requests a second`, value: perSecond.toFixed(0) },
    { name: 'audio made in a second, seconds', value: audio.toFixed(0) },
    { name: 'job created to first audio event', value: milliseconds(first), aim: 'below 150 ms' },
    { name: 'memory of the service after that', value: residentMemory(server.pid) },
  ];
}

let number = 0;

async function requestsASecond(server: Server): Promise<number> {
  const start = performance.now();
  const worker = async (): Promise<void> => {
    for (let done = 0; done < REQUESTS / AT_ONCE; done++)
      await post(server, '/v1/diacritize', { text: `${++number} ${prose(120)}` });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (REQUESTS / (performance.now() - start)) * 1000;
}

async function audioASecond(server: Server): Promise<number> {
  const start = performance.now();
  const answer = await post(server, '/v1/speech', { text: prose(5_000), tier: 'basic', voice: 'mana' });
  const { duration_seconds } = (await answer.json()) as { duration_seconds: number };
  return duration_seconds / ((performance.now() - start) / 1000);
}

/** In milliseconds; each job is cancelled when it has been heard, so that the next one need not wait for it. */
async function firstAudioTimes(server: Server): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const cancelUrl = await firstAudio(server);
    times.push(performance.now() - start);
    await fetch(cancelUrl, { method: 'POST', headers: { authorization: `Bearer ${server.key}` } });
  }
  return times;
}

/** Creates a job, waits for the first piece of sound, and gives the address to cancel the job. */
async function firstAudio(server: Server): Promise<string> {
  const created = await post(server, '/v1/speech/jobs', {
    text: `${++number} ${prose(2_000)}`,
    tier: 'basic',
    voice: 'kian',
  });
  const { stream_url, cancel_url } = (await created.json()) as { stream_url: string; cancel_url: string };
  const stream = await fetch(stream_url, {
    headers: { authorization: `Bearer ${server.key}`, accept: 'text/event-stream' },
  });
  let seen = '';
  for await (const chunk of stream.body ?? []) {
    seen += Buffer.from(chunk).toString();
    if (seen.includes('event: audio')) return cancel_url;
  }
  throw new Error('The job ended without sound.');
}

async function post({ baseUrl, key }: Server, path: string, body: unknown): Promise<Response> {
  const answer = await fetch(baseUrl + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
