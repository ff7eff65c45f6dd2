import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type SpeechJob, speechJob, usageResponse } from '../../../src/contract/index.ts';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import { finishedJob, newJob, readEvents, readJob } from '../../support/speechJobs.ts';
import { INSTANT, type TestServiceOptions, testApp } from '../../support/testService.ts';

const basic = { text: 'سلام دنیا', tier: 'basic', voice: 'kian' };
const premium = { text: 'سلام دنیا', tier: 'premium', voice: 'kian' };

const usageOf = async (tested: ReturnType<typeof testApp>) =>
  usageResponse.parse(await (await send(tested, { path: '/v1/usage' })).json());

/** An application whose synthesis waits until it is let go. */
const held = (options: TestServiceOptions = {}) => {
  const gate = Promise.withResolvers<void>();
  const synthesizer = fakeSynthesizer({ gate: () => gate.promise });
  return { tested: testApp({ ...options, synthesizer }), release: gate.resolve, break: gate.reject };
};

describe('a speech job', () => {
  it('is queued, with its URLs, before anything is spoken', async () => {
    const { tested } = held();
    const response = await send(tested, {
      path: '/v1/speech/jobs',
      body: basic,
      headers: { 'idempotency-key': 'one key of mine' },
    });
    assert.equal(response.status, 202);
    const job = speechJob.parse(await response.json());
    const url = `http://localhost/v1/speech/jobs/${job.id}`;
    assert.deepEqual(job, {
      id: job.id,
      request_id: job.request_id,
      status: 'queued',
      tier: 'basic',
      stream_format: 'mp3',
      created_at: new Date(INSTANT).toISOString(),
      started_at: null,
      finished_at: null,
      status_url: url,
      stream_url: `${url}/events`,
      cancel_url: `${url}/cancel`,
    });
  });

  it('succeeds with result, usage and audio, and is charged by the second', async () => {
    const tested = testApp();
    const job = await finishedJob(tested, basic);
    assert.equal(job.status, 'succeeded');
    assert.equal(job.result?.original, basic.text);
    assert.equal(job.result?.request_id, job.request_id);
    assert.deepEqual(job.usage, { meter: 'basic_seconds', seconds: 1, cache_hit: false });
    const { basic_seconds } = await usageOf(tested);
    assert.deepEqual(basic_seconds, { used: 1, allowance: 1000, remaining: 999 });
    const audio = await tested.app.request(job.audio_url ?? '');
    assert.equal(audio.headers.get('content-type'), job.result?.mime_type);
  });

  it('holds seconds while it runs, and frees them when it is cancelled', async () => {
    const { tested } = held({ basicSeconds: 10 });
    const { id } = await newJob(tested, { ...basic, text: 'س'.repeat(40) });
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 0, allowance: 10, remaining: 2 });
    const cancelled = await readJob(tested, id, 'cancel');
    assert.equal(cancelled.status, 'cancelled');
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 0, allowance: 10, remaining: 10 });
    assert.deepEqual(await readJob(tested, id, 'cancel'), cancelled);
  });

  it('reserves at most what remains, and may finish beyond it', async () => {
    const tested = testApp({ basicSeconds: 2 });
    const job = await finishedJob(tested, { ...basic, text: 'س'.repeat(50) });
    assert.equal(job.usage?.seconds, 5);
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 5, allowance: 2, remaining: 0 });
    const refused = await send(tested, {
      path: '/v1/speech/jobs',
      body: basic,
      headers: { 'idempotency-key': 'another key' },
    });
    await assertFailure(refused, 'basic_speech_quota_exhausted');
  });

  it('fails with a structured error, and charges nothing', async () => {
    const { tested, break: breakSynthesis } = held();
    const { id } = await newJob(tested, basic);
    breakSynthesis(new Error('no voice'));
    const job = await readToEnd(tested, id);
    assert.equal(job.status, 'failed');
    assert.partialDeepStrictEqual(job.error, {
      code: 'synthesis_failed',
      category: 'service',
      retryable: true,
    });
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 0, allowance: 1000, remaining: 1000 });
    assert.deepEqual(
      tested.unexpected.map(({ message }) => message),
      ['no voice'],
    );
  });

  it('fails by its own fault if the text has nothing to speak', async () => {
    const job = await finishedJob(testApp(), { ...basic, text: '...' });
    assert.partialDeepStrictEqual(job.error, { code: 'invalid_request', retryable: false });
  });

  it('that failed for a while is to be created again with another key', async () => {
    const job = await finishedJob(testApp({ unavailableVoices: ['kian', 'ava'] }), basic);
    assert.partialDeepStrictEqual(job.error, { code: 'service_unavailable', retryable: true });
    assert.match(job.error?.action ?? '', /new key/);
  });

  it('fails when its time is up, although the synthesis does not end', async () => {
    const { tested } = held({ jobTimeLimitMs: 0 });
    const job = await finishedJob(tested, basic);
    assert.partialDeepStrictEqual(job.error, { code: 'job_time_limit_exceeded', category: 'service' });
  });

  it('ends its synthesis when it is cancelled', async () => {
    const aborted = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const tested = testApp({
      synthesizer: {
        ...fakeSynthesizer(),
        async synthesize(_request, { signal } = {}) {
          started.resolve();
          await once(signal ?? assert.fail(), 'abort');
          aborted.resolve();
          throw signal?.reason;
        },
      },
    });
    const { id } = await newJob(tested, basic);
    await started.promise;
    await readJob(tested, id, 'cancel');
    await aborted.promise;
    assert.deepEqual(tested.unexpected, []);
  });

  it('is not changed by a cancellation that comes late', async () => {
    const tested = testApp();
    const job = await finishedJob(tested, basic);
    assert.equal((await readJob(tested, job.id, 'cancel')).status, 'succeeded');
    assert.equal((await usageOf(tested)).basic_seconds.used, 1);
  });

  it('is created once for a key, and shown as it is by then', async () => {
    const tested = testApp();
    const job = await finishedJob(tested, basic, 'the same key');
    const again = await newJob(tested, basic, 'the same key');
    assert.deepEqual(
      [again.id, again.status, again.usage?.seconds],
      [job.id, 'succeeded', job.usage?.seconds],
    );
    assert.equal((await usageOf(tested)).basic_seconds.used, 1);
    const other = await send(tested, {
      path: '/v1/speech/jobs',
      body: { ...basic, pace: 1.1 },
      headers: { 'idempotency-key': 'the same key' },
    });
    await assertFailure(other, 'idempotency_conflict');
  });

  it('needs a key, a valid request and the scope', async () => {
    const path = '/v1/speech/jobs';
    const headers = { 'idempotency-key': 'some key here' };
    const tested = testApp();
    await assertFailure(await send(tested, { path, body: basic }), 'idempotency_key_required');
    await assertFailure(
      await send(tested, { path, body: { ...basic, pace: 2 }, headers }),
      'invalid_request',
    );
    const limited = { path, body: basic, headers, key: tested.keys.limited_key };
    await assertFailure(await send(tested, limited), 'insufficient_scope');
  });

  it('is hidden from another environment, and gone after its time', async () => {
    let now = INSTANT;
    const tested = testApp({ now: () => now });
    const { id } = await finishedJob(tested, basic);
    const path = `/v1/speech/jobs/${id}`;
    const key = tested.keys.test_key;
    for (const request of [{ path, key }, { path: `${path}/events`, key }, { path: path.slice(0, -1) }])
      await assertFailure(await send(tested, request), 'job_not_found');
    await assertFailure(await send(tested, { path: `${path}/cancel`, method: 'POST', key }), 'job_not_found');
    now += 86_400_000;
    await assertFailure(await send(tested, { path }), 'job_not_found');
    tested.backend.jobs.removeExpired();
    now = INSTANT;
    await assertFailure(await send(tested, { path }), 'job_not_found');
  });

  it('in Premium is refused in production before anything is stored', async () => {
    const tested = testApp();
    const request = { path: '/v1/speech/jobs', body: premium, headers: { 'idempotency-key': 'premium key' } };
    await assertFailure(await send(tested, request), 'premium_speech_jobs_unavailable');
    assert.equal((await usageOf(tested)).premium_seconds.remaining, 1000);
    const invalid = { ...request, body: { ...premium, voice: 'ava' } };
    await assertFailure(await send(tested, invalid), 'invalid_request');
  });

  it('in Premium streams its status only, in staging', async () => {
    const tested = testApp({ environment: 'staging' });
    const job = await finishedJob(tested, premium);
    assert.deepEqual(
      [job.status, job.stream_format, job.result?.mime_type, job.usage?.meter],
      ['succeeded', 'pcm_s16le', 'audio/wav', 'premium_seconds'],
    );
    const events = await readEvents(tested, job.id);
    assert.deepEqual(
      events.map(({ event }) => event),
      ['status', 'status', 'complete'],
    );
  });

  it('in Premium discards audio beyond what was reserved', async () => {
    const synthesizer = fakeSynthesizer({ boundSeconds: 1 });
    const tested = testApp({ environment: 'staging', synthesizer });
    const job = await finishedJob(tested, { ...premium, text: 'س'.repeat(30) });
    assert.equal(job.error?.code, 'service_unavailable');
    const { premium_seconds } = await usageOf(tested);
    assert.deepEqual(premium_seconds, { used: 0, allowance: 1000, remaining: 1000 });
  });
});

async function readToEnd(tested: ReturnType<typeof testApp>, id: string): Promise<SpeechJob> {
  await readEvents(tested, id);
  return readJob(tested, id);
}
