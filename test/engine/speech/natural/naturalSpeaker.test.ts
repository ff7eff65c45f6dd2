import assert from 'node:assert/strict';
import {
  idSamples,
  PHONEME_IDS,
  SAMPLE_RATE,
  tinyVoice,
  tinyVoiceSettings,
  toneOf,
} from '../../../../scripts/models/voice/tinyVoice.ts';
import {
  loadNaturalSpeech,
  type NaturalSettings,
  type NaturalSpeaker,
  naturalSettings,
  type SpokenAudio,
} from '../../../../src/engine/index.ts';
import { loadEspeak } from '../../../../src/engine/speech/loadEspeak.ts';
import { partSounds } from '../../../../src/engine/speech/natural/partSounds.ts';
import { phonemeIds, readVoiceTable } from '../../../../src/engine/speech/natural/piperVoice.ts';
import { speechPlan } from '../../../../src/engine/speech/plan.ts';
import { unpackVoiceData } from '../../../../src/engine/speech/voiceData.ts';
import { testEngine } from '../../../support/engine.ts';
import { speechRuntime, voiceData } from '../../../support/naturalVoice.ts';

const SETTINGS: NaturalSettings = { pace: 1, liveliness: 1, pauses: 1, tehrani: false };

describe('a natural voice with a tiny model', () => {
  let speaker: NaturalSpeaker;
  before(async () => {
    const { loadNaturalSpeaker } = await loadNaturalSpeech();
    speaker = await loadNaturalSpeaker({
      model: tinyVoice(),
      table: tinyVoiceSettings(),
      voiceData: voiceData(),
      runtime: speechRuntime(),
    });
  });
  after(() => speaker.close());

  const phrasesOf = async (text: string, settings = SETTINGS): Promise<SpokenAudio[]> => {
    const phrases: SpokenAudio[] = [];
    for (const sentence of speechPlan(testEngine().analyse(text)))
      for await (const phrase of speaker.speak(sentence, settings)) phrases.push(phrase);
    return phrases;
  };

  it('says the phonemes that it was given, one after the other', async () => {
    const [phrase] = await phrasesOf('سلام');
    assert.ok(phrase);
    assert.deepEqual(soundsHeard(phrase.pcm), ['s', 'a', 'l', 'ɑ', 'm']);
  });

  it('speaks phrase by phrase, with a pause behind each', async () => {
    const phrases = await phrasesOf('هوا سرد است، ولی آفتاب می‌تابد. سلام!');
    assert.equal(phrases.length, 3);
    for (const { pcm } of phrases) {
      const pause = pcm.length - 1 - pcm.findLastIndex((sample) => sample !== 0);
      assert.ok(pause >= 0.15 * SAMPLE_RATE && pause < 0.5 * SAMPLE_RATE, `${pause} samples`);
    }
  });

  it('cuts a phrase that is too long to wait for', async () => {
    const phrases = await phrasesOf('کتاب و '.repeat(30));
    assert.ok(phrases.length > 2);
    assert.ok(phrases.every(({ words }) => words.length <= 16));
  });

  it('knows each word within 120 ms', async () => {
    const text = 'دوست خوب ما دیروز کتاب تازه‌ای را در کتابخانه خواند';
    const [sentence] = speechPlan(testEngine().analyse(text));
    const [phrase] = await phrasesOf(text);
    assert.ok(phrase && sentence);
    const espeak = await loadEspeak(await unpackVoiceData(voiceData()));
    const table = readVoiceTable(tinyVoiceSettings());
    let border = 0;
    partSounds(espeak, sentence.parts, false).forEach((sounds, at) => {
      const off = Math.abs((phrase.words[at]?.startSample ?? 0) - border) / SAMPLE_RATE;
      assert.ok(off < 0.12, `word ${at} is ${off.toFixed(3)} s off`);
      for (const id of phonemeIds(table, sounds)) border += idSamples(id);
    });
    assert.ok(border > 2 * SAMPLE_RATE);
  });

  it('is faster at another pace, and pauses as its style wants', async () => {
    const choice = {
      voice: 'amir',
      pace: 1,
      style: 'neutral',
      expressiveness: 'medium',
      regionalMode: 'standard',
    } as const;
    const seconds = async (changed: Partial<Parameters<typeof naturalSettings>[0]>) => {
      const phrases = await phrasesOf('سلام، دنیا', naturalSettings({ ...choice, ...changed }));
      return phrases.reduce((sum, { pcm }) => sum + pcm.length, 0) / SAMPLE_RATE;
    };
    const usual = await seconds({});
    assert.ok((await seconds({ pace: 1.25 })) < usual);
    assert.ok((await seconds({ style: 'story' })) > usual);
    assert.ok((await seconds({ style: 'news' })) < usual);
  });

  it('has no jump at a join, and is as loud as it should be', async () => {
    for (const { pcm } of await phrasesOf('هوا سرد است، ولی آفتاب می‌تابد.')) {
      assert.ok(Math.abs(pcm[0] ?? 0) < 600 && Math.abs(pcm.at(-1) ?? 0) < 600);
      const loud = pcm.filter((sample) => Math.abs(sample) > 330);
      const rms = Math.sqrt(loud.reduce((sum, sample) => sum + sample * sample, 0) / loud.length) / 32_768;
      assert.ok(rms > 0.08 && rms < 0.12, `${rms}`);
    }
  });

  it('refuses files that are no voice, in one sentence', async () => {
    const { loadNaturalSpeaker } = await loadNaturalSpeech();
    const files = {
      model: tinyVoice(),
      table: tinyVoiceSettings(),
      voiceData: voiceData(),
      runtime: speechRuntime(),
    };
    for (const table of ['', '{}', tinyVoiceSettings().replace('22050', '16000'), '[]'])
      await assert.rejects(loadNaturalSpeaker({ ...files, table }), /no table of a Piper voice/);
    for (const model of [new Uint8Array(0), tinyVoice().subarray(0, 200_000), Buffer.from('no model')])
      await assert.rejects(loadNaturalSpeaker({ ...files, model }), Error);
  });
});

/** Short enough that a phoneme has several, in samples. */
const WINDOW = 400;

/** The phonemes whose tones are heard, in order. */
function soundsHeard(pcm: Int16Array): string[] {
  const heard: string[] = [];
  for (let from = 0; from + WINDOW <= pcm.length; from += WINDOW) {
    const symbol = loudestTone(pcm.subarray(from, from + WINDOW));
    if (symbol !== undefined && heard.at(-1) !== symbol) heard.push(symbol);
  }
  return heard;
}

function loudestTone(samples: Int16Array): string | undefined {
  const powers = Object.entries(PHONEME_IDS).flatMap(([symbol, id]) => {
    const tone = toneOf(id);
    return tone === undefined ? [] : [{ symbol, power: powerOf(samples, tone) }];
  });
  const best = powers.reduce((a, b) => (b.power > a.power ? b : a));
  // A window with the border of two has less of each.
  return best.power > 0.8 ? best.symbol : undefined;
}

/** The share of the samples' energy at a frequency, about 0 to 1 (Goertzel). */
function powerOf(samples: Int16Array, hertz: number): number {
  let [real, imaginary, energy] = [0, 0, 0];
  samples.forEach((sample, at) => {
    const angle = (2 * Math.PI * hertz * at) / SAMPLE_RATE;
    real += sample * Math.cos(angle);
    imaginary += sample * Math.sin(angle);
    energy += sample * sample;
  });
  return energy === 0 ? 0 : (2 * (real * real + imaginary * imaginary)) / (energy * samples.length);
}
