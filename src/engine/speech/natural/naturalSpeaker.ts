import type { SpokenPart, SpokenSentence } from '../plan.ts';
import { concatenated, SAMPLE_RATE, type SpokenAudio, type SpokenWord } from '../speaker.ts';
import type { NaturalSettings } from '../voices.ts';
import type { IpaSound } from './partSounds.ts';
import { phonemeIds, type VoiceModel, type VoiceTable } from './piperVoice.ts';

/** A phrase is cut here at the latest, so that its sound is there soon. */
const MAX_WORDS = 16;
/** No phrase of so many words that are ones has more. */
const MAX_SOUNDS = 1000;
/** No sound is longer, however slowly it is said. */
const MOST_SAMPLES_A_SOUND = 2 * SAMPLE_RATE;
/** Behind a phrase, in seconds; behind a phrase that was cut there is none. */
const PAUSES: Readonly<Record<string, number>> = {
  ',': 0.18,
  ';': 0.3,
  ':': 0.25,
  '.': 0.35,
  '?': 0.35,
  '!': 0.35,
};

/** Says what each of some words sounds like, as the voice learned them. */
type SoundsOfParts = (parts: readonly SpokenPart[], tehrani: boolean) => readonly (readonly IpaSound[])[];

interface NaturalSpeakerDependencies {
  readonly model: Pick<VoiceModel, 'synthesise'>;
  readonly table: VoiceTable;
  readonly soundsOf: SoundsOfParts;
}

/** Speaks phrase by phrase: each is handed over as soon as it is there. */
export async function* speakNaturally(
  { model, table, soundsOf }: NaturalSpeakerDependencies,
  sentence: SpokenSentence,
  settings: NaturalSettings,
): AsyncGenerator<SpokenAudio> {
  for (const { parts, sign } of phrasesOf(sentence)) {
    const each = soundsOf(parts, settings.tehrani);
    const words = parts.map((part, at) => ({ part, sounds: each[at] ?? [] }));
    const sounds = words.flatMap(({ sounds: own }, at) => (at === 0 ? own : [' ', ...own]));
    if (sounds.length > MAX_SOUNDS) throw new Error('A word is too long for the natural voice.');
    const signed = sign === '' ? sounds : [...sounds, sign];
    const scales = {
      noise: table.noiseScale * settings.liveliness,
      length: table.lengthScale / settings.pace,
      noiseWidth: table.noiseWidth * settings.liveliness,
    };
    const mostSamples = signed.length * MOST_SAMPLES_A_SOUND;
    const samples = await model.synthesise(phonemeIds(table, signed), scales, mostSamples);
    const pcm = evenLoudness(samples);
    const pause = ((PAUSES[sign] ?? 0) * settings.pauses) / settings.pace;
    yield {
      pcm: concatenated([pcm, new Int16Array(Math.round(pause * SAMPLE_RATE))]),
      words: wordTimes(words, pcm.length),
    };
  }
}

interface Phrase {
  readonly parts: readonly SpokenPart[];
  /** The sign that ends it; empty if it was cut. */
  readonly sign: string;
}

/** Up to each pause, and to the last word before the limit. */
function phrasesOf({ parts, ending }: SpokenSentence): Phrase[] {
  const phrases: Phrase[] = [];
  let phrase: SpokenPart[] = [];
  parts.forEach((part, at) => {
    phrase.push(part);
    const isLast = at === parts.length - 1;
    if (!isLast && part.pause === '' && phrase.length < MAX_WORDS) return;
    phrases.push({ parts: phrase, sign: isLast ? ending : part.pause });
    phrase = [];
  });
  return phrases;
}

interface SoundedWord {
  readonly part: SpokenPart;
  readonly sounds: readonly IpaSound[];
}

/** The borders of the words in the sound, by how long their sounds usually are. */
function wordTimes(words: readonly SoundedWord[], samples: number): SpokenWord[] {
  const lengths = words.map(({ sounds }, at) => wordLength(sounds, at === words.length - 1));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let passed = 0;
  return words.map(({ part: { codePointStart, codePointEnd } }, at) => {
    const startSample = Math.round((passed / whole) * samples);
    passed += lengths[at] ?? 0;
    const endSample = Math.round((passed / whole) * samples);
    return { startSample, endSample, codePointStart, codePointEnd };
  });
}

/** Of full scale: about -20 dB, what spoken recordings have. */
const TARGET = 0.1;
const PEAK = 0.95;
/** More than this is no quiet voice but noise. */
const MAX_GAIN = 8;
/** Samples below this are pauses within the phrase and say nothing about its loudness. */
const QUIET = 0.01;
/** At each end, in samples: 5 ms, so that no join clicks. */
const FADE = 110;
const FULL_SCALE = 32_767;

/** A phrase as loud as the others, without its silence at the ends, faded in and out. */
function evenLoudness(samples: Float32Array): Int16Array {
  const { startSample, endSample } = soundIn(samples);
  const sound = samples.subarray(startSample, endSample);
  const gain = gainOf(sound);
  return Int16Array.from(sound, (sample, at) => {
    const fade = Math.min(1, (at + 1) / FADE, (sound.length - at) / FADE);
    return Math.round(Math.max(-PEAK, Math.min(PEAK, sample * gain)) * fade * FULL_SCALE);
  });
}

function soundIn(samples: Float32Array): { readonly startSample: number; readonly endSample: number } {
  const isLoud = (sample: number): boolean => Math.abs(sample) > QUIET;
  const first = samples.findIndex(isLoud);
  if (first < 0) return { startSample: 0, endSample: 0 };
  return {
    startSample: Math.max(0, first - FADE),
    endSample: Math.min(samples.length, samples.findLastIndex(isLoud) + FADE),
  };
}

function gainOf(sound: Float32Array): number {
  let [sum, count, peak] = [0, 0, 0];
  for (const sample of sound) {
    const level = Math.abs(sample);
    if (level > peak) peak = level;
    if (level <= QUIET) continue;
    sum += sample * sample;
    count++;
  }
  if (count === 0) return 1;
  return Math.min(TARGET / Math.sqrt(sum / count), PEAK / peak, MAX_GAIN);
}

/**
 * How long sounds are beside each other, in milliseconds at an ordinary pace. These are rough proportions, not
 * measurements: long vowels about one and a half times the short ones, fricatives longer than voiced stops, taps short.
 */
const LENGTHS: Readonly<Record<string, number>> = {
  ɑ: 120,
  i: 105,
  u: 105,
  a: 85,
  e: 75,
  o: 80,
  s: 105,
  ʃ: 105,
  x: 95,
  f: 95,
  z: 80,
  ʒ: 80,
  h: 65,
  v: 65,
  p: 95,
  t: 95,
  k: 95,
  q1: 80,
  b: 75,
  d: 70,
  ɡ: 75,
  ʔ: 45,
  tʃ: 115,
  dʒ: 90,
  m: 70,
  n: 65,
  l: 60,
  r: 45,
  j: 60,
};
const ORDINARY = 75;
const LONGER = 1.15;
/** Before a pause the last syllable is drawn out. */
const FINAL = 1.25;
const FINAL_SOUNDS = 3;

/** How long a word is beside the other words of its phrase; without a unit. */
function wordLength(sounds: readonly IpaSound[], isLast: boolean): number {
  return sounds.reduce((sum, sound, at) => {
    const length = LENGTHS[sound.replace(/[ˈˌː]/g, '')] ?? ORDINARY;
    const drawn = isLast && at >= sounds.length - FINAL_SOUNDS ? FINAL : 1;
    return sum + length * (sound.includes('ː') ? LONGER : 1) * drawn;
  }, 0);
}
