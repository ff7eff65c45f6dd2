import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';
import { BASIC_VOICES } from '../../../src/contract/values.ts';
import { readSources } from '../../../src/engine/compile/sources.ts';
import {
  loadSpeech,
  type Speaker,
  type SpokenAudio,
  type VoiceName,
  voiceSettings,
} from '../../../src/engine/index.ts';
import { voiceLetters } from '../../../src/engine/speech/voiceLetters.ts';
import { lexiconSources, testEngine } from '../../support/engine.ts';
import { soundOf } from '../../support/sound.ts';

const TEXT = 'کتابخانه‌ی کوچک شهر ما در سال ۱۳۵۲ ساخته شد، و هنوز زیباست. آیا آن را دیده‌اید؟';
const VOICES: readonly VoiceName[] = BASIC_VOICES;
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
    const words = readSources(lexiconSources()).words.filter((_, at) => at % 20 === 0);
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

  it('has five voices, each of another pitch or colour', () => {
    const sounds = VOICES.map((voice) => soundOf(pcmOf(TEXT, { ...CHOICE, voice }), speech.SAMPLE_RATE));
    for (const [at, a] of sounds.entries())
      for (const b of sounds.slice(at + 1)) {
        const pitch = Math.abs(Math.log2(a.pitch / b.pitch)) * 12;
        const colour = Math.abs(Math.log2(a.brightness / b.brightness));
        assert.ok(
          pitch > 1.5 || colour > 0.15,
          `pitch differs by ${pitch} semitones, colour by ${colour} octaves`,
        );
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

  it('raises its voice at the end of a question', () => {
    assert.notDeepEqual(pcmOf('او رفت؟'), pcmOf('او رفت.'));
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

/** IPA of eSpeak NG, with `_` between phonemes, as FA1. */
function heard(ipa: string): string {
  return ipa
    .replace(/[ˈˌː]/g, '')
    .split('_')
    .map((phoneme) => IPA_TO_FA1[phoneme] ?? phoneme)
    .join('');
}
