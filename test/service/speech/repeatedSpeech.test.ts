import assert from 'node:assert/strict';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import {
  audioOf,
  basic,
  download,
  idempotent,
  path,
  premium,
  speak,
  text,
  usageOf,
} from '../../support/speech.ts';
import { INSTANT, testApp } from '../../support/testService.ts';

describe('the cache of speech', () => {
  it('gives the same audio for the same request, and it is charged', async () => {
    const synthesizer = fakeSynthesizer();
    const tested = testApp({ synthesizer });
    const first = await speak(tested, basic);
    const second = await speak(tested, basic);
    assert.equal(audioOf(second), audioOf(first));
    assert.notEqual(second.request_id, first.request_id);
    assert.deepEqual([first.usage.cache_hit, second.usage.cache_hit], [false, true]);
    assert.equal(synthesizer.requests.length, 1);
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
      await tested.backend.cleanUp();
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
    tested.backend.audioFolder.remove(audioOf(first));
    const second = await speak(tested, basic);
    assert.equal(second.usage.cache_hit, false);
    assert.equal((await download(tested, second.audio_url)).status, 200);
  });
});

describe('speech with an idempotency key', () => {
  it('is spoken and charged once, and every replay has a fresh URL of the same audio', async () => {
    let now = INSTANT;
    const synthesizer = fakeSynthesizer();
    const tested = testApp({ synthesizer, now: () => now });
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
    assert.equal(synthesizer.requests.length, 1);
    assert.equal((await usageOf(tested)).basic_seconds.used, 1);
  });

  it('is in progress until it is done, and conflicts with another body', async () => {
    const started = Promise.withResolvers<void>();
    const voice = Promise.withResolvers<void>();
    const gate = () => {
      started.resolve();
      return voice.promise;
    };
    const tested = testApp({ synthesizer: fakeSynthesizer({ gate }) });
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
