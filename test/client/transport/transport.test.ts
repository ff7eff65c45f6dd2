import assert from 'node:assert/strict';
import {
  type ClientDependencies,
  type ClientFailure,
  type ClientOptions,
  createClient,
  type FetchInit,
  type FetchLike,
  isClientFailure,
} from '../../../src/client/index.ts';
import { TEXT_DEADLINE_MS } from '../../../src/contract/index.ts';
import { fakeClock } from '../../support/fakeClock.ts';

const text = 'سلام «دنیا»';
const apiKey = 'harf_live_secret';
const answer = { request_id: 'r', engine_version: 'e', translation: 'hello' };

/** A client whose server is `respond`, and everything that it sent and logged. */
function clientOf(
  respond: (url: string, init: FetchInit) => Promise<Response> | Response,
  more: Partial<ClientOptions & ClientDependencies> = {},
) {
  const sent: { url: string; init: FetchInit }[] = [];
  const logged: string[] = [];
  const fetch: FetchLike = async (url, init) => {
    sent.push({ url, init });
    return respond(url, init);
  };
  const log = { debug: (line: string) => logged.push(line), warn: (line: string) => logged.push(line) };
  const baseUrl = 'https://api.example/base';
  const client = createClient({ fetch, baseUrl, apiKey, log, attempts: 1, ...more });
  return { client, sent, logged };
}

async function failureOf(call: Promise<unknown>): Promise<ClientFailure> {
  const error: unknown = await call.then(
    () => assert.fail('the call succeeded'),
    (reason: unknown) => reason,
  );
  assert.ok(isClientFailure(error), String(error));
  return error;
}

describe('a request of the client', () => {
  it('goes below the base address, with the key, and with the exact bytes', async () => {
    const { client, sent } = clientOf(() => Response.json(answer));
    await client.translate({ text });
    assert.equal(sent[0]?.url, 'https://api.example/base/v1/translate');
    const { method, headers, body, redirect } = sent[0]?.init ?? {};
    assert.deepEqual([method, redirect], ['POST', 'manual']);
    assert.equal(headers?.['authorization'], `Bearer ${apiKey}`);
    assert.equal(headers?.['content-type'], 'application/json');
    assert.equal(new TextDecoder().decode(body), JSON.stringify({ text }));
  });

  it('carries the idempotency key of the caller, else a new one each time', async () => {
    const { client, sent } = clientOf(() => Response.json(answer));
    await client.translate({ text }, { idempotencyKey: 'key of the caller' });
    await client.translate({ text });
    await client.translate({ text });
    const [own, first, second] = sent.map(({ init }) => init.headers['idempotency-key']);
    assert.equal(own, 'key of the caller');
    assert.match(first ?? '', /^[\x20-\x7e]{8,128}$/);
    assert.notEqual(first, second);
  });

  it('carries no idempotency key and no body where the route takes none', async () => {
    const { client, sent } = clientOf(() => Response.json({}));
    await client.usage();
    assert.deepEqual(sent[0]?.init.headers, {
      accept: 'application/json',
      authorization: `Bearer ${apiKey}`,
    });
    assert.equal(sent[0]?.init.body, undefined);
  });

  it('is refused a base address that is not allowed', () => {
    assert.throws(() => clientOf(() => Response.json({}), { baseUrl: 'http://api.example' }), /plainHttp/);
  });
});

describe('an answer that is none', () => {
  it('fails as a redirect, followed nowhere', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const location = { location: 'https://api.example/base/v1/other' };
      const { client, sent } = clientOf(() => new Response('moved', { status, headers: location }));
      const error = await failureOf(client.translate({ text }));
      assert.deepEqual([error.code, error.retryable, error.status], ['redirect_refused', false, status]);
      assert.equal(sent.length, 1);
    }
  });

  it('fails as a connection, with the reason of the system', async () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed', { cause })));
    const error = await failureOf(client.translate({ text }));
    assert.deepEqual([error.code, error.retryable], ['connection_failed', true]);
    assert.equal(error.message, 'The service could not be reached (ECONNREFUSED).');
  });

  it('fails for good when the certificate of the server does not hold', async () => {
    for (const code of [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ]) {
      const cause = Object.assign(new Error(), { code });
      const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed', { cause })));
      const error = await failureOf(client.usage());
      assert.deepEqual([error.code, error.retryable], ['certificate_refused', false]);
    }
  });

  it('fails as a connection when it breaks off in the middle', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"request_id":'));
      },
      pull: (controller) => controller.error(new Error('reset')),
    });
    const { client } = clientOf(() => new Response(broken));
    assert.equal((await failureOf(client.translate({ text }))).code, 'connection_failed');
  });

  it('fails as unreadable if it is no JSON object', async () => {
    for (const body of ['<html>', '[]', 'null', '']) {
      const error = await failureOf(clientOf(() => new Response(body)).client.usage());
      assert.deepEqual([error.code, error.retryable], ['unreadable_answer', false]);
    }
  });

  it('says that the service is failing, and is worth another try, if a proxy answers 5xx for it', async () => {
    const page = () => new Response('<html>', { status: 502, headers: { 'retry-after': '3' } });
    const error = await failureOf(clientOf(page).client.usage());
    assert.deepEqual(
      [error.code, error.retryable, error.status, error.retryAfterMs],
      ['service_failing', true, 502, 3000],
    );
    assert.match(error.message, /failing at the moment \(HTTP 502\)/);
  });

  it('fails as unreadable, but worth another try, if a proxy refuses for now', async () => {
    const page = () => new Response('<html>', { status: 429 });
    const error = await failureOf(clientOf(page).client.usage());
    assert.deepEqual([error.code, error.retryable, error.status], ['unreadable_answer', true, 429]);
  });

  it('logs the shape of what it cannot read, and none of its text', async () => {
    const { client, logged } = clientOf(() =>
      Response.json({ result: { first: 'hello', second: 'world' }, 'a b': 1 }),
    );
    const error = await failureOf(client.translate({ text }));
    assert.equal(error.code, 'unreadable_answer');
    assert.match(logged.join('\n'), /\{result: \{first: string, second: string\}, \(name\): number\}/);
    assert.doesNotMatch(logged.join('\n'), /hello|world|سلام|a b/);
  });
});

describe('an error object', () => {
  const refusal = (body: unknown, status = 400) =>
    clientOf(() => Response.json(body, { status })).client.usage();

  it('that is complete is taken as it is', async () => {
    const error = { code: 'quota_gone', message: 'M.', category: 'quota', action: 'A.', retryable: true };
    const failure = await failureOf(refusal({ request_id: 'r1', error }, 402));
    const { code, message, category, action, retryable, requestId, status } = failure;
    assert.deepEqual({ code, message, category, action, retryable }, error);
    assert.deepEqual([requestId, status], ['r1', 402]);
  });

  it('that is incomplete is completed from the code', async () => {
    const failure = await failureOf(refusal({ error: { code: 'rate_limit_exceeded' } }, 429));
    assert.deepEqual(
      [failure.retryable, failure.category, failure.requestId],
      [true, 'rate_limit', undefined],
    );
    assert.match(failure.message, /rate_limit_exceeded/);
  });

  it('that repeats the key does not hand it on', async () => {
    const error = { code: apiKey, message: `No ${apiKey}.`, category: 'x', action: apiKey, retryable: false };
    const refused = await failureOf(refusal({ request_id: apiKey, error }));
    const { client } = clientOf(() => Response.json({ request_id: apiKey }));
    const unreadable = await failureOf(client.translate({ text }));
    for (const { code, message, action, requestId = '' } of [refused, unreadable])
      assert.doesNotMatch([code, message, action, requestId].join(' '), /secret/);
    assert.equal(unreadable.requestId, '(key)');
  });

  it('without a code is unreadable', async () => {
    assert.equal((await failureOf(refusal({ error: 'no' }))).code, 'unreadable_answer');
  });
});

describe('a deadline', () => {
  const never = (_: string, { signal }: FetchInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });

  it('of 120 seconds ends a text request, which may be sent again with the same key', async () => {
    const clock = fakeClock();
    const call = failureOf(clientOf(never, { clock }).client.translate({ text }));
    clock.advance(TEXT_DEADLINE_MS - 1);
    assert.equal(clock.pending, 1);
    clock.advance(1);
    const error = await call;
    assert.deepEqual([error.code, error.retryable], ['request_timeout', true]);
    assert.match(error.message, /120 seconds/);
    assert.equal(clock.pending, 0);
  });

  it('holds for the body too', async () => {
    const clock = fakeClock();
    const stalled = (_: string, { signal }: FetchInit) =>
      new Response(
        new ReadableStream({
          pull(controller) {
            signal.addEventListener('abort', () => controller.error(signal.reason));
            clock.advance(TEXT_DEADLINE_MS);
          },
        }),
      );
    const error = await failureOf(clientOf(stalled, { clock }).client.translate({ text }));
    assert.equal(error.code, 'request_timeout');
  });

  it('is called off when the answer is there', async () => {
    const clock = fakeClock();
    await clientOf(() => Response.json(answer), { clock }).client.translate({ text });
    assert.equal(clock.pending, 0);
  });

  it('leaves the caller’s own cancellation what it is', async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    const call = clientOf(never, { clock }).client.translate({ text }, { signal: controller.signal });
    controller.abort('stop');
    await assert.rejects(call, (reason) => reason === 'stop');
    assert.equal(clock.pending, 0);
  });
});

describe('the log of the client', () => {
  it('has neither key nor text, whatever happens', async () => {
    const responses = [
      Response.json(answer),
      Response.json({ error: { code: 'x', message: text } }, { status: 400 }),
    ];
    const { client, logged } = clientOf(() => responses.shift() ?? Response.error());
    await client.translate({ text });
    await failureOf(client.translate({ text }));
    assert.deepEqual(
      logged.map((line) => line.replace(/\d+ ms/, 'N ms')),
      ['POST /v1/translate: 200 in N ms', 'POST /v1/translate: 400 in N ms'],
    );
  });
});
