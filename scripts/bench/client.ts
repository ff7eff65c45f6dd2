import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { type Client, createClient, LongText } from '../../src/client/index.ts';
import { type Figure, median, medianMilliseconds, megabytes, milliseconds } from './figure.ts';
import { prose } from './text.ts';

const CALLS = 1_000;
const EVENTS = 2_000;
const JOB_ID = '3f1e7a52-0f5e-4a53-9d0e-6f0b7e7a1c11';
/** A second and a half of preview as the service sends it. */
const PREVIEW_BYTES = 12_000;

/** What the client adds to its requests, against a server that answers at once. */
export async function clientFigures(): Promise<readonly Figure[]> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.endsWith('/events')) sendEvents(response);
    else response.setHeader('content-type', 'application/json').end(ANSWER);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const client = createClient({
    fetch: (url, init) => fetch(url, init),
    baseUrl,
    apiKey: 'harf_live_bench',
  });
  try {
    return [...(await callFigures(client, baseUrl)), await eventFigure(client), await splitFigure()];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const ANSWER = JSON.stringify({ request_id: 'r', engine_version: 'e', translation: 'hello' });

/** They take turns, so that whatever else the computer does meets all. */
async function callFigures(client: Client, baseUrl: string): Promise<readonly Figure[]> {
  const text = prose(200);
  const body = JSON.stringify({ text });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer harf_live_bench' };
  const bare = async () => {
    const answer = await fetch(`${baseUrl}/v1/translate`, { method: 'POST', headers, body });
    return answer.json();
  };
  const undici = async () =>
    (await request(`${baseUrl}/v1/translate`, { method: 'POST', headers, body })).body.json();
  const taken = {
    client: [] as number[],
    bare: [] as number[],
    undici: [] as number[],
    added: [] as number[],
  };
  for (let call = 0; call < CALLS; call++) {
    const bareMs = await medianMilliseconds(1, bare);
    const clientMs = await medianMilliseconds(1, () => client.translate({ text }));
    taken.undici.push(await medianMilliseconds(1, undici));
    taken.bare.push(bareMs);
    taken.client.push(clientMs);
    taken.added.push(clientMs - bareMs);
  }
  return [
    {
      name: 'client over a bare request, per call',
      value: milliseconds(median(taken.added)),
      aim: 'below 0.3 ms',
    },
    { name: 'a call of the client', value: milliseconds(median(taken.client)) },
    { name: 'a request by fetch', value: milliseconds(median(taken.bare)) },
    { name: 'a request by undici.request', value: milliseconds(median(taken.undici)) },
    {
      name: 'client, as many times as long as undici.request',
      value: (median(taken.client) / median(taken.undici)).toFixed(1),
    },
  ];
}

async function eventFigure(client: Client): Promise<Figure> {
  let bytes = 0;
  const taken = await medianMilliseconds(1, () =>
    client.watchSpeechJob(
      { id: JOB_ID },
      {
        onEvent: (event) => {
          if (event.kind === 'audio') bytes += event.bytes.byteLength;
        },
      },
    ),
  );
  const perSecond = `${megabytes((bytes / taken) * 1000)}/s`;
  return { name: `event stream, preview of ${EVENTS} events`, value: perSecond };
}

function sendEvents(response: ServerResponse): void {
  response.setHeader('content-type', 'text/event-stream');
  const audio = Buffer.alloc(PREVIEW_BYTES, 'harf').toString('base64');
  for (let id = 1; id <= EVENTS; id++)
    response.write(event('audio', id, { job_id: JOB_ID, format: 'mp3', audio_base64: audio }));
  const done = { id: JOB_ID, status: 'succeeded', event: 'complete', audio_url: 'https://a.example/audio' };
  response.end(event('complete', EVENTS + 1, done));
}

function event(type: string, id: number, data: unknown): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

async function splitFigure(): Promise<Figure> {
  const text = prose(600_000);
  const split = () =>
    new LongText({ operation: { name: 'translate' }, texts: [text] }, () =>
      Promise.reject(new Error('Nothing is sent.')),
    );
  const size = megabytes(Buffer.byteLength(text));
  return { name: `split ${size} into sections`, value: milliseconds(await medianMilliseconds(11, split)) };
}
