import assert from 'node:assert/strict';
import {
  type ClientDependencies,
  type ClientFailure,
  type ClientOptions,
  createClient,
  isClientFailure,
  type RequestProgress,
} from '../../../src/client/index.ts';
import { fakeClock, heldFetch } from '../../support/fakeClock.ts';
import {
  cut,
  half,
  json,
  type Reply,
  refusal,
  type ScriptedServer,
  startScriptedServer,
} from '../../support/scriptedServer.ts';

const text = 'سلام «دنیا»';
const answer = { request_id: 'r', engine_version: 'e', translation: 'hello' };
const unavailable = refusal(503, { code: 'service_unavailable', retryable: true });

describe('a request that fails', () => {
  let server: ScriptedServer | undefined;
  afterEach(() => server?.close());

  const start = async (replies: readonly Reply[], more: Partial<ClientOptions & ClientDependencies> = {}) => {
    const started = await startScriptedServer(replies);
    server = started;
    const clock = fakeClock({ auto: true });
    const progress: RequestProgress[] = [];
    const client = createClient({
      fetch: heldFetch(clock, fetch),
      baseUrl: started.baseUrl,
      apiKey: 'harf_live_secret',
      clock,
      random: () => 0.5,
      ...more,
    });
    const translate = (signal?: AbortSignal) =>
      client.translate(
        { text },
        { onProgress: (each) => progress.push(each), ...(signal === undefined ? {} : { signal }) },
      );
    return { client, translate, progress, seen: started.seen, clock };
  };

  const failureOf = async (call: Promise<unknown>): Promise<ClientFailure> => {
    const error: unknown = await call.then(
      () => assert.fail('the call succeeded'),
      (reason: unknown) => reason,
    );
    assert.ok(isClientFailure(error), String(error));
    return error;
  };

  it('is sent again with the same bytes and the same key until it succeeds', async () => {
    const replies = [unavailable, cut(), cut('{"request_id":'), half('{"request_id":'), json(answer)];
    const { translate, seen } = await start(replies);
    assert.equal((await translate()).translation, 'hello');
    assert.equal(seen.length, 5);
    for (const { body, headers } of seen) {
      assert.equal(body, JSON.stringify({ text }));
      assert.equal(headers['idempotency-key'], seen[0]?.headers['idempotency-key']);
    }
  });

  it('is sent again behind a page of a proxy', async () => {
    const page: Reply = (response) => void response.writeHead(502).end('<html>bad gateway</html>');
    const { translate } = await start([page, json(answer)]);
    assert.equal((await translate()).translation, 'hello');
  });

  it('is given up after five attempts, with the last failure', async () => {
    const { translate, seen } = await start([unavailable]);
    const { code, requestId } = await failureOf(translate());
    assert.deepEqual([code, requestId, seen.length], ['service_unavailable', 'r', 5]);
  });

  it('is sent once where the failure is final', async () => {
    const refused = refusal(402, { code: 'text_quota_exhausted', retryable: false, category: 'quota' });
    const { translate, seen } = await start([refused, json(answer)]);
    assert.equal((await failureOf(translate())).code, 'text_quota_exhausted');
    assert.equal(seen.length, 1);
  });

  it('waits as long as the server says, and tells so', async () => {
    const later = refusal(429, { code: 'rate_limit_exceeded', retryable: true }, { 'retry-after': '7' });
    const { translate, progress, clock } = await start([later, json(answer)]);
    await translate();
    assert.deepEqual(progress, [
      { kind: 'sending', attempt: 1 },
      { kind: 'waiting', waitMs: 7250, nextAttempt: 2, attempts: 5, code: 'rate_limit_exceeded' },
      { kind: 'sending', attempt: 2 },
    ]);
    assert.equal(clock.now(), 7250);
  });

  it('waits until the date that the server says', async () => {
    const headers = { 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT', date: 'Thu, 01 Jan 2026 00:00:00 GMT' };
    const later = refusal(503, { code: 'service_unavailable', retryable: true }, headers);
    const { translate, clock } = await start([later, json(answer)]);
    await translate();
    assert.equal(clock.now(), 9250);
  });

  it('hands a long wait to the caller at once', async () => {
    const later = refusal(429, { code: 'rate_limit_exceeded', retryable: true }, { 'retry-after': '31' });
    const { translate, seen, clock } = await start([later]);
    const { retryAfterMs, retryable } = await failureOf(translate());
    assert.deepEqual([retryAfterMs, retryable, seen.length, clock.now()], [31_000, true, 1, 0]);
  });

  it('is not sent again past the deadline of the route', async () => {
    const later = refusal(503, { code: 'service_unavailable', retryable: true }, { 'retry-after': '30' });
    const { translate, seen, clock } = await start([later], { attempts: 50 });
    assert.equal((await failureOf(translate())).code, 'service_unavailable');
    assert.equal(seen.length, 4);
    assert.ok(clock.now() < 120_000);
  });

  it('can be cancelled during the wait', async () => {
    const later = refusal(503, { code: 'service_unavailable', retryable: true }, { 'retry-after': '20' });
    const clock = fakeClock();
    const { client, seen } = await start([later], { clock, fetch: heldFetch(clock, fetch) });
    const controller = new AbortController();
    const onProgress = ({ kind }: RequestProgress) => {
      if (kind === 'waiting') setImmediate(() => controller.abort('stop'));
    };
    const call = client.translate({ text }, { signal: controller.signal, onProgress });
    await assert.rejects(call, (reason) => reason === 'stop');
    assert.equal(seen.length, 1);
    assert.equal(clock.pending, 0);
  });

  it('tells when an answer takes long', async () => {
    const clock = fakeClock();
    const arriving = Promise.withResolvers<Response>();
    const { translate, progress } = await start([], { clock, fetch: () => arriving.promise });
    const call = translate();
    clock.advance(2_999);
    assert.deepEqual(progress, [{ kind: 'sending', attempt: 1 }]);
    clock.advance(1);
    assert.deepEqual(progress.at(-1), { kind: 'slow', attempt: 1 });
    arriving.resolve(Response.json(answer));
    await call;
    assert.equal(clock.pending, 0);
  });

  it('is a read that is sent again too, without a key', async () => {
    const { client, seen } = await start([unavailable, json({ plan: 'free' })]);
    assert.equal((await client.usage()).plan, 'free');
    assert.equal(seen[1]?.headers['idempotency-key'], undefined);
  });
});
