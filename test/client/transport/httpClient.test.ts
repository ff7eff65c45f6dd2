import assert from 'node:assert/strict';
import type { CommandKeys, KeyedRequest } from '../../../src/client/ledger/ledger.ts';
import type { FetchInit } from '../../../src/client/transport/fetch/fetchLike.ts';
import {
  type ClientDependencies,
  type ClientOptions,
  decodeObject,
  HttpClient,
} from '../../../src/client/transport/httpClient.ts';
import { type Route, routes } from '../../../src/contract/index.ts';
import { fakeClock } from '../../support/fakeClock.ts';

const body = { text: 'سلام' };
const decode = (answer: unknown) => JSON.stringify(answer);

/** A client of a server that answers like this, and what it sent and logged. */
function clientTo(respond: () => Response, more: Partial<ClientOptions & ClientDependencies> = {}) {
  const sent: (FetchInit & { readonly url: string })[] = [];
  const warnings: string[] = [];
  const client = new HttpClient({
    baseUrl: 'https://api.example/base/',
    apiKey: ' harf_live_1 ',
    clock: fakeClock({ auto: true }),
    log: { debug: () => {}, warn: (line) => warnings.push(line) },
    async fetch(url, init) {
      sent.push({ ...init, url });
      return respond();
    },
    ...more,
  });
  return { client, request: client.request.bind(client), sent, warnings };
}

/** Keys that say what they were asked and what became of the one that they gave. */
function watchedKeys() {
  const opened: KeyedRequest[] = [];
  const ended: string[] = [];
  const end = (how: string) => async () => void ended.push(how);
  const keys: CommandKeys = {
    async open(request) {
      opened.push(request);
      return { idempotencyKey: 'from the keys', settle: end('settled'), release: end('released') };
    },
    settle: end('all settled'),
    release: end('all released'),
  };
  return { keys, opened, ended };
}

describe('a client over HTTP', () => {
  it('is refused an address and a key that cannot be used, with the reason', () => {
    const none = () => Response.json({});
    assert.throws(() => clientTo(none, { baseUrl: 'ftp://a.example' }), /^TypeError: .*: notHttps\.$/);
    assert.throws(() => clientTo(none, { apiKey: '' }), /^TypeError: The API key is empty/);
  });

  it('has the address and the key in their normal form', () => {
    const { baseUrl, apiKey } = clientTo(() => Response.json({})).client;
    assert.deepEqual([baseUrl, apiKey], ['https://api.example/base', 'harf_live_1']);
  });

  it('gives what is made of the answer, any JSON', async () => {
    const { request, sent } = clientTo(() => Response.json([1]));
    const parameters = { id: 'j' };
    assert.equal(await request(routes.speechJob, { parameters, decode }), '[1]');
    assert.equal(sent[0]?.url, 'https://api.example/base/v1/speech/jobs/j');
    assert.equal(sent[0]?.body, undefined);
  });

  it('takes no answer that is none of its route, and logs its shape alone', async () => {
    for (const [answer, requestId] of [
      [{ request_id: 'r_harf_live_1', secret: 'word' }, 'r_(key)'],
      [{ request_id: 5 }, undefined],
      [['request_id'], undefined],
    ] as const) {
      const { request, warnings } = clientTo(() => Response.json(answer, { status: 201 }));
      const call = request(routes.translate, { body, decode: () => undefined });
      await assert.rejects(call, { code: 'unreadable_answer', status: 201, requestId });
      assert.match(warnings.join(), /^POST \/v1\/translate: unreadable answer of the shape /);
      assert.doesNotMatch(warnings.join(), /word|live/);
    }
  });

  it('sends five times, unless it is told otherwise', async () => {
    const failing = () => new Response('', { status: 503 });
    for (const [more, times] of [
      [{}, 5],
      [{ attempts: 2 }, 2],
    ] as const) {
      const { request, sent } = clientTo(failing, more);
      await assert.rejects(request(routes.translate, { body, decode }), { code: 'service_failing' });
      assert.equal(sent.length, times);
    }
  });

  it('sends again without end only before the deadline of the route', async () => {
    const failing = () => new Response('', { status: 503 });
    const route: Route = { ...routes.usage, deadlineMs: null };
    const unbounded = clientTo(failing, { attempts: 100, random: () => 0.999 });
    await assert.rejects(unbounded.request(route, { decode }), { code: 'service_failing' });
    assert.equal(unbounded.sent.length, 100);
    const bounded = clientTo(failing, { attempts: 100, random: () => 0.999 });
    await assert.rejects(bounded.request(routes.usage, { decode }), { code: 'service_failing' });
    assert.ok(bounded.sent.length < 25 && bounded.client.clock.now() <= 120_000);
  });
});

describe('the key of a request', () => {
  it('is that of its command, which is told what it is for', async () => {
    const { request, sent } = clientTo(() => Response.json({}));
    const { keys, opened, ended } = watchedKeys();
    await request(routes.translate, { body, decode, keys });
    assert.equal(sent[0]?.headers['idempotency-key'], 'from the keys');
    const [{ body: bytes, ...rest } = assert.fail('not opened')] = opened;
    const origin = 'https://api.example';
    assert.deepEqual(rest, { route: 'POST /v1/translate', origin, apiKey: 'harf_live_1' });
    assert.equal(new TextDecoder().decode(bytes), JSON.stringify(body));
    assert.deepEqual(ended, []);
  });

  it('is settled by a final failure', async () => {
    const { request } = clientTo(() => Response.json({ error: { code: 'not_found' } }, { status: 404 }));
    const { keys, ended } = watchedKeys();
    await assert.rejects(request(routes.translate, { body, decode, keys }), { code: 'not_found' });
    assert.deepEqual(ended, ['settled']);
  });

  it('is its own where it has one, and none is asked for without a body', async () => {
    const { request, sent } = clientTo(() => Response.json({}));
    const { keys, opened } = watchedKeys();
    await request(routes.translate, { body, decode, keys, idempotencyKey: 'my own' });
    await request(routes.usage, { decode, keys });
    assert.deepEqual(
      sent.map(({ headers }) => headers['idempotency-key']),
      ['my own', undefined],
    );
    assert.deepEqual(opened, []);
  });

  it('is not asked for once the request is cancelled', async () => {
    const { request, sent } = clientTo(() => Response.json({}));
    const { keys, opened } = watchedKeys();
    const call = request(routes.translate, { body, decode, keys, signal: AbortSignal.abort('stop') });
    await assert.rejects(call, (reason) => reason === 'stop');
    assert.deepEqual([opened, sent], [[], []]);
  });
});

describe('a decoder of objects', () => {
  it('takes any JSON, and makes nothing of what is no object', () => {
    const nameOf = decodeObject(({ name }) => name);
    assert.equal(nameOf({ name: 'a' }), 'a');
    for (const other of [null, [], 'name', 5]) assert.equal(nameOf(other), undefined);
  });
});
