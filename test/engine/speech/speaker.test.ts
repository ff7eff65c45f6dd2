import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';
import { percentile } from '../../../scripts/prosody/numbers.ts';
import { pitchTrack } from '../../../scripts/prosody/pitchTrack.ts';
import { longestPause } from '../../../scripts/prosody/timing.ts';
import { BASIC_VOICES } from '../../../src/contract/values.ts';
import { readSources } from '../../../src/engine/compile/sources.ts';
import {
  loadSpeech,
  type Speaker,
  type SpokenAudio,
  type VoiceName,
  voiceSettings,
} from '../../../src/engine/index.ts';
import { voiceLetters } from '../../../src/engine/speech/stress.ts';
import { lexiconSources, testEngine } from '../../support/engine.ts';
import { inTime } from '../../support/soak.ts';
import { soundOf } from '../../support/sound.ts';

const TEXT = 'کتابخانه‌ی کوچک شهر ما در سال ۱۳۵۲ ساخته شد، و هنوز زیباست. آیا آن را دیده‌اید؟';
const VOICES: readonly VoiceName[] = BASIC_VOICES;
/** Of so many words one is spoken. */
const ONE_OF = inTime({ usual: 60, soak: 20 });
/** Whose melody is measured, which takes long. */
const MEASURED = inTime({ usual: VOICES.slice(0, 2), soak: VOICES });
const CHOICE = {
  voice: 'kian',
  pace: 1,
  style: 'neutral',
  expressiveness: 'medium',
  regionalMode: 'standard',
} as const;
const IPA_TO_FA1: Readonly<Record<string, string>> = {
  ɑ: 'A',
  ʃ: 'S',
  ʒ: 'Z',
  tʃ: 'C',
  dʒ: 'j',
  j: 'y',
  ʔ: '?',
  ɢ: 'q',
  ɣ: 'q',
  ɾ: 'r',
  ɹ: 'r',
  ɡ: 'g',
  χ: 'x',
  ʁ: 'q',
};

describe('the speaker', () => {
  let speaker: Speaker;
  let speech: Awaited<ReturnType<typeof loadSpeech>>;

  before(async () => {
    speech = await loadSpeech();
    speaker = await speech.loadSpeaker(readFileSync(new URL('../../../dist/voice.bin', import.meta.url)));
  });

  function spoken(text: string, choice: Parameters<typeof voiceSettings>[0]): SpokenAudio[] {
    const engine = testEngine();
    return engine
      .speechPlan(engine.analyse(text))
      .map((sentence) => speaker.speak(sentence, voiceSettings(choice)));
  }

  function pcmOf(text: string, choice: Parameters<typeof voiceSettings>[0] = CHOICE): Int16Array {
    return speech.concatenated(spoken(text, choice).map(({ pcm }) => pcm));
  }

  it('speaks the phonemes that it is asked for', () => {
    const words = readSources(lexiconSources()).words.filter((_, at) => at % ONE_OF === 0);
    assert.ok(words.length > 300);
    const wrong = words.filter(
      ({ phonemes }) => heard(speaker.phonemesOf(voiceLetters(phonemes, -1))) !== phonemes,
    );
    assert.deepEqual(
      wrong.map(({ phonemes }) => `${phonemes}: ${heard(speaker.phonemesOf(voiceLetters(phonemes, -1)))}`),
      [],
    );
  });

  it('is heard: neither silent nor clipped, with little silence at the ends', () => {
    for (const voice of VOICES) {
      const sound = soundOf(pcmOf(TEXT, { ...CHOICE, voice }), speech.SAMPLE_RATE);
      assert.ok(sound.peak > 0.25 && sound.peak < 0.99, `${voice} peaks at ${sound.peak}`);
      assert.ok(sound.loudness > 0.03, `${voice} has a loudness of ${sound.loudness}`);
      assert.ok(sound.silenceAtStart < 0.1 && sound.silenceAtEnd < 0.6, `${voice}: ${JSON.stringify(sound)}`);
    }
  });

  it('takes as long as reading aloud takes', () => {
    const seconds = pcmOf(TEXT).length / speech.SAMPLE_RATE;
    const perCodePoint = seconds / Array.from(TEXT).length;
    assert.ok(perCodePoint > 0.05 && perCodePoint < 0.2, `${perCodePoint} s a code point`);
  });

  it('has five voices, each of another pitch', () => {
    const sounds = VOICES.map((voice) => soundOf(pcmOf(TEXT, { ...CHOICE, voice }), speech.SAMPLE_RATE));
    for (const [at, a] of sounds.entries())
      for (const b of sounds.slice(at + 1)) {
        const pitch = Math.abs(Math.log2(a.pitch / b.pitch)) * 12;
        assert.ok(pitch > 3, `pitch differs by ${pitch} semitones`);
      }
  });

  it('follows the pace', () => {
    const slow = pcmOf(TEXT, { ...CHOICE, pace: 0.75 }).length;
    const fast = pcmOf(TEXT, { ...CHOICE, pace: 1.25 }).length;
    assert.ok(slow / fast > 1.3 && slow / fast < 2.2, `${slow / fast}`);
  });

  it('lets every setting of Premium but the notes change the sound', () => {
    const plain = pcmOf(TEXT);
    for (const change of [
      { style: 'news' },
      { style: 'story' },
      { expressiveness: 'low' },
      { expressiveness: 'high' },
      { regionalMode: 'tehrani' },
    ] as const)
      assert.notDeepEqual(pcmOf(TEXT, { ...CHOICE, ...change }), plain);
  });

  it('tells when each word is heard, in order and within the sound', () => {
    for (const { pcm, words } of spoken(TEXT, CHOICE)) {
      let end = 0;
      for (const word of words) {
        assert.ok(
          word.startSample >= end && word.endSample > word.startSample && word.endSample <= pcm.length,
        );
        end = word.endSample;
      }
    }
  });

  it('knows each word behind a pause within 120 ms', () => {
    const [sentence] = spoken('نان خریدم، شیر هم آوردم؛ پنیر ماند: کره تمام شد.', CHOICE);
    assert.ok(sentence);
    const { pcm, words } = sentence;
    const behind = soundsBehindSilence(pcm, 0.15 * speech.SAMPLE_RATE);
    assert.equal(behind.length, 3);
    for (const heard of behind) {
      const nearest = Math.min(...words.map(({ startSample }) => Math.abs(startSample - heard)));
      assert.ok(nearest < 0.12 * speech.SAMPLE_RATE, `${nearest / speech.SAMPLE_RATE} s`);
    }
  });

  it('raises its voice at the end of a question, and lowers it where a word asks', () => {
    for (const voice of MEASURED) {
      const choice = { ...CHOICE, voice };
      const endOf = (text: string) => {
        const end = pitchTrack(pcmOf(text, choice), speech.SAMPLE_RATE).slice(-12);
        return percentile(
          end.map(({ semitones }) => semitones),
          50,
        );
      };
      const statement = endOf('مادرم دیروز نان تازه خرید.');
      assert.ok(endOf('مادرم دیروز نان تازه خرید؟') - statement > 7, voice);
      assert.ok(Math.abs(endOf('مادرم دیروز کجا نان خرید؟') - statement) < 2, voice);
    }
  });

  it('has the verb behind its object low and level', () => {
    const [sentence] = spoken('مادرم دیروز نان تازه خرید.', CHOICE);
    const verb = sentence?.words.at(-1);
    assert.ok(sentence && verb);
    const track = pitchTrack(sentence.pcm, speech.SAMPLE_RATE);
    const [before, within] = [true, false].map((isBefore) =>
      track
        .filter(({ time }) => time * speech.SAMPLE_RATE < verb.startSample === isBefore)
        .map(({ semitones }) => semitones),
    );
    assert.ok(before && within && within.length > 20);
    assert.ok(percentile(within, 90) - percentile(within, 10) < 3, 'level');
    assert.ok(percentile(before, 95) - percentile(within, 50) > 5, 'low');
  });

  it('pauses longer behind a sentence than behind a clause, as its pace is', () => {
    const pauses = (mark: string, pace = 1) => {
      const samples = pcmOf(`هوا سرد بود${mark} ما رفتیم.`, { ...CHOICE, pace });
      return longestPause({ clauses: [], samples });
    };
    assert.ok(pauses('،') > 0.2 && pauses('.') > pauses('،') + 0.1);
    assert.ok(pauses('.', 1.25) < pauses('.') - 0.04);
  });

  it('has hissing sounds that are softer than the vowels beside them', () => {
    for (const voice of VOICES) {
      const samples = pcmOf('سَس سَس سَس', { ...CHOICE, voice });
      const quiet = loudnessOf(samples, (crossings) => crossings > HISSING);
      const loud = loudnessOf(samples, (crossings) => crossings < HISSING);
      assert.ok(20 * Math.log10(loud / quiet) > 8, `${voice}: ${20 * Math.log10(loud / quiet)} dB`);
    }
  });

  it('makes WAV that a reader of the format understands', () => {
    const pcm = pcmOf('سلام');
    const wav = Buffer.from(speech.encodeWav(pcm, speech.SAMPLE_RATE));
    assert.equal(wav.toString('latin1', 0, 4), 'RIFF');
    assert.equal(wav.readUInt32LE(24), speech.SAMPLE_RATE);
    assert.equal(wav.readUInt32LE(40), pcm.length * 2);
    assert.equal(wav.readInt16LE(44 + 2 * 1000), pcm[1000]);
  });

  it('makes MP3 that decodes to the same sound', async () => {
    const pcm = pcmOf(TEXT);
    const stream = await speech.openMp3Stream(speech.SAMPLE_RATE);
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const file = Buffer.concat([stream.encode(pcm), stream.finish()]);
    const { channelData, sampleRate } = decoder.decode(file);
    const decoded = Int16Array.from(channelData[0] ?? [], (sample) => sample * 32_767);
    decoder.free();
    const [original, back] = [soundOf(pcm, speech.SAMPLE_RATE), soundOf(decoded, sampleRate)];
    assert.ok(Math.abs(original.seconds - back.seconds) < 0.2);
    assert.ok(Math.abs(original.loudness / back.loudness - 1) < 0.15);
  });

  it('makes the same MP3 again, also beside another one and after it', async () => {
    const [pcm, other] = [pcmOf('سلام دنیا'), pcmOf('خداحافظ')];
    const whole = async () => {
      const stream = await speech.openMp3Stream(speech.SAMPLE_RATE);
      return Buffer.concat([stream.encode(pcm), stream.finish()]);
    };
    const first = await whole();
    const beside = await speech.openMp3Stream(speech.SAMPLE_RATE);
    beside.encode(other);
    assert.deepEqual(await whole(), first);
    beside.finish();
    assert.deepEqual(await whole(), first);
  });
});

/** Where sound begins again behind a silence of at least so many samples. */
function soundsBehindSilence(pcm: Int16Array, samples: number): number[] {
  let silent = 0;
  const found: number[] = [];
  pcm.forEach((sample, at) => {
    if (Math.abs(sample) < 200) silent++;
    else {
      if (silent >= samples) found.push(at);
      silent = 0;
    }
  });
  return found;
}

/** Zero crossings of ten milliseconds from which on they hiss. */
const HISSING = 70;

/** The loudness of those pieces of ten milliseconds that are neither silent nor other than wanted. */
function loudnessOf(samples: Int16Array, isWanted: (crossings: number) => boolean): number {
  const powers: number[] = [];
  for (let start = 0; start + 220 < samples.length; start += 220) {
    const piece = samples.subarray(start, start + 220);
    const power = piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length;
    const crossings = piece.filter((sample, at) => sample < 0 !== (piece[at - 1] ?? sample) < 0).length;
    if (power > 200 ** 2 && isWanted(crossings)) powers.push(power);
  }
  return Math.sqrt(powers.reduce((sum, power) => sum + power, 0) / powers.length);
}

/** IPA of eSpeak NG, with `_` between phonemes, as FA1. */
function heard(ipa: string): string {
  return ipa
    .replace(/[ˈˌː]/g, '')
    .split('_')
    .map((phoneme) => IPA_TO_FA1[phoneme] ?? phoneme)
    .join('');
}
