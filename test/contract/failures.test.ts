import assert from 'node:assert/strict';
import {
  type Client,
  type ClientDependencies,
  type ClientFailure,
  type ClientOptions,
  createClient,
  type FetchLike,
  hasClientCode,
  hasServiceCode,
  isClientFailure,
} from '../../src/client/index.ts';
import { type ErrorCode, errorCodes } from '../../src/contract/index.ts';
import type { Engine } from '../../src/engine/index.ts';
import { fakeEngine } from '../support/fakeEngine.ts';
import { startTestService, type TestService, type TestServiceOptions } from '../support/testService.ts';

const text = 'سلام';
const key = { idempotencyKey: '12345678' };

describe('a failure of the service reaches the caller', () => {
  const open: TestService[] = [];
  afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));

  const start = async (options: TestServiceOptions = {}) => {
    const service = await startTestService(options);
    open.push(service);
    return service;
  };

  const failureOf = async (call: Promise<unknown>): Promise<ClientFailure> => {
    const error: unknown = await call.then(
      () => assert.fail('the call succeeded'),
      (reason: unknown) => reason,
    );
    assert.ok(isClientFailure(error), String(error));
    return error;
  };

  const check = async (call: Promise<unknown>, code: ErrorCode): Promise<ClientFailure> => {
    const error = await failureOf(call);
    assert.ok(hasServiceCode(error, code));
    const { status, category, retryable } = errorCodes[code];
    assert.deepEqual(
      [error.code, error.status, error.category, error.retryable],
      [code, status, category, retryable],
    );
    assert.match(error.requestId ?? '', /^req_/);
    assert.match(error.message, /\.$/);
    assert.match(error.action, /\.$/);
    return error;
  };

  /** A client that sends every request once, so that each failure is seen. */
  const once = (
    { socket, keys }: TestService,
    more: Partial<ClientOptions & ClientDependencies> = {},
  ): Client =>
    createClient({
      fetch: socket.fetch,
      baseUrl: 'http://localhost',
      apiKey: keys.live_key,
      attempts: 1,
      ...more,
    });

  /** A client that asks for a fault with every request. */
  const faulty = (service: TestService, fault: string): Client => {
    const fetch: FetchLike = (url, init) =>
      service.socket.fetch(url, { ...init, headers: { ...init.headers, 'x-harf-fault': fault } });
    return once(service, { fetch });
  };

  it('for requests that need a correction', async () => {
    const service = await start({ textUnits: 4 });
    const client = once(service);
    await check(once(service, { apiKey: 'harf_live_wrong' }).usage(), 'invalid_api_key');
    await check(client.diacritize({ text: '', includeEzafe: true }), 'invalid_request');
    await check(client.translate({ text }, { idempotencyKey: 'short' }), 'invalid_idempotency_key');
    await check(client.translate({ text: '\u0001'.repeat(6000) }), 'request_too_large');
    await check(client.translate({ text: '\ud800' }), 'invalid_json');
    await check(client.translate({ text }), 'text_quota_exhausted');
    await check(
      client.pinglish({ text: 'hello', style: 'readable', vowelNotation: 'double_a' }),
      'persian_text_required',
    );
  });

  it('for a key without the scope', async () => {
    const service = await start({ scopes: ['usage'] });
    await once(service).usage();
    await check(once(service).translate({ text }), 'insufficient_scope');
    await check(once(service).analyse({ text }), 'insufficient_scope');
  });

  it('for a key that was used with another body', async () => {
    const client = once(await start());
    await client.translate({ text }, key);
    await check(client.translate({ text: 'دنیا' }, key), 'idempotency_conflict');
  });

  it('for a key whose first request is still running, with the time to wait', async () => {
    const loading = Promise.withResolvers<Engine>();
    const asked = Promise.withResolvers<void>();
    const service = await start({
      engine() {
        asked.resolve();
        return loading.promise;
      },
    });
    const first = once(service).translate({ text }, key);
    await asked.promise;
    const error = await check(once(service).translate({ text }, key), 'request_in_progress');
    assert.equal(error.retryAfterMs, 1000);
    loading.resolve(fakeEngine());
    assert.equal((await first).translation, 'hello');
  });

  it('for too many requests, with the time to wait', async () => {
    const client = once(await start({ requestsPerMinute: 0 }));
    const error = await check(client.translate({ text }), 'rate_limit_exceeded');
    assert.equal(error.retryAfterMs, 30_000);
  });

  it('for a fault of the service', async () => {
    const service = await start({
      engine: { ...fakeEngine(), analyse: () => assert.fail('broken') },
      faults: true,
    });
    await check(once(service).translate({ text }), 'internal_error');
    const unavailable = 'status=503;code=service_unavailable;times=1;retry-after=7';
    const error = await check(faulty(service, unavailable).usage(), 'service_unavailable');
    assert.equal(error.retryAfterMs, 7000);
  });

  it('as often as a fault is asked for, by key or else by URL', async () => {
    const service = await start({ faults: true });
    const client = faulty(service, 'status=503;code=service_unavailable;times=2');
    await check(client.translate({ text }, key), 'service_unavailable');
    await check(client.translate({ text }, key), 'service_unavailable');
    await client.translate({ text }, key);
    await check(client.usage(), 'service_unavailable');
    await check(client.usage(), 'service_unavailable');
    await client.usage();
  });

  it('as a broken connection, before or after the work was done', async () => {
    const service = await start({ faults: true });
    const used = async () => (await once(service).usage()).textUnits?.used;
    const before = faulty(service, 'drop-before-response;times=1');
    assert.ok(hasClientCode(await failureOf(before.translate({ text }, key)), 'connection_failed'));
    assert.equal(await used(), 0);
    assert.equal((await before.translate({ text }, key)).usage?.units, 8);
    const afterwards = faulty(service, 'drop-after-response;times=1');
    const other = { idempotencyKey: 'another key' };
    assert.ok(hasClientCode(await failureOf(afterwards.translate({ text }, other)), 'connection_failed'));
    assert.equal(await used(), 16);
    await afterwards.translate({ text }, other);
    assert.equal(await used(), 16);
  });

  it('for a fault that is not understood, and only where faults are allowed', async () => {
    const service = await start({ faults: true });
    for (const fault of [
      '',
      'nonsense',
      'status=99;code=service_unavailable',
      'status=503;code=x',
      'drop-before-response;times=x',
    ])
      await check(faulty(service, fault).usage(), 'invalid_request');
    await faulty(await start(), 'drop-before-response').usage();
  });

  it('as a cancellation, with the reason of the caller', async () => {
    const service = await start({ engine: () => new Promise(() => {}) });
    const controller = new AbortController();
    const call = once(service).translate({ text }, { signal: controller.signal });
    const reason = new Error('enough');
    controller.abort(reason);
    await assert.rejects(call, reason);
  });
});
