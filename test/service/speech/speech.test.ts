import assert from 'node:assert/strict';
import * as z from 'zod';
import { type SpeechResponse, speechResponse, usageResponse } from '../../../src/contract/index.ts';
import { fakeSynthesiser, LONGEST_WAV_CODE_POINTS } from '../../support/fakeSynthesiser.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import { finishedJob } from '../../support/speechJobs.ts';
import { INSTANT, type TestApp, testApp } from '../../support/testService.ts';

const text = 'سلام دنیا!';
const basic = { text, tier: 'basic', voice: 'kian' };
const premium = { text, tier: 'premium', voice: 'leyla' };
const path = '/v1/speech';
const idempotent = { 'idempotency-key': 'a key of some length' };

async function speak(tested: TestApp, body: object, headers = {}): Promise<SpeechResponse> {
  const response = await send(tested, { path, body, headers });
  assert.equal(response.status, 200);
  return speechResponse.parse(await response.json());
}

async function usageOf(tested: TestApp) {
  return usageResponse.parse(await (await send(tested, { path: '/v1/usage' })).json());
}

function audioOf(answer: SpeechResponse): string {
  return new URL(answer.audio_url).searchParams.get('audio') ?? '';
}

async function download(tested: TestApp, url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  return send(tested, { path: pathname + search, key: null });
}

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
    const synthesiser = fakeSynthesiser();
    const settings = {
      pace: 1.25,
      style: 'news',
      expressiveness: 'high',
      regional_mode: 'tehrani',
      director_notes: 'آرام',
    };
    const answer = await speak(testApp({ synthesiser }), { ...premium, ...settings });
    assert.deepEqual(answer.delivery, settings);
    assert.deepEqual(answer.usage, { meter: 'premium_seconds', seconds: 1, cache_hit: false });
    assert.deepEqual(synthesiser.requests, [
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
    const tested = testApp({ synthesiser: fakeSynthesiser({ gate: () => assert.fail('broken') }) });
    await assertFailure(await send(tested, { path, body: basic }), 'internal_error');
    assert.equal(tested.unexpected.length, 1);
    assert.deepEqual((await usageOf(tested)).basic_seconds, { used: 0, allowance: 1000, remaining: 1000 });
  });
});

describe('the cache of speech', () => {
  it('gives the same audio for the same request, and it is charged', async () => {
    const synthesiser = fakeSynthesiser();
    const tested = testApp({ synthesiser });
    const first = await speak(tested, basic);
    const second = await speak(tested, basic);
    assert.equal(audioOf(second), audioOf(first));
    assert.notEqual(second.request_id, first.request_id);
    assert.deepEqual([first.usage.cache_hit, second.usage.cache_hit], [false, true]);
    assert.equal(synthesiser.requests.length, 1);
    assert.equal((await usageOf(tested)).basic_seconds.used, 2);
  });

  it('tells apart whatever changes the sound', async () => {
    const tested = testApp();
    const requests = [
      basic,
      { ...basic, text: `${text} ` },
      { ...basic, voice: 'leyla' },
      { ...basic, pace: 0.75 },
      premium,
      { ...premium, style: 'story' },
      { ...premium, expressiveness: 'low' },
      { ...premium, regional_mode: 'tehrani' },
    ];
    for (const request of requests) assert.equal((await speak(tested, request)).usage.cache_hit, false);
    const noted = await speak(tested, { ...premium, director_notes: 'آرام' });
    assert.deepEqual([noted.usage.cache_hit, noted.delivery.director_notes], [true, 'آرام']);
  });

  it('forgets after 30 days without use', async () => {
    const day = 86_400_000;
    let now = INSTANT;
    const tested = testApp({ now: () => now });
    const hitAfter = async (days: number) => {
      now += days * day;
      await tested.speech.cleanUp();
      return (await speak(tested, basic)).usage.cache_hit;
    };
    assert.deepEqual(
      [await hitAfter(0), await hitAfter(29), await hitAfter(29), await hitAfter(31)],
      [false, true, true, false],
    );
  });

  it('speaks again where the file is lost', async () => {
    const tested = testApp();
    const first = await speak(tested, basic);
    tested.speech.folder.remove(audioOf(first));
    const second = await speak(tested, basic);
    assert.equal(second.usage.cache_hit, false);
    assert.equal((await download(tested, second.audio_url)).status, 200);
  });
});

describe('a voice that is not available', () => {
  it('is replaced by ava where it is kian or leyla, which the answer tells', async () => {
    const synthesiser = fakeSynthesiser();
    const tested = testApp({ synthesiser, unavailableVoices: ['kian', 'leyla'] });
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
      synthesiser.requests.map(({ voice }) => voice),
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
    const synthesiser = fakeSynthesiser({ boundSeconds: 5 });
    const tested = testApp({ synthesiser, premiumSeconds: 5 });
    assert.equal((await speak(tested, premium)).usage.seconds, 1);
    await assertFailure(await send(tested, { path, body: premium }), 'premium_speech_quota_exhausted');
    assert.deepEqual((await usageOf(tested)).premium_seconds, { used: 1, allowance: 5, remaining: 4 });
    assert.equal(synthesiser.requests.length, 1);
  });

  it('are not charged where Premium goes beyond its bound, and the audio is gone', async () => {
    const tested = testApp({ synthesiser: fakeSynthesiser({ boundSeconds: 0.5 }) });
    const long = { ...premium, text: text.repeat(2) };
    for (let times = 0; times < 2; times++)
      await assertFailure(await send(tested, { path, body: long }), 'service_unavailable');
    assert.deepEqual((await usageOf(tested)).premium_seconds, { used: 0, allowance: 1000, remaining: 1000 });
  });
});

describe('speech with an idempotency key', () => {
  it('is spoken and charged once, and every replay has a fresh URL of the same audio', async () => {
    let now = INSTANT;
    const synthesiser = fakeSynthesiser();
    const tested = testApp({ synthesiser, now: () => now });
    const first = await speak(tested, basic, idempotent);
    now += 7_200_000;
    const second = await speak(tested, basic, idempotent);
    const { audio_url: firstUrl, audio_expires_at: firstExpiry, ...firstRest } = first;
    const { audio_url: secondUrl, audio_expires_at: secondExpiry, ...secondRest } = second;
    assert.deepEqual(secondRest, firstRest);
    assert.equal(Date.parse(secondExpiry) - Date.parse(firstExpiry), 7_200_000);
    assert.equal(audioOf(second), audioOf(first));
    await assertFailure(await download(tested, firstUrl), 'audio_url_invalid');
    assert.equal((await download(tested, secondUrl)).status, 200);
    assert.equal(synthesiser.requests.length, 1);
    assert.equal((await usageOf(tested)).basic_seconds.used, 1);
  });

  it('is in progress until it is done, and conflicts with another body', async () => {
    const started = Promise.withResolvers<void>();
    const voice = Promise.withResolvers<void>();
    const gate = () => {
      started.resolve();
      return voice.promise;
    };
    const tested = testApp({ synthesiser: fakeSynthesiser({ gate }) });
    const first = speak(tested, basic, idempotent);
    await started.promise;
    const second = await send(tested, { path, body: basic, headers: idempotent });
    assert.match(second.headers.get('retry-after') ?? '', /^\d+$/);
    await assertFailure(second, 'request_in_progress');
    const other = await send(tested, { path, body: premium, headers: idempotent });
    await assertFailure(other, 'idempotency_conflict');
    voice.resolve();
    const { request_id } = await first;
    assert.equal((await speak(tested, basic, idempotent)).request_id, request_id);
  });

  it('is remembered by the store, not by the process', async () => {
    const tested = testApp();
    const dataFolder = tested.dataFolder;
    const first = await speak(tested, basic, idempotent);
    const restarted = testApp({ store: tested.store, dataFolder });
    const second = await speak(restarted, basic, idempotent);
    assert.equal(second.request_id, first.request_id);
    assert.equal((await download(restarted, first.audio_url)).status, 200);
    assert.equal((await usageOf(restarted)).basic_seconds.used, 1);
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
    await tested.speech.cleanUp();
    await assertFailure(await read(tested, request_id), 'not_found');
  });
});
