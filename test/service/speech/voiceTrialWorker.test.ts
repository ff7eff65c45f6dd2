import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { tinyVoice, tinyVoiceSettings } from '../../../scripts/models/voice/tinyVoice.ts';
import type { TrialAnswer, TrialStart } from '../../../src/service/speech/voiceTrialWorker.ts';
import { longVoice } from '../../support/hostileVoices.ts';
import { runtimeFiles, voiceData } from '../../support/naturalVoice.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('the trial of a natural voice', () => {
  const answerOf = async (model: Buffer, table = tinyVoiceSettings()): Promise<TrialAnswer> => {
    const folder = temporaryFolder();
    const put = (name: string, bytes: Uint8Array) => {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      return { path, sha256: hashOf(bytes) };
    };
    const { wasm, glue } = runtimeFiles();
    const workerData: TrialStart = {
      voice: {
        version: 'tried',
        model: put('voice.onnx', model),
        table: put('voice.onnx.json', Buffer.from(table)),
        runtime: { path: wasm, sha256: hashOf(readFileSync(wasm)) },
      },
      voiceFile: put('voice.bin', voiceData()).path,
      glue: pathToFileURL(glue).href,
    };
    const module = new URL('../../../src/service/speech/voiceTrialWorker.ts', import.meta.url);
    const worker = new Worker(module, { workerData });
    try {
      const [answer] = await once(worker, 'message');
      return answer;
    } finally {
      await worker.terminate();
    }
  };

  it('says nothing of a voice that speaks', async () => {
    assert.deepEqual(await answerOf(tinyVoice()), {});
  });

  for (const [what, model, table, failure] of [
    ['random bytes', randomBytes(1000), tinyVoiceSettings(), /./],
    ['16,000 samples a second', tinyVoice(), changed({ audio: { sample_rate: 16_000 } }), /22,050/],
    ['several speakers', tinyVoice(), changed({ num_speakers: 4 }), /one speaker/],
    ['ids that are none', tinyVoice(), changed({ phoneme_id_map: { a: ['x'] } }), /no table/],
    ['ids of another model', tinyVoice(), changed({ phoneme_id_map: { s: [60_000] } }), /./],
    ['no JSON', tinyVoice(), '{', /no table/],
    ['far too much sound', longVoice(10_000_000), tinyVoiceSettings(), /far more sound/],
    ['silence', longVoice(44_100, 0), tinyVoiceSettings(), /silent/],
    ['sound that is no number', longVoice(44_100, Number.NaN), tinyVoiceSettings(), /no sound/],
    ['hardly any sound', longVoice(10), tinyVoiceSettings(), /silent/],
  ] as const)
    it(`says what is wrong with ${what}`, async () => {
      assert.match((await answerOf(model, table)).failure ?? '', failure);
    });
});

function changed(what: object): string {
  return JSON.stringify({ ...JSON.parse(tinyVoiceSettings()), ...what });
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
