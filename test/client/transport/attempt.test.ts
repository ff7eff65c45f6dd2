import assert from 'node:assert/strict';
import type { FetchInit, FetchResponse } from '../../../src/client/transport/fetch/fetchLike.ts';
import { prepareRequest } from '../../../src/client/transport/request/prepareRequest.ts';
import { Transport } from '../../../src/client/transport/transport.ts';
import { routes } from '../../../src/contract/index.ts';
import { fakeClock } from '../../support/fakeClock.ts';

const apiKey = 'harf_live_secret';
const request = prepareRequest(routes.usage, { baseUrl: 'https://api.example', apiKey });

/** A transport to a server that answers like this, after half a second, and what it sent and logged. */
function transportTo(respond: () => FetchResponse | Promise<FetchResponse>) {
  const clock = fakeClock();
  clock.advance(60_000);
  const lines: string[] = [];
  const sent: FetchInit[] = [];
  const log = { debug: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) };
  const fetch = async (_: string, init: FetchInit) => {
    sent.push(init);
    clock.advance(500.4);
    return respond();
  };
  const transport = new Transport({ fetch, clock, log, apiKey });
  return {
    json: transport.json.bind(transport),
    open: transport.open.bind(transport),
    lines,
    sent,
  };
}

const signal = new AbortController().signal;

/** What the transport makes of an answer of this status and body. */
const failureOf = async (body: unknown, init: ResponseInit) => {
  const respond = () => (typeof body === 'string' ? new Response(body, init) : Response.json(body, init));
  const failures = await Promise.all(
    [transportTo(respond).json(request, signal), transportTo(respond).open(request, signal)].map((call) =>
      call.then(
        () => assert.fail('it succeeded'),
        (error) => error,
      ),
    ),
  );
  const [first, second] = failures;
  assert.deepEqual({ ...first }, { ...second });
  return first;
};

describe('one attempt', () => {
  it('gives the whole answer, whatever JSON it is', async () => {
    for (const body of [{ a: 1 }, [1], null, 'text']) {
      const { json, lines } = transportTo(() => Response.json(body, { status: 202 }));
      assert.deepEqual(await json(request, signal), { status: 202, body });
      assert.deepEqual(lines, ['GET /v1/usage: 202 in 500 ms']);
    }
  });

  it('gives the head of an answer, its body still to be read', async () => {
    const answer = new Response('stream');
    const { open, lines } = transportTo(() => answer);
    assert.equal(await open(request, signal), answer);
    assert.ok(!answer.bodyUsed);
    assert.deepEqual(lines, ['GET /v1/usage: 200 in 500 ms']);
  });

  it('sends no body where there is none', async () => {
    const { json, sent } = transportTo(() => Response.json({}));
    await json(request, signal);
    const { headers } = request;
    assert.deepEqual(sent, [{ method: 'GET', headers, redirect: 'manual', signal }]);
  });

  it('is worth another where JSON is cut, and not where an answer is none', async () => {
    for (const [type, retryable] of [
      ['application/json', true],
      ['Application/JSON; charset=utf-8', true],
      ['application/jsonl', false],
      ['text/json', false],
      ['x-application/json', false],
    ] as const) {
      const { json } = transportTo(() => new Response('{"a":', { headers: { 'content-type': type } }));
      await assert.rejects(json(request, signal), { code: 'unreadable_answer', retryable }, type);
    }
    const bare = transportTo(() => new Response(new Uint8Array([0x7b])));
    await assert.rejects(bare.json(request, signal), { code: 'unreadable_answer', retryable: false });
  });

  it('follows no redirect, shown or hidden, and leaves its body', async () => {
    for (const [type, status, told] of [
      ['opaqueredirect', 0, undefined],
      ['basic', 300, 300],
      ['basic', 399, 399],
    ] as const) {
      let cancelled = 0;
      const body = {
        cancel: async () => void cancelled++,
        [Symbol.asyncIterator]: () => assert.fail('read'),
      };
      const answer = { ok: false, status, type, headers: new Headers(), body };
      const { json } = transportTo(() => answer);
      await assert.rejects(json(request, signal), { code: 'redirect_refused', status: told });
      assert.equal(cancelled, 1);
      const { open } = transportTo(() => ({ ...answer, body: null }));
      await assert.rejects(open(request, signal), { code: 'redirect_refused' });
    }
  });

  it('fails with the reason of its signal, else as a connection', async () => {
    const aborted = AbortSignal.abort('stop');
    const broken = transportTo(() => Promise.reject(new Error('reset')));
    await assert.rejects(broken.json(request, aborted), (reason) => reason === 'stop');
    await assert.rejects(broken.open(request, aborted), (reason) => reason === 'stop');
    await assert.rejects(broken.json(request, signal), { code: 'connection_failed' });
    const cut = () => new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    for (const status of [200, 503])
      await assert.rejects(transportTo(() => new Response(cut(), { status })).json(request, signal), {
        code: 'connection_failed',
      });
  });
});

describe('the failure of an attempt', () => {
  it('is what the error object says, without the key', async () => {
    const error = { code: 'c', message: `No ${apiKey}.`, category: 'quota', action: 'Pay.', retryable: true };
    const failure = await failureOf({ request_id: 'r', error }, { status: 402 });
    const { code, message, category, action, retryable, requestId, status, retryAfterMs } = failure;
    assert.deepEqual({ code, message, category, action, retryable }, { ...error, message: 'No (key).' });
    assert.deepEqual([requestId, status, retryAfterMs], ['r', 402, undefined]);
  });

  it('is completed from its code, and from nothing where nobody knows that', async () => {
    const completed = async (code: string) => {
      const wrong = { message: 1, category: null, action: [], retryable: 'yes' };
      const { message, category, action, retryable, requestId } = await failureOf(
        { request_id: 5, error: { code, ...wrong } },
        { status: 429 },
      );
      return { message, category, action, retryable, requestId };
    };
    const rest = { action: '', requestId: undefined };
    assert.deepEqual(await completed('rate_limit_exceeded'), {
      message: 'The service refused the request (rate_limit_exceeded).',
      category: 'rate_limit',
      retryable: true,
      ...rest,
    });
    assert.deepEqual(await completed('toString'), {
      message: 'The service refused the request (toString).',
      category: 'service',
      retryable: false,
      ...rest,
    });
  });

  it('has the wait that the server asks for, by its own clock', async () => {
    const headers = { 'retry-after': 'Thu, 01 Jan 2026 00:01:09 GMT', date: 'Thu, 01 Jan 2026 00:01:02 GMT' };
    assert.equal((await failureOf('', { status: 503, headers })).retryAfterMs, 7000);
    const { 'retry-after': later } = headers;
    const { retryAfterMs } = await failureOf('', { status: 503, headers: { 'retry-after': later } });
    assert.equal(retryAfterMs, 8500);
  });

  it('is told by the status where there is no error object with a code', async () => {
    for (const body of ['<html>', '[]', {}, { error: 'no' }, { error: { code: 5 } }, { error: [] }]) {
      for (const [status, code] of [
        [400, 'unreadable_answer'],
        [499, 'unreadable_answer'],
        [500, 'service_failing'],
        [503, 'service_failing'],
      ] as const)
        assert.equal((await failureOf(body, { status })).code, code);
    }
    const { requestId } = await failureOf({ request_id: 'r' }, { status: 500 });
    assert.equal(requestId, 'r');
  });
});
