import type { FetchInit, FetchLike } from '../../src/client/index.ts';

export const JOB_ID = '3f1e7a52-0f5e-4a53-9d0e-6f0b7e7a1c11';

/** The job object of the contract, as far as a client needs it. */
export function jobObject(status: string, more: object = {}) {
  const finished =
    status === 'succeeded'
      ? {
          result: { request_id: 'r', mime_type: 'audio/mpeg', duration_seconds: 2.5, voice: 'ava' },
          usage: { meter: 'basic_seconds', seconds: 3, cache_hit: false },
          audio_url: 'https://files.example/v1/developer/audio?sig=secret',
          audio_expires_at: '2026-01-01T01:00:00.000Z',
        }
      : {};
  return {
    id: JOB_ID,
    request_id: 'r',
    status,
    tier: 'basic',
    created_at: '2026-01-01T00:00:00.000Z',
    status_url: 'https://evil.example/status',
    stream_url: 'https://evil.example/stream',
    cancel_url: 'https://evil.example/cancel',
    ...finished,
    ...more,
  };
}

/** One event as it goes over the wire. */
export function wireEvent(type: string, data: unknown, id?: number | string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

export const statusWire = (id: number, status = 'running') =>
  wireEvent('status', { job_id: JOB_ID, status }, id);
export const audioWire = (id: number, text: string) =>
  wireEvent(
    'audio',
    { job_id: JOB_ID, format: 'mp3', audio_base64: Buffer.from(text).toString('base64') },
    id,
  );
export const completeWire = (id: number) =>
  wireEvent('complete', { ...jobObject('succeeded'), event: 'complete' }, id);

/** How a stream goes on after what it brings: to its end, to a break, or not at all. */
export type StreamEnd = 'end' | 'break' | 'hang';

/** An event stream that brings `events`, then ends as told. */
export function eventStream(events: readonly string[], end: StreamEnd = 'end') {
  return ({ signal }: FetchInit): Response => {
    const waiting = [...events];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      pull(controller) {
        const next = waiting.shift();
        if (next !== undefined) controller.enqueue(Buffer.from(next));
        else if (end === 'end') controller.close();
        else if (end === 'break') controller.error(new Error('reset'));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

export interface SeenCall {
  readonly path: string;
  readonly init: FetchInit;
}

/** A server that answers each route with one reply after the other, the last one again and again. */
export function routedFetch(replies: Readonly<Record<string, readonly ((init: FetchInit) => Response)[]>>) {
  const seen: SeenCall[] = [];
  const fetch: FetchLike = async (url, init) => {
    const { pathname, origin } = new URL(url);
    const path = `${init.method} ${pathname.replace(JOB_ID, 'ID')}`;
    const route = replies[path];
    if (route === undefined || origin !== 'https://api.example') throw new Error(`Nothing at ${path}.`);
    const count = seen.filter((call) => call.path === path).length;
    seen.push({ path, init });
    init.signal.throwIfAborted();
    const reply = route[Math.min(count, route.length - 1)];
    if (reply === undefined) throw new Error(`No reply for ${path}.`);
    return reply(init);
  };
  return { fetch, seen, paths: () => seen.map(({ path }) => path) };
}
