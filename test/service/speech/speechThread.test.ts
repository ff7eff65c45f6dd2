import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tinyVoice, tinyVoiceSettings } from '../../../scripts/models/voice/tinyVoice.ts';
import type { VoiceName } from '../../../src/engine/index.ts';
import type { SynthesisRequest, Synthesizer } from '../../../src/service/speech/synthesizer.ts';
import type { NaturalVoice } from '../../../src/service/speech/workerMessages.ts';
import { WorkerSynthesizer } from '../../../src/service/speech/workerSynthesizer.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';
import { testEngine } from '../../support/engine.ts';
import { endlessVoice, longVoice } from '../../support/hostileVoices.ts';
import { runtimeFiles, voiceData } from '../../support/naturalVoice.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const request: SynthesisRequest = {
  text: 'سلام دنیا. هوا سرد است، ولی آفتاب می‌تابد.',
  tier: 'basic',
  voice: 'kian',
  pace: 1,
  style: 'neutral',
  expressiveness: 'medium',
  regionalMode: 'standard',
};
const other: SynthesisRequest = { ...request, voice: 'ava' };

type Limits = Pick<
  ConstructorParameters<typeof WorkerSynthesizer>[0],
  'phraseMs' | 'leaveMs' | 'idleMs' | 'resourceLimits' | 'worker'
>;

describe('the thread that speaks, with a hostile voice or text', () => {
  let folder: string;
  let synthesizer: Synthesizer | undefined;
  let endless: string[];
  beforeEach(() => {
    folder = temporaryFolder();
    endless = [];
    writeFileSync(join(folder, 'voice.bin'), voiceData());
  });
  afterEach(async () => {
    await synthesizer?.close();
    synthesizer = undefined;
  });

  const put = (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return { path, sha256: hashOf(bytes) };
  };
  const voiceOf = (version: string, model: Buffer, table = tinyVoiceSettings()): NaturalVoice => {
    const { wasm } = runtimeFiles();
    return {
      version,
      model: put(`${version}.onnx`, model),
      table: put(`${version}.onnx.json`, Buffer.from(table)),
      runtime: { path: wasm, sha256: hashOf(readFileSync(wasm)) },
    };
  };
  const open = (
    voices: Partial<Record<VoiceName, NaturalVoice>>,
    limits: Partial<Limits> = {},
  ): Synthesizer => {
    synthesizer = new WorkerSynthesizer({
      loadEngine: async () => testEngine(),
      voiceData: join(folder, 'voice.bin'),
      worker: new URL('../../../src/service/speech/speechWorker.ts', import.meta.url),
      runtimeGlue: pathToFileURL(runtimeFiles().glue),
      findNaturalVoice: async (name) => voices[name],
      onEndlessVoice: ({ version }) => endless.push(version),
      ...limits,
    });
    return synthesizer;
  };

  it('is ended where a voice does not end a phrase, which is not asked again; the built-in voice speaks for it and goes on', async () => {
    const speech = open({ kian: voiceOf('endless', endlessVoice()) }, { phraseMs: 6000 });
    const pieces: number[] = [];
    const [natural, builtIn] = await Promise.all([
      speech.synthesize(request),
      speech.synthesize(other, { onPreview: (_, words) => void pieces.push(words.length) }),
    ]);
    assert.match(natural.naturalFailure ?? '', /did not finish a phrase within 6 seconds/);
    assert.equal(builtIn.naturalFailure, undefined);
    assert.equal(
      pieces.reduce((sum, words) => sum + words, 0),
      builtIn.words.length,
    );
    assert.ok(
      Math.abs(
        natural.durationSeconds - (await speech.synthesize({ ...request, voice: 'amir' })).durationSeconds,
      ) < 0.1,
    );
    assert.deepEqual(endless, ['endless']);
    assert.equal(await speech.naturalVersion?.('kian'), undefined);
    const used = cpuStopwatch();
    assert.match((await speech.synthesize(request)).naturalFailure ?? '', /installed anew/);
    assert.ok(used() < 3000);
    assert.deepEqual(endless, ['endless']);
  });

  it('is ended where a cancelled task does not leave it, and the next is spoken', async () => {
    const speech = open({ kian: voiceOf('endless', endlessVoice()) }, { leaveMs: 100 });
    await speech.synthesize(other);
    await assert.rejects(speech.synthesize(request, { signal: AbortSignal.timeout(3000) }), {
      name: 'TimeoutError',
    });
    assert.ok((await speech.synthesize(other)).durationSeconds > 1);
    assert.deepEqual(endless, []);
  });

  it('lets the built-in voice speak where a voice makes more than two seconds of a sound', async () => {
    const speech = open({ kian: voiceOf('long', longVoice(50_000_000)) });
    const spoken = await speech.synthesize(request);
    assert.match(spoken.naturalFailure ?? '', /far more sound/);
    assert.ok(spoken.durationSeconds < 20);
  });

  it('lets the built-in voice speak where a table has scales that are none', async () => {
    const scaled = (name: string, value: number) => {
      const table = { ...JSON.parse(tinyVoiceSettings()), inference: { [name]: value } };
      return voiceOf(`${name} ${value}`, tinyVoice(), JSON.stringify(table));
    };
    const voices = {
      kian: scaled('length_scale', 1e6),
      ava: scaled('length_scale', 0),
      amir: scaled('noise_scale', -1),
      leyla: scaled('noise_w', 1e30),
    };
    const speech = open(voices);
    for (const voice of ['kian', 'ava', 'amir', 'leyla'] as const) {
      const { naturalFailure = '' } = await speech.synthesize({ ...request, voice });
      assert.match(naturalFailure, /ordinary scales/, voices[voice].version);
    }
  });

  it('fails one text whose work fills its memory, and speaks the others on a new thread', async () => {
    const speech = open(
      {},
      {
        worker: new URL('../../support/greedySpeechWorker.ts', import.meta.url),
        resourceLimits: { maxOldGenerationSizeMb: 100 },
      },
    );
    const [greedy, next] = [speech.synthesize({ ...request, text: 'مرگ.' }), speech.synthesize(request)];
    await assert.rejects(greedy, { message: 'The speech needed more memory than it may have.' });
    assert.ok((await next).durationSeconds > 1);
  });
});

describe('the thread that speaks, with nothing to do', () => {
  it('is ended after a while, and begun anew by the next text', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'voice.bin'), voiceData());
    const starts = join(folder, 'starts');
    const speechWorker = new URL('../../../src/service/speech/speechWorker.ts', import.meta.url);
    const worker = pathToFileURL(join(folder, 'worker.mjs'));
    const note = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(starts)}, '.');`;
    writeFileSync(worker, `${note} await import(${JSON.stringify(speechWorker.href)});`);
    const synthesizer = new WorkerSynthesizer({
      loadEngine: async () => testEngine(),
      voiceData: join(folder, 'voice.bin'),
      worker,
      idleMs: 0,
    });
    const both = await Promise.all([synthesizer.synthesize(request), synthesizer.synthesize(other)]);
    assert.ok(both.every(({ durationSeconds }) => durationSeconds > 1));
    assert.equal(readFileSync(starts, 'utf8'), '.');
    // Its timer is older, and as long.
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.ok((await synthesizer.synthesize(request)).durationSeconds > 1);
    assert.equal(readFileSync(starts, 'utf8'), '..');
    await synthesizer.close();
  });
});

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
