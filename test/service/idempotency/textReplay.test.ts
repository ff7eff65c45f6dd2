import assert from 'node:assert/strict';
import type { Engine } from '../../../src/engine/index.ts';
import { fakeEngine } from '../../support/fakeEngine.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import { INSTANT, testApp } from '../../support/testService.ts';

const headers = { 'idempotency-key': 'a key of some length' };
const request = { body: { text: 'سلام' }, headers };

describe('a request with an idempotency key', () => {
  const used = async (tested: ReturnType<typeof testApp>) => {
    const answer: unknown = await (await send(tested, { path: '/v1/usage' })).json();
    return Reflect.get(Reflect.get(Object(answer), 'text_units'), 'used');
  };

  it('is answered again byte for byte and charged once', async () => {
    const tested = testApp();
    const first = await send(tested, request);
    const second = await send(tested, request);
    assert.equal(second.status, 200);
    assert.equal(await second.text(), await first.text());
    assert.equal(await used(tested), 4);
  });

  it('conflicts with another body, were it only another space', async () => {
    const tested = testApp();
    await send(tested, request);
    const other = await send(tested, { headers, body: '{"text": "سلام"}' });
    await assertFailure(other, 'idempotency_conflict');
  });

  it('is another request on another route and in another environment', async () => {
    const tested = testApp();
    const first = await (await send(tested, request)).text();
    for (const elsewhere of [{ path: '/v1/translate' }, { key: tested.keys.test_key }]) {
      const response = await send(tested, { ...request, ...elsewhere, body: { text: 'دنیا' } });
      assert.equal(response.status, 200);
      assert.notEqual(await response.text(), first);
    }
  });

  it('is shared by the keys of an environment', async () => {
    const tested = testApp();
    const first = await send(tested, request);
    const second = await send(tested, { ...request, key: tested.keys.limited_key });
    assert.equal(await second.text(), await first.text());
  });

  it('is in progress until the first is done', async () => {
    const loading = Promise.withResolvers<Engine>();
    const asked = Promise.withResolvers<void>();
    const tested = testApp({
      engine() {
        asked.resolve();
        return loading.promise;
      },
    });
    const first = send(tested, request);
    await asked.promise;
    const second = await send(tested, request);
    assert.equal(second.headers.get('retry-after'), '1');
    await assertFailure(second, 'request_in_progress');
    loading.resolve(fakeEngine());
    assert.equal((await first).status, 200);
    assert.equal((await send(tested, request)).status, 200);
    assert.equal(await used(tested), 4);
  });

  it('may run again after a failure, with the same body only', async () => {
    let broken = true;
    const tested = testApp({
      engine: async () => (broken ? assert.fail('not yet') : fakeEngine()),
    });
    await assertFailure(await send(tested, request), 'internal_error');
    await assertFailure(await send(tested, { headers, body: { text: 'دنیا' } }), 'idempotency_conflict');
    broken = false;
    assert.equal((await send(tested, request)).status, 200);
  });

  it('keeps the hash of a refused body too', async () => {
    const tested = testApp();
    await assertFailure(await send(tested, { headers, body: { text: '' } }), 'invalid_request');
    await assertFailure(await send(tested, request), 'idempotency_conflict');
  });

  it('is forgotten after 24 hours, or when told to', async () => {
    for (const [options, retentionMs] of [
      [{}, 86_400_000],
      [{ retentionMs: 1000 }, 1000],
    ] as const) {
      let now = INSTANT;
      const tested = testApp({ ...options, now: () => now });
      const first = await (await send(tested, request)).text();
      now = INSTANT + retentionMs - 1;
      assert.equal(await (await send(tested, request)).text(), first);
      now = INSTANT + retentionMs + 1;
      assert.notEqual(await (await send(tested, request)).text(), first);
    }
  });
});
