import assert from 'node:assert/strict';
import {
  type ErrorCode,
  errorCodes,
  isErrorCode,
  MAX_BODY_BYTES,
  type SpeechJob,
} from '../../src/contract/index.ts';
import { cancelled } from '../../src/service/emulator/subscription.ts';
import { fakeEngine } from '../support/fakeEngine.ts';
import { fakeSynthesizer } from '../support/fakeSynthesizer.ts';
import { assertFailure, type RawRequest, send } from '../support/rawRequest.ts';
import { finishedJob, newJob, readEvents, readJob } from '../support/speechJobs.ts';
import { INSTANT, type TestApp, type TestServiceOptions, testApp } from '../support/testService.ts';

const text = 'سلام';
const basic = { text, tier: 'basic', voice: 'kian' };
const premium = { text, tier: 'premium', voice: 'kian' };
const headers = { 'idempotency-key': 'one key of mine' };
const jobs = { path: '/v1/speech/jobs', body: basic, headers };

/** The answer to `request`, from an application of its own. */
const asked = (request: RawRequest, options: TestServiceOptions = {}): Promise<Response> =>
  send(testApp(options), request);

/** A URL of finished audio, as a path. */
async function audioPath(tested: TestApp): Promise<string> {
  const { audio_url } = await finishedJob(tested, basic);
  const { pathname, search } = new URL(audio_url ?? assert.fail());
  return pathname + search;
}

/** For each code, the answer that has it; for a code without a status, the job that failed with it. */
const cases: Record<ErrorCode, () => Promise<Response | SpeechJob>> = {
  invalid_request: () => asked({ body: { text, colour: 'red' } }),
  invalid_json: () => asked({ body: '{"text": "سلام", "text": "دنیا"}' }),
  persian_text_required: () => asked({ path: '/v1/pinglish', body: { text: 'hello' } }),
  invalid_idempotency_key: () => asked({ body: { text }, headers: { 'idempotency-key': 'short' } }),
  idempotency_key_required: () => asked({ ...jobs, headers: {} }),
  request_too_large: () => asked({ body: ' '.repeat(MAX_BODY_BYTES + 1) }),
  unsupported_media_type: () => asked({ body: { text }, headers: { 'content-type': 'text/plain' } }),
  async range_not_satisfiable() {
    const tested = testApp();
    return send(tested, { path: await audioPath(tested), key: null, headers: { range: 'bytes=-0' } });
  },
  invalid_api_key: () => asked({ path: '/v1/usage', key: 'harf_live_unknown' }),
  async insufficient_scope() {
    const tested = testApp();
    return send(tested, { ...jobs, key: tested.keys.limited_key });
  },
  async access_ended() {
    let now = INSTANT;
    const tested = testApp({ now: () => now });
    tested.changeKeys((keys) => ({ ...keys, subscription: cancelled(keys.subscription, now) }));
    now += 31 * 86_400_000;
    return send(tested, { body: { text } });
  },
  host_not_allowed: () =>
    asked({ path: '/healthz', headers: { host: 'evil.example' } }, { loopbackHostOnly: true }),
  async audio_url_invalid() {
    let now = INSTANT;
    const tested = testApp({ now: () => now });
    const path = await audioPath(tested);
    now += 3_600_000;
    return send(tested, { path, key: null });
  },
  text_quota_exhausted: () => asked({ body: { text } }, { textUnits: 3 }),
  basic_speech_quota_exhausted: () => asked(jobs, { basicSeconds: 0 }),
  premium_speech_quota_exhausted: () => asked({ path: '/v1/speech', body: premium }, { premiumSeconds: 0 }),
  not_found: () => asked({ path: '/v2/diacritize', body: { text } }),
  job_not_found: () => asked({ path: `/v1/speech/jobs/${crypto.randomUUID()}` }),
  method_not_allowed: () => asked({ path: '/v1/diacritize' }),
  async idempotency_conflict() {
    const tested = testApp();
    await send(tested, { body: { text }, headers });
    return send(tested, { body: { text: 'دنیا' }, headers });
  },
  async request_in_progress() {
    const tested = testApp({ synthesizer: fakeSynthesizer({ gate: () => new Promise(() => {}) }) });
    const request = { path: '/v1/speech', body: basic, headers };
    return Promise.race([send(tested, request), send(tested, request)]);
  },
  rate_limit_exceeded: () => asked({ body: { text } }, { requestsPerMinute: 0 }),
  internal_error: () =>
    asked({ body: { text } }, { engine: { ...fakeEngine(), analyse: () => assert.fail('broken') } }),
  service_unavailable: () =>
    asked({ path: '/v1/speech', body: { ...basic, voice: 'mana' } }, { unavailableVoices: ['mana'] }),
  async speech_jobs_unavailable() {
    const tested = testApp();
    tested.store.prepare('DROP TABLE speech_jobs').run();
    return send(tested, jobs);
  },
  speech_job_start_uncertain() {
    const fault = 'status=503;code=speech_job_start_uncertain';
    return asked({ ...jobs, headers: { ...headers, 'x-harf-fault': fault } }, { faults: true });
  },
  premium_speech_jobs_unavailable: () => asked({ ...jobs, body: premium }),
  job_time_limit_exceeded: () => finishedJob(testApp({ jobTimeLimitMs: 0 }), basic),
  synthesis_failed: () =>
    finishedJob(testApp({ synthesizer: fakeSynthesizer({ gate: () => assert.fail('no voice') }) }), basic),
  service_interrupted: interruptedJob,
};

/** A job that this process and two more have begun, each of which was gone when its lease had expired. */
async function interruptedJob(): Promise<SpeechJob> {
  let now = INSTANT;
  const begun = Promise.withResolvers<void>();
  const gate = () => {
    begun.resolve();
    return new Promise<void>(() => {});
  };
  const tested = testApp({ now: () => now, synthesizer: fakeSynthesizer({ gate }) });
  const { id } = await newJob(tested, basic);
  await begun.promise;
  for (const owner of ['a second', 'a third']) {
    now += 60_000;
    assert.equal(tested.backend.jobs.claim(owner)?.id, id);
  }
  now += 60_000;
  await newJob(tested, basic);
  await readEvents(tested, id);
  return readJob(tested, id);
}

describe('every error code', () => {
  it('has a case here', () => assert.deepEqual(Object.keys(cases), Object.keys(errorCodes)));

  for (const code of Object.keys(errorCodes).filter(isErrorCode))
    it(`happens: ${code}`, async () => {
      const answer = await cases[code]();
      const { status, category, retryable } = errorCodes[code];
      if (answer instanceof Response) {
        await assertFailure(answer, code);
        assert.notEqual(status, null);
      } else {
        assert.equal(answer.status, 'failed');
        assert.partialDeepStrictEqual(answer.error, { code, category, retryable });
        assert.equal(status, null);
      }
    });
});
