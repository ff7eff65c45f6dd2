import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tinyVoice, tinyVoiceSettings } from '../../../scripts/models/voice/tinyVoice.ts';
import type { SynthesisRequest, Synthesizer } from '../../../src/service/speech/synthesizer.ts';
import type { CheckedFile, NaturalVoice } from '../../../src/service/speech/workerMessages.ts';
import { WorkerSynthesizer } from '../../../src/service/speech/workerSynthesizer.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';
import { testEngine } from '../../support/engine.ts';
import { runtimeFiles, voiceData } from '../../support/naturalVoice.ts';
import { basic, speak } from '../../support/speech.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { testApp } from '../../support/testService.ts';

const request: SynthesisRequest = {
  text: 'سلام دنیا. هوا سرد است، ولی آفتاب می‌تابد.',
  tier: 'basic',
  voice: 'kian',
  pace: 1,
  style: 'neutral',
  expressiveness: 'medium',
  regionalMode: 'standard',
};

describe('speech by a natural voice', () => {
  let synthesizer: Synthesizer;
  let voice: NaturalVoice | undefined;

  beforeEach(() => {
    const folder = temporaryFolder();
    const { wasm, glue } = runtimeFiles();
    voice = {
      version: 'tiny-1',
      model: written(join(folder, 'voice.onnx'), tinyVoice()),
      table: written(join(folder, 'voice.onnx.json'), Buffer.from(tinyVoiceSettings())),
      runtime: { path: wasm, sha256: hashOf(readFileSync(wasm)) },
    };
    const voiceFile = join(folder, 'voice.bin');
    writeFileSync(voiceFile, voiceData());
    synthesizer = new WorkerSynthesizer({
      loadEngine: async () => testEngine(),
      voiceData: voiceFile,
      worker: new URL('../../../src/service/speech/speechWorker.ts', import.meta.url),
      runtimeGlue: pathToFileURL(glue),
      findNaturalVoice: async (name) => (name === 'kian' ? voice : undefined),
    });
  });
  afterEach(() => synthesizer.close());

  it('speaks for the voices that it was chosen for, and for no other', async () => {
    const natural = await synthesizer.synthesize(request);
    const builtIn = await synthesizer.synthesize({ ...request, voice: 'ava' });
    assert.equal(natural.naturalFailure, undefined);
    assert.ok(Math.abs(natural.durationSeconds - builtIn.durationSeconds) > 0.05);
    assert.deepEqual(
      natural.words.map(({ codePointStart }) => codePointStart),
      builtIn.words.map(({ codePointStart }) => codePointStart),
    );
    assert.equal(await synthesizer.naturalVersion?.('kian'), 'tiny-1');
    assert.equal(await synthesizer.naturalVersion?.('ava'), undefined);
  });

  it('is previewed phrase by phrase', async () => {
    const pieces: number[] = [];
    const onPreview = (_: Uint8Array, words: readonly unknown[]) => void pieces.push(words.length);
    await synthesizer.synthesize(request, { onPreview });
    assert.ok(pieces.filter((words) => words > 0).length >= 3, `${pieces}`);
  });

  it('ends at once when it is cancelled, and the next one is spoken', async () => {
    const long = { ...request, text: request.text.repeat(20) };
    const controller = new AbortController();
    const speaking = synthesizer.synthesize(long, {
      signal: controller.signal,
      onPreview: () => controller.abort(),
    });
    await assert.rejects(speaking, { name: 'AbortError' });
    assert.ok((await synthesizer.synthesize(request)).durationSeconds > 1);
  });

  it('is silent from when it is cancelled, however long the text, and free for the next one', async () => {
    const text = Array.from({ length: 200 }, (_, at) => `${at}. ${request.text}`).join('\n');
    const controller = new AbortController();
    let sinceCancelled: (() => number) | undefined;
    let late = 0;
    const speaking = synthesizer.synthesize(
      { ...request, text },
      {
        signal: controller.signal,
        onPreview: () => {
          if (sinceCancelled !== undefined) late++;
          sinceCancelled ??= cpuStopwatch();
          controller.abort();
        },
      },
    );
    await assert.rejects(speaking, { name: 'AbortError' });
    assert.equal((await synthesizer.synthesize(request)).naturalFailure, undefined);
    // With the next one, which takes a second; the rest of the text would take a hundred.
    assert.ok((sinceCancelled?.() ?? Number.NaN) < 10_000, `${sinceCancelled?.()} ms`);
    assert.equal(late, 0);
  });

  for (const [what, damage] of [
    ['damaged', (file: string) => appendFileSync(file, 'x')],
    ['cut', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 1000))],
  ] as const)
    it(`gives way to the built-in voice, and says why, where its model is ${what}`, async () => {
      damage(voice?.model.path ?? '');
      const spoken = await synthesizer.synthesize(request);
      assert.match(spoken.naturalFailure ?? '', /voice\.onnx is damaged/);
      voice = undefined;
      const builtIn = await synthesizer.synthesize(request);
      assert.ok(Math.abs(spoken.durationSeconds - builtIn.durationSeconds) < 0.05);
    });

  it('gives way to the built-in voice where its files are another’s', async () => {
    assert.ok(voice);
    voice = { ...voice, version: 'exchanged', model: voice.table, table: voice.model };
    const spoken = await synthesizer.synthesize(request);
    assert.ok(spoken.naturalFailure);
    assert.ok(spoken.durationSeconds > 1);
  });

  it('is named in the answer, and what it said is kept apart from the built-in voice’s', async () => {
    const tested = testApp({ engine: testEngine(), synthesizer });
    const natural = await speak(tested, basic);
    assert.match(natural.engine_version, /\+tiny-1$/);
    assert.equal(natural.fallback, undefined);
    assert.equal((await speak(tested, basic)).usage.cache_hit, true);
    const own = voice;
    voice = undefined;
    const builtIn = await speak(tested, basic);
    assert.equal(builtIn.usage.cache_hit, false);
    assert.doesNotMatch(builtIn.engine_version, /tiny/);
    voice = own && { ...own, version: 'tiny-2' };
    appendFileSync(own?.model.path ?? '', 'x');
    const failed = await speak(tested, { ...basic, text: 'هوا سرد است.' });
    assert.equal(failed.fallback?.['reason'], 'voice_unavailable');
    assert.doesNotMatch(failed.engine_version, /tiny/);
    tested.service.close();
  });
});

function written(path: string, bytes: Buffer): CheckedFile {
  writeFileSync(path, bytes);
  return { path, sha256: hashOf(bytes) };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
