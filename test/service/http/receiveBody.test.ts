import assert from 'node:assert/strict';
import { MAX_BODY_BYTES, MAX_PINNED_WORDS_BYTES } from '../../../src/contract/index.ts';
import { assertFailure, type RawRequest, send } from '../../support/rawRequest.ts';
import { testApp } from '../../support/testService.ts';

const text = 'سلام';
const large = 'x'.repeat(MAX_BODY_BYTES + 1);
const keyed = { 'idempotency-key': 'a key of a request' };

describe('the body of a request', () => {
  const check = async (code: Parameters<typeof assertFailure>[1], request: RawRequest, tested = testApp()) =>
    assertFailure(await send(tested, request), code);

  for (const path of ['/v1/diacritize', '/v1/speech', '/v1/speech/jobs'])
    it(`is measured before its key is looked at, and the key before its type and content: ${path}`, async () => {
      await check('request_too_large', { path, body: large, headers: { 'idempotency-key': 'short' } });
      const headers = { 'idempotency-key': 'short', 'content-type': 'text/plain' };
      await check('invalid_idempotency_key', { path, body: '{', headers });
    });

  for (const path of ['/v1/pinglish', '/v1/speech', '/v1/speech/jobs'])
    it(`conflicts with another under the same key, whatever is wrong with either: ${path}`, async () => {
      const tested = testApp();
      await check('invalid_json', { path, body: '{', headers: keyed }, tested);
      await check('invalid_json', { path, body: '{', headers: keyed }, tested);
      await check('idempotency_conflict', { path, body: '{}', headers: keyed }, tested);
      const typed = { ...keyed, 'content-type': 'text/plain' };
      await check('idempotency_conflict', { path, body: 'other', headers: typed }, tested);
      await check('unsupported_media_type', { path, body: '{', headers: typed }, tested);
    });

  it('may be larger where the route says so', async () => {
    const words = Array.from({ length: 3000 }, () => ({ form: text, phonemes: 'salAm' }));
    const body = JSON.stringify({ words });
    assert.ok(body.length > MAX_BODY_BYTES && body.length < MAX_PINNED_WORDS_BYTES);
    const pin = { path: '/x/words', method: 'PUT' };
    assert.equal((await send(testApp(), { ...pin, body })).status, 200);
    await check('request_too_large', { ...pin, body: 'x'.repeat(MAX_PINNED_WORDS_BYTES + 1) });
  });

  it('is not read where a route takes none', async () => {
    const tested = testApp();
    const jobs = '/v1/speech/jobs';
    const speech = { text, tier: 'basic', voice: 'ava' };
    const { id } = Object(await (await send(tested, { path: jobs, body: speech, headers: keyed })).json());
    const cancel = { path: `${jobs}/${id}/cancel`, method: 'POST', body: large };
    assert.equal((await send(tested, cancel)).status, 200);
  });
});
