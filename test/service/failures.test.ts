import assert from 'node:assert/strict';
import { MAX_BODY_BYTES } from '../../src/contract/index.ts';
import { fakeEngine } from '../support/fakeEngine.ts';
import { assertFailure, type RawRequest, send } from '../support/rawRequest.ts';
import { type TestServiceOptions, testApp } from '../support/testService.ts';

const text = 'سلام';

describe('the service fails with the error object', () => {
  const check = async (
    code: Parameters<typeof assertFailure>[1],
    request: RawRequest,
    options: TestServiceOptions = {},
  ) => {
    const response = await send(testApp(options), request);
    return { response, error: await assertFailure(response, code) };
  };

  it('without a key, with a wrong one, and with a malformed header', async () => {
    const { response } = await check('invalid_api_key', { path: '/v1/usage', key: null });
    assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    await check('invalid_api_key', { path: '/v1/usage', key: 'harf_live_wrong' });
    await check('invalid_api_key', { path: '/v1/usage', key: null, headers: { authorization: 'Basic x' } });
    await check('invalid_api_key', { path: '/x/analyse', key: null, body: { text } });
  });

  it('before it reads a body, where the key is wrong', async () => {
    await check('invalid_api_key', { key: 'wrong', body: 'x'.repeat(MAX_BODY_BYTES + 1) });
  });

  it('where there is nothing', async () => {
    await check('not_found', { path: '/v1/nothing' });
    await check('not_found', { path: '/v1/diacritize/', body: { text } });
  });

  it('for a method that the path does not have, and names those it has', async () => {
    const post = await check('method_not_allowed', { path: '/v1/pinglish', key: null });
    assert.equal(post.response.headers.get('allow'), 'POST');
    const get = await check('method_not_allowed', { path: '/v1/usage', body: {} });
    assert.equal(get.response.headers.get('allow'), 'GET, HEAD');
    const preflight = await check('method_not_allowed', { method: 'OPTIONS', path: '/v1/pinglish' });
    assert.equal(preflight.response.headers.get('access-control-allow-origin'), null);
  });

  it('for a body over the limit, whether or not its length is announced', async () => {
    const body = JSON.stringify({ text, padding: 'x'.repeat(MAX_BODY_BYTES) });
    await check('request_too_large', { body });
    await check('request_too_large', { body, headers: { 'content-length': String(body.length) } });
  });

  it('and not for a body exactly at the limit', async () => {
    const empty = JSON.stringify({ text, include_ezafe: true });
    const body = empty.replace('{', `{${' '.repeat(MAX_BODY_BYTES - Buffer.byteLength(empty))}`);
    assert.equal(Buffer.byteLength(body), MAX_BODY_BYTES);
    assert.equal((await send(testApp(), { body })).status, 200);
  });

  it('for a body that breaks off', async () => {
    const { app, keys, unexpected } = testApp();
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('hung up')) });
    const headers = { authorization: `Bearer ${keys.live_key}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    await assertFailure(await app.request('http://localhost/v1/translate', init), 'invalid_request');
    assert.equal(unexpected.length, 0);
  });

  it('for a body of another type or encoding', async () => {
    const wrong = ['text/plain', 'application/json; charset=latin1', 'application/jsonp', ''];
    for (const type of wrong)
      await check('unsupported_media_type', { body: { text }, headers: { 'content-type': type } });
    await check('unsupported_media_type', { body: { text }, headers: { 'content-encoding': 'gzip' } });
    const right = { 'content-type': 'Application/JSON; charset="UTF-8"' };
    assert.equal((await send(testApp(), { body: { text }, headers: right })).status, 200);
  });

  it('for the type before the content, and for the size before both', async () => {
    const headers = { 'content-type': 'text/plain' };
    await check('unsupported_media_type', { body: '{', headers });
    await check('request_too_large', { body: 'x'.repeat(MAX_BODY_BYTES + 1), headers });
  });

  it('for a body that is no strict JSON', async () => {
    await check('invalid_json', { body: '{"text":' });
    await check('invalid_json', { body: '' });
    await check('invalid_json', { body: new Uint8Array([0x22, 0xff, 0x22]) });
  });

  it('for a request that the schema refuses, naming the field', async () => {
    const message = async (body: object, path = '/v1/pinglish') =>
      (await check('invalid_request', { path, body })).error.message;
    assert.match(await message({}), /^The field "text" is missing\.$/);
    assert.match(await message({ text, tier: 'basic' }, '/v1/speech'), /^The field "voice" is missing\.$/);
    assert.match(await message({ text }, '/v1/speech'), /^The field "tier" is missing\.$/);
    assert.ok((await message({ text, ['x'.repeat(9000)]: 1 })).length < 200);
    assert.match(await message({ text: '' }), /"text".*must not be empty/);
    assert.match(await message({ text: 5 }), /"text"/);
    assert.match(await message({ text: 'س'.repeat(6001) }), /"text".*at most 6000 code points, but has 6001/);
    assert.match(await message({ text, style: 'loud' }), /"style"/);
    assert.match(await message({ text, vowel_notation: null }), /"vowel_notation"/);
    assert.match(await message({ text, colour: 1 }), /"colour" is not known/);
    assert.match(await message({ text, include_ezafe: 'yes' }, '/v1/diacritize'), /"include_ezafe"/);
    assert.match(await message({ text, style: 'readable' }, '/v1/translate'), /"style" is not known/);
    assert.match(await message({ text, style: 'loud' }, '/x/analyse'), /"style"/);
    assert.match(await message({ text, marks: 'all' }, '/x/analyse'), /"marks" is not known/);
    assert.match(await message([text]), /must be a JSON object/);
  });

  it('for Pinglish of text without a Persian letter, and not for its diacritics', async () => {
    for (const none of ['hello', '۱۲۳', '،؟', 'ـــ', ' '])
      await check('persian_text_required', { path: '/v1/pinglish', body: { text: none } });
    assert.equal((await send(testApp(), { body: { text: 'hello' } })).status, 200);
  });

  it('for a malformed idempotency key', async () => {
    for (const key of ['short', 'x'.repeat(129), 'tab\tinside'])
      await check('invalid_idempotency_key', { body: { text }, headers: { 'idempotency-key': key } });
  });

  it('for a request larger than what remains, charging nothing', async () => {
    const tested = testApp({ textUnits: 7 });
    const translate = { path: '/v1/translate', body: { text } };
    const error = await assertFailure(await send(tested, translate), 'text_quota_exhausted');
    assert.equal(error.message, 'The request needs 8 text units, and 7 remain.');
    assert.equal((await send(tested, { body: { text } })).status, 200);
    await assertFailure(await send(tested, { body: { text } }), 'text_quota_exhausted');
  });

  it('for one request too many in a minute, and says how long to wait', async () => {
    const tested = testApp({ requestsPerMinute: 1 });
    assert.equal((await send(tested, { body: { text } })).status, 200);
    const limited = await send(tested, { key: tested.keys.limited_key, body: { text } });
    assert.equal(limited.headers.get('retry-after'), '30');
    await assertFailure(limited, 'rate_limit_exceeded');
    assert.equal((await send(tested, { path: '/v1/usage' })).status, 200);
    assert.equal((await send(tested, { path: '/x/analyse', body: { text } })).status, 200);
    assert.equal((await send(tested, { key: tested.keys.test_key, body: { text } })).status, 200);
  });

  it('for a foreign Host', async () => {
    const options = { loopbackHostOnly: true };
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', ''])
      await check('host_not_allowed', { path: '/healthz', headers: { host } }, options);
    for (const host of ['127.0.0.1:80', 'localhost', '[::1]:4000'])
      assert.equal((await send(testApp(options), { path: '/healthz', headers: { host } })).status, 200);
  });

  it('for what nobody expected, without showing it', async () => {
    const tested = testApp({
      engine: { ...fakeEngine(), analyse: (secret) => assert.fail(`secret ${secret}`) },
    });
    const error = await assertFailure(await send(tested, { body: { text } }), 'internal_error');
    assert.doesNotMatch(JSON.stringify(error), /secret/);
    assert.equal(tested.unexpected.length, 1);
  });
});
