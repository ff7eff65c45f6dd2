import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  analyseRequest,
  diacritizeRequest,
  errorCodes,
  errorResponse,
  fromPinglishRequest,
  idempotencyKey,
  isErrorCode,
  localRoutes,
  MAX_TEXT_CODE_POINTS,
  pinglishRequest,
  type Route,
  routes,
  speechJob,
  speechRequest,
  translateRequest,
} from '../../src/contract/index.ts';

const text = 'سلام';
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('the schema of every request', () => {
  it('accepts text of up to 6,000 code points, however many units they take', () => {
    for (const unit of ['س', '😀', '\u200c', ' ']) {
      assert.equal(accepts(translateRequest, { text: unit.repeat(MAX_TEXT_CODE_POINTS) }), true);
      assert.equal(accepts(translateRequest, { text: unit.repeat(MAX_TEXT_CODE_POINTS + 1) }), false);
    }
  });

  it('refuses empty text, a lone surrogate and anything but a string', () => {
    for (const wrong of ['', '\ud83d', 5, null, [text]])
      assert.equal(accepts(translateRequest, { text: wrong }), false, JSON.stringify(wrong));
  });

  it('refuses a field that is not in the contract', () => {
    const basic = { text, tier: 'basic', voice: 'kian' };
    for (const [schema, good] of [
      [diacritizeRequest, { text, include_ezafe: true }],
      [pinglishRequest, { text }],
      [translateRequest, { text }],
      [analyseRequest, { text }],
      [fromPinglishRequest, { text }],
      [speechRequest, basic],
    ] as const) {
      assert.equal(accepts(schema, good), true);
      fc.assert(
        fc.property(fc.string(), fc.jsonValue(), (name, value) => {
          fc.pre(
            !Object.hasOwn(good, name) &&
              name !== 'style' &&
              name !== 'vowel_notation' &&
              name !== '__proto__',
          );
          fc.pre(name !== 'pace' && name !== 'include_ezafe');
          assert.equal(accepts(schema, { ...good, [name]: value }), false);
        }),
      );
    }
  });

  it('fills in the documented defaults', () => {
    assert.deepEqual(pinglishRequest.parse({ text }), {
      text,
      style: 'readable',
      vowel_notation: 'double_a',
    });
    assert.deepEqual(diacritizeRequest.parse({ text }), { text, include_ezafe: true });
    const basic = { text, tier: 'basic', voice: 'ava' };
    assert.deepEqual(speechRequest.parse(basic), { ...basic, pace: 1 });
  });

  it('knows the tiers of speech, their voices and fields', () => {
    const basic = { text, tier: 'basic', voice: 'kian' };
    const premium = { text, tier: 'premium', voice: 'leyla' };
    assert.equal(accepts(speechRequest, { ...premium, style: 'news', director_notes: 'calm' }), true);
    assert.equal(accepts(speechRequest, { ...basic, style: 'news' }), false);
    assert.equal(accepts(speechRequest, { ...premium, voice: 'ava' }), false);
    assert.equal(accepts(speechRequest, { ...premium, director_notes: 'ن'.repeat(501) }), false);
    for (const [pace, good] of [
      [0.75, true],
      [1.25, true],
      [0.74, false],
      [1.26, false],
      ['1', false],
    ] as const)
      assert.equal(accepts(speechRequest, { ...basic, pace }), good, String(pace));
    assert.equal(accepts(speechRequest, { text, tier: 'basic' }), false);
  });
});

describe('the schema of an answer', () => {
  const job = {
    id: crypto.randomUUID(),
    request_id: 'r',
    status: 'queued',
    tier: 'basic',
    stream_format: 'mp3',
    created_at: '2026-01-01T00:00:00Z',
    started_at: null,
    finished_at: null,
    status_url: 'https://a.example/1',
    stream_url: 'https://a.example/2',
    cancel_url: 'https://a.example/3',
  };

  it('tolerates and keeps fields that it does not know', () => {
    assert.deepEqual(speechJob.parse({ ...job, priority: 1 }), { ...job, priority: 1 });
  });

  it('refuses what lacks a documented field', () => {
    for (const field of Object.keys(job))
      assert.equal(accepts(speechJob, { ...job, [field]: undefined }), false, field);
  });

  it('takes an error object with a code that Harf does not know', () => {
    const error = { code: 'new_code', message: 'm', category: 'new', action: 'a', retryable: false };
    assert.equal(accepts(errorResponse, { request_id: 'r', error }), true);
    assert.equal(isErrorCode('new_code') || isErrorCode('toString'), false);
    assert.equal(isErrorCode('rate_limit_exceeded'), true);
  });
});

describe('the idempotency key', () => {
  it('has 8 to 128 printable ASCII characters', () => {
    for (const good of ['12345678', ' ~!"#$%&', 'x'.repeat(128)])
      assert.equal(accepts(idempotencyKey, good), true);
    for (const wrong of ['1234567', 'x'.repeat(129), '1234567é', '1234567\n', '1234567\x7f'])
      assert.equal(accepts(idempotencyKey, wrong), false, JSON.stringify(wrong));
  });
});

describe('the route table', () => {
  const all = [...Object.values(routes), ...Object.values(localRoutes)];

  it('has each method and path once, the contract under /v1 and the rest under /x', () => {
    assert.equal(new Set(all.map(({ method, path }) => `${method} ${path}`)).size, all.length);
    for (const { path } of Object.values(routes)) assert.match(path, /^\/v1\//);
    for (const { path } of Object.values(localRoutes)) assert.match(path, /^\/x\//);
  });

  it('has the contract’s deadlines and keys', () => {
    assert.equal(routes.pinglish.deadlineMs, 120_000);
    assert.equal(routes.speech.deadlineMs, 900_000);
    assert.equal(routes.createSpeechJob.idempotency, 'required');
    assert.equal(routes.createSpeechJob.successStatus, 202);
    assert.equal(routes.audio.scope, null);
    assert.equal(routes.usage.idempotency, 'none');
  });

  const named = (holds: (route: Route) => boolean) =>
    Object.entries<Route>({ ...routes, ...localRoutes })
      .filter(([, route]) => holds(route))
      .map(([name]) => name);

  it('charges only what takes a key to repeat it, within the rate limit', () => {
    assert.deepEqual(
      named(({ meter }) => meter !== null),
      named(({ idempotency }) => idempotency !== 'none'),
    );
    for (const { meter, scope, rateLimited } of all) {
      if (meter !== null) assert.equal(scope, meter);
      assert.ok(meter === null || rateLimited);
      assert.ok(scope !== null || !rateLimited);
    }
    assert.ok(!routes.usage.rateLimited);
  });

  it('has one stream, which alone has no deadline', () => {
    const streams = named(({ response }) => 'stream' in response);
    assert.deepEqual(streams, ['speechJobEvents']);
    assert.deepEqual(
      streams,
      named(({ deadlineMs }) => deadlineMs === null),
    );
  });

  it('takes a key wherever a repeated request would be done twice', () => {
    // Cancelling a job twice cancels it once, and what only reads leaves nothing behind; GET, HEAD and PUT are safe by HTTP.
    const unkeyed = named(({ method, idempotency }) => method === 'POST' && idempotency === 'none');
    const ofContract = unkeyed.filter((name) => Object.hasOwn(routes, name));
    assert.deepEqual(ofContract, ['cancelSpeechJob']);
  });
});

describe('the error codes', () => {
  it('are retryable as the contract says', () => {
    const retryable = Object.entries(errorCodes).filter(
      ([, { status, retryable }]) => status !== null && retryable,
    );
    assert.deepEqual(
      retryable.map(([code]) => code),
      [
        'request_in_progress',
        'rate_limit_exceeded',
        'service_unavailable',
        'speech_jobs_unavailable',
        'speech_job_start_uncertain',
      ],
    );
  });
});
