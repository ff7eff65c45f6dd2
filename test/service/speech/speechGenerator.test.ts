import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeechRequest } from '../../../src/contract/index.ts';
import { Failure } from '../../../src/service/http/failure.ts';
import type { GenerationOptions } from '../../../src/service/speech/speechGenerator.ts';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { INSTANT, testApp } from '../../support/testService.ts';

const basic = (voice: Extract<SpeechRequest, { tier: 'basic' }>['voice']): SpeechRequest => ({
  text: 'سلام دنیا',
  tier: 'basic',
  voice,
  pace: 1,
});
const premium: SpeechRequest = { text: 'سلام دنیا', tier: 'premium', voice: 'kian', pace: 1 };
const options: GenerationOptions = { requestId: 'req_1', environment: 'production' };

describe('the generator of speech', () => {
  const previewed = async (tested: ReturnType<typeof testApp>, request: SpeechRequest) => {
    let pieces = 0;
    await tested.backend.generator.generate(request, { ...options, onPreview: () => void pieces++ });
    return pieces;
  };

  it('previews fresh Basic speech by kian and leyla', async () => {
    const tested = testApp({ synthesizer: fakeSynthesizer({ previews: 2 }) });
    assert.equal(await previewed(tested, basic('kian')), 2);
    assert.equal(await previewed(tested, basic('leyla')), 2);
  });

  it('previews no other voice, no speech from the cache, no substitute and no Premium', async () => {
    const tested = testApp();
    for (const voice of ['ava', 'mana', 'amir'] as const)
      assert.equal(await previewed(tested, basic(voice)), 0, voice);
    assert.equal(await previewed(tested, premium), 0);
    await tested.backend.generator.generate(basic('kian'), options);
    assert.equal(await previewed(tested, basic('kian')), 0);
    assert.equal(await previewed(testApp({ unavailableVoices: ['kian'] }), basic('kian')), 0);
  });

  it('waits for whoever takes the preview', async () => {
    const taken = Promise.withResolvers<void>();
    const offered = Promise.withResolvers<void>();
    const synthesizer = fakeSynthesizer({ previews: 1 });
    const speech = testApp({ synthesizer }).backend.generator.generate(basic('kian'), {
      ...options,
      onPreview() {
        offered.resolve();
        return taken.promise;
      },
    });
    await offered.promise;
    assert.equal(synthesizer.running, 1);
    taken.resolve();
    assert.equal((await speech).cacheHit, false);
    assert.equal(synthesizer.running, 0);
  });

  it('ends with the reason of its signal, and keeps nothing', async () => {
    const started = Promise.withResolvers<void>();
    const synthesizer = fakeSynthesizer({
      gate() {
        started.resolve();
        return new Promise(() => {});
      },
    });
    const tested = testApp({ synthesizer });
    const controller = new AbortController();
    const reason = new Error('enough');
    const speech = tested.backend.generator.generate(basic('kian'), {
      ...options,
      signal: controller.signal,
    });
    await started.promise;
    controller.abort(reason);
    await assert.rejects(speech, reason);
    assert.equal(synthesizer.running, 0);
    await assert.rejects(
      tested.backend.generator.generate(basic('kian'), { ...options, signal: controller.signal }),
      reason,
    );
    assert.equal(synthesizer.requests.length, 1);
    assert.equal(existsSync(join(tested.dataFolder, 'audio')), false);
  });

  it('keeps nothing of Premium speech that is longer than its bound', async () => {
    const tested = testApp({ synthesizer: fakeSynthesizer({ boundSeconds: 0.5 }) });
    const long: SpeechRequest = { ...premium, text: 'سلام '.repeat(3) };
    await assert.rejects(
      tested.backend.generator.generate(long, options),
      (error) => error instanceof Failure && error.code === 'service_unavailable',
    );
    assert.equal(existsSync(join(tested.dataFolder, 'audio')), false);
    assert.equal((await tested.backend.generator.generate(premium, options)).seconds, 1);
  });

  it('lets Basic speech be longer than its bound', async () => {
    const tested = testApp({ synthesizer: fakeSynthesizer({ boundSeconds: 0.2 }) });
    assert.equal(tested.backend.generator.boundSeconds(basic('kian')), 1);
    const long: SpeechRequest = { ...basic('kian'), text: 'سلام '.repeat(3) };
    assert.equal((await tested.backend.generator.generate(long, options)).seconds, 2);
  });

  it('keeps word times for the request and its job', async () => {
    const { backend } = testApp();
    await backend.generator.generate(basic('kian'), { ...options, jobId: 'a job' });
    const words = (id: string) => backend.wordTimes.find({ environment: 'production', id }, INSTANT);
    assert.equal(words('a job')?.length, 2);
    assert.deepEqual(words('a job'), words('req_1'));
  });

  it('tells the words of a job under way as far as its preview goes, and nothing of one that was given up', async () => {
    const { backend } = testApp({ synthesizer: fakeSynthesizer({ previews: 2 }) });
    const known = (id: string) => backend.previewWords.find({ environment: 'production', id })?.length;
    const counts: (number | undefined)[] = [];
    const note = (id: string) => () => void counts.push(known(id));
    await backend.generator.generate(basic('kian'), { ...options, jobId: 'a job', onPreview: note('a job') });
    assert.deepEqual([...counts, known('a job')], [1, 2, undefined]);
    const controller = new AbortController();
    const stop = () => controller.abort(new Error('enough'));
    await assert.rejects(
      backend.generator.generate(basic('leyla'), {
        ...options,
        jobId: 'another',
        signal: controller.signal,
        onPreview: stop,
      }),
      /enough/,
    );
    assert.equal(known('another'), undefined);
  });

  it('keeps the audio longer than any record that names it', async () => {
    let now = INSTANT;
    const retentionMs = 365 * 86_400_000;
    const tested = testApp({ retentionMs, now: () => now });
    const { audio } = await tested.backend.generator.generate(basic('kian'), options);
    now += retentionMs + 3_600_000;
    await tested.backend.cleanUp();
    assert.deepEqual(readdirSync(join(tested.dataFolder, 'audio')), [audio]);
  });
});
