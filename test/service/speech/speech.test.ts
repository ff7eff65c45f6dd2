import assert from 'node:assert/strict';
import * as z from 'zod';
import { fakeSynthesizer, LONGEST_WAV_CODE_POINTS } from '../../support/fakeSynthesizer.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import { audioOf, basic, download, path, premium, speak, text, usageOf } from '../../support/speech.ts';
import { finishedJob } from '../../support/speechJobs.ts';
import { INSTANT, type TestApp, testApp } from '../../support/testService.ts';

describe('POST /v1/speech', () => {
  it('answers as documented, and its audio is there', async () => {
    const tested = testApp();
    const { request_id, audio_url, ...answer } = await speak(tested, basic);
    assert.match(request_id, /^req_/);
    assert.deepEqual(answer, {
      engine_version: 'fake-1',
      original: text,
      mime_type: 'audio/wav',
      duration_seconds: 1,
      tier: 'basic',
      voice: 'kian',
      delivery: {
        pace: 1,
        style: 'neutral',
        expressiveness: 'medium',
        regional_mode: 'standard',
        director_notes: '',
      },
      usage: { meter: 'basic_seconds', seconds: 1, cache_hit: false },
      audio_expires_at: new Date(INSTANT + 3_600_000).toISOString(),
    });
    const audio = await download(tested, audio_url);
    assert.equal(audio.headers.get('content-type'), 'audio/wav');
    assert.equal(Buffer.from(await audio.arrayBuffer()).toString('latin1', 0, 4), 'RIFF');
  });

  it('answers longer Basic text with MP3, and all Premium with WAV', async () => {
    const long = 'سلام '.repeat(LONGEST_WAV_CODE_POINTS);
    assert.equal((await speak(testApp(), { ...basic, text: long })).mime_type, 'audio/mpeg');
    assert.equal((await speak(testApp(), { ...premium, text: long })).mime_type, 'audio/wav');
  });

  it('hands every setting of Premium to the voice but the notes, and shows all of them', async () => {
    const synthesizer = fakeSynthesizer();
    const settings = {
      pace: 1.25,
      style: 'news',
      expressiveness: 'high',
      regional_mode: 'tehrani',
      director_notes: 'آرام',
    };
    const answer = await speak(testApp({ synthesizer }), { ...premium, ...settings });
    assert.deepEqual(answer.delivery, settings);
    assert.deepEqual(answer.usage, { meter: 'premium_seconds', seconds: 1, cache_hit: false });
    assert.deepEqual(synthesizer.requests, [
      { ...premium, pace: 1.25, style: 'news', expressiveness: 'high', regionalMode: 'tehrani' },
    ]);
  });

  it('refuses what the tier does not have', async () => {
    for (const wrong of [
      { ...basic, style: 'news' },
      { ...basic, director_notes: '' },
      { ...basic, voice: undefined },
      { ...basic, voice: 'nobody' },
      { ...basic, pace: 0.7 },
      { ...basic, pace: 1.3 },
      { ...basic, pace: '1' },
      { ...basic, tier: 'gold' },
      { ...premium, voice: 'ava' },
      { ...premium, style: 'shouting' },
      { ...premium, director_notes: 'x'.repeat(501) },
      { text },
    ])
      await assertFailure(await send(testApp(), { path, body: wrong }), 'invalid_request');
  });

  it('refuses text that has nothing to speak, and charges nothing', async () => {
    const tested = testApp();
    const error = await assertFailure(
      await send(tested, { path, body: { ...basic, text: '…' } }),
      'invalid_request',
    );
    assert.match(error.message, /"text".*spoken/);
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 0, allowance: 1000, remaining: 1000 });
  });

  it('needs the scope speech', async () => {
    const { app, keys } = testApp();
    const response = await send({ app, keys }, { path, body: basic, key: keys.limited_key });
    await assertFailure(response, 'insufficient_scope');
  });

  it('fails, charges nothing and holds nothing back where the voice breaks down', async () => {
    const tested = testApp({ synthesizer: fakeSynthesizer({ gate: () => assert.fail('broken') }) });
    await assertFailure(await send(tested, { path, body: basic }), 'internal_error');
    assert.equal(tested.unexpected.length, 1);
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 0, allowance: 1000, remaining: 1000 });
  });
});

describe('a voice that is not available', () => {
  it('is replaced by ava where it is kian or leyla, which the answer tells', async () => {
    const synthesizer = fakeSynthesizer();
    const tested = testApp({ synthesizer, unavailableVoices: ['kian', 'leyla'] });
    for (const request of [basic, premium]) {
      const answer = await speak(tested, request);
      const { voice: requested_voice } = request;
      assert.equal(answer.voice, 'ava');
      assert.equal(answer.requested_voice, requested_voice);
      assert.deepEqual(answer.fallback, {
        reason: 'voice_unavailable',
        requested_voice,
        used_voice: 'ava',
      });
    }
    assert.deepEqual(
      synthesizer.requests.map(({ voice }) => voice),
      ['ava', 'ava'],
    );
  });

  it('is back for later requests: the substitute is not reused', async () => {
    const { store, ...rest } = testApp({ unavailableVoices: ['kian'] });
    const substituted = await speak({ store, ...rest }, basic);
    assert.equal((await speak({ store, ...rest }, basic)).usage.cache_hit, false);
    const recovered = testApp({ store });
    const later = await speak(recovered, basic);
    assert.deepEqual([later.voice, later.usage.cache_hit], ['kian', false]);
    assert.deepEqual([later.requested_voice, later.fallback], [undefined, undefined]);
    assert.notEqual(audioOf(later), audioOf(substituted));
    assert.equal((await speak(recovered, { ...basic, voice: 'ava' })).usage.cache_hit, false);
  });

  it('ends in a failure that may pass where there is no substitute', async () => {
    const tested = testApp({ unavailableVoices: ['kian', 'ava', 'mana'] });
    for (const voice of ['kian', 'ava', 'mana'])
      await assertFailure(await send(tested, { path, body: { ...basic, voice } }), 'service_unavailable');
    assert.equal((await usageOf(tested)).basic_seconds.remaining, 1000);
  });
});

describe('the seconds of speech', () => {
  it('are rounded up for each request', async () => {
    const tested = testApp();
    const answer = await speak(tested, { ...basic, text: 'سلام دنیا!!' });
    assert.equal(answer.duration_seconds, 1.1);
    assert.equal(answer.usage.seconds, 2);
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 2, allowance: 1000, remaining: 998 });
  });

  it('may go beyond the Basic allowance once, and no further', async () => {
    const tested = testApp({ basicSeconds: 1 });
    assert.equal((await speak(tested, { ...basic, text: text.repeat(3) })).usage.seconds, 3);
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 3, allowance: 1, remaining: 0 });
    await assertFailure(await send(tested, { path, body: basic }), 'basic_speech_quota_exhausted');
    assert.equal((await speak(tested, premium)).usage.seconds, 1);
  });

  it('need their whole bound where they are Premium', async () => {
    const synthesizer = fakeSynthesizer({ boundSeconds: 5 });
    const tested = testApp({ synthesizer, premiumSeconds: 5 });
    assert.equal((await speak(tested, premium)).usage.seconds, 1);
    await assertFailure(await send(tested, { path, body: premium }), 'premium_speech_quota_exhausted');
    assert.deepEqual((await usageOf(tested)).premium_seconds, { used: 1, allowance: 5, remaining: 4 });
    assert.equal(synthesizer.requests.length, 1);
  });

  it('are not charged where Premium goes beyond its bound, and the audio is gone', async () => {
    const tested = testApp({ synthesizer: fakeSynthesizer({ boundSeconds: 0.5 }) });
    const long = { ...premium, text: text.repeat(2) };
    for (let times = 0; times < 2; times++)
      await assertFailure(await send(tested, { path, body: long }), 'service_unavailable');
    assert.deepEqual((await usageOf(tested)).premium_seconds, { used: 0, allowance: 1000, remaining: 1000 });
  });
});

describe('GET /x/speech/{id}/words', () => {
  const words = z.strictObject({
    start: z.number(),
    end: z.number(),
    source_start: z.int(),
    source_end: z.int(),
  });
  const read = (tested: TestApp, id: string, key = tested.keys.live_key) =>
    send(tested, { path: `/x/speech/${id}/words`, key });

  it('tells when each word is heard, also of speech from the cache', async () => {
    const tested = testApp();
    for (let times = 0; times < 2; times++) {
      const { request_id } = await speak(tested, { ...basic, text: '😀 سلام' });
      const found = words.array().parse(await (await read(tested, request_id)).json());
      assert.deepEqual(
        found.map(({ source_start, source_end }) => [source_start, source_end]),
        [
          [0, 1],
          [2, 6],
        ],
      );
      assert.deepEqual(
        found.map(({ start, end }) => [start.toFixed(2), end.toFixed(2)]),
        [
          ['0.00', '0.10'],
          ['0.20', '0.60'],
        ],
      );
    }
  });

  it('tells them under the id of a job too', async () => {
    const tested = testApp();
    const { id, request_id, status } = await finishedJob(tested, basic);
    assert.equal(status, 'succeeded');
    const found = words.array().parse(await (await read(tested, id)).json());
    assert.equal(found.length, 2);
    assert.deepEqual(await (await read(tested, request_id)).json(), found);
  });

  it('tells the keys of the environment only, within the retention', async () => {
    let now = INSTANT;
    const tested = testApp({ now: () => now });
    const { request_id } = await speak(tested, basic);
    await assertFailure(await read(tested, request_id, tested.keys.test_key), 'not_found');
    await assertFailure(await read(tested, request_id, tested.keys.limited_key), 'insufficient_scope');
    await assertFailure(await read(tested, request_id, 'wrong'), 'invalid_api_key');
    await assertFailure(await read(tested, 'req_0'), 'not_found');
    now += 86_400_000;
    await assertFailure(await read(tested, request_id), 'not_found');
    await tested.backend.cleanUp();
    await assertFailure(await read(tested, request_id), 'not_found');
  });
});
