import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Deliveries } from './account.ts';

/** A server on this computer that passes requests on to a service, and fails at it now and then. */
interface FaultyNetwork {
  readonly baseUrl: string;
  readonly fates: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

interface FaultyNetworkParts {
  readonly serviceUrl: string;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Where every answer to a request for text is entered. */
  readonly deliveries: Deliveries;
}

type Fate =
  | 'arrives'
  | 'dropped before'
  | 'dropped after'
  | 'cut'
  | 'late'
  | 'busy'
  | 'too many'
  | 'bad gateway';

/** Out of a hundred; all else arrives. */
const CHANCES: readonly (readonly [Fate, number])[] = [
  ['dropped before', 8],
  ['dropped after', 8],
  ['cut', 8],
  ['late', 8],
  ['busy', 6],
  ['too many', 6],
  ['bad gateway', 4],
];

const LATE_MS = 1_500;
const TEXT_ROUTES = /^\/v1\/(?:diacritize|pinglish|translate)$/;
const charged = z.object({ usage: z.object({ units: z.number() }) });

/** What came from the service, whole. */
interface Answer {
  readonly response: IncomingMessage;
  readonly body: Buffer;
}

export async function startFaultyNetwork(parts: FaultyNetworkParts): Promise<FaultyNetwork> {
  const fates = new Map<string, number>();
  const server = createServer((asked, answer) => {
    const fate = fateOf(parts.random() * 100);
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
    pass(parts, fate, asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The network has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    fates,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(
  { serviceUrl, deliveries }: FaultyNetworkParts,
  fate: Fate,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const body = await buffer(asked);
  if (fate === 'dropped before') return void answer.destroy();
  if (fate === 'busy') return fail(answer, 503, 'service_unavailable');
  if (fate === 'too many') return fail(answer, 429, 'rate_limit_exceeded');
  const given = await sendOn(serviceUrl, asked, body);
  if (fate === 'late') await delay(LATE_MS);
  const isPassedOn = await give(fate, given, answer);
  const path = asked.url ?? '';
  if (TEXT_ROUTES.test(path))
    deliveries.add({ path, body: body.toString(), units: unitsIn(given), isPassedOn });
}

async function sendOn(serviceUrl: string, asked: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method = 'GET', url = '/' } = asked;
  const { connection: _connection, ...headers } = asked.headers;
  const onward = request(new URL(url, serviceUrl), { method, headers, agent: false });
  onward.end(body);
  const [response] = (await once(onward, 'response')) as [IncomingMessage];
  return { response, body: await buffer(response) };
}

/** @returns whether all of the answer went out to somebody who still waited */
async function give(fate: Fate, { response, body }: Answer, answer: ServerResponse): Promise<boolean> {
  if (fate === 'dropped after') {
    answer.destroy();
    return false;
  }
  if (fate === 'bad gateway') {
    answer.writeHead(502, { 'content-type': 'text/html' }).end('<html>bad gateway</html>');
    return false;
  }
  const { 'transfer-encoding': _encoding, ...headers } = response.headers;
  answer.writeHead(response.statusCode ?? 502, { ...headers, 'content-length': body.length });
  if (fate === 'cut') {
    answer.write(body.subarray(0, body.length >> 1), () => answer.destroy());
    return false;
  }
  const over = once(answer, 'close');
  answer.end(body);
  await over;
  return answer.writableFinished;
}

function fail(answer: ServerResponse, status: number, code: string): void {
  const error = {
    code,
    message: 'Not now.',
    category: status === 429 ? 'rate_limit' : 'service',
    action: 'Try again later.',
    retryable: true,
  };
  answer.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
  answer.end(JSON.stringify({ request_id: 'req_network', error }));
}

/** Undefined for an answer that is a failure. */
function unitsIn({ response, body }: Answer): number | undefined {
  return response.statusCode === 200 ? charged.parse(JSON.parse(body.toString())).usage.units : undefined;
}

function fateOf(chance: number): Fate {
  let left = chance;
  for (const [fate, width] of CHANCES) {
    left -= width;
    if (left < 0) return fate;
  }
  return 'arrives';
}
