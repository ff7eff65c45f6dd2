import type { SpokenPart, SpokenSentence } from '../plan.ts';
import { concatenated, SAMPLE_RATE, type SpokenAudio, type SpokenWord } from '../speaker.ts';
import { evenLoudness } from './evenLoudness.ts';
import type { NaturalSettings } from './naturalSettings.ts';
import type { Sound } from './persianSounds.ts';
import { wordLength } from './soundLengths.ts';
import type { VoiceModel } from './voiceModel.ts';
import { phonemeIds, type VoiceTable } from './voiceTable.ts';

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
export type SoundsOfParts = (parts: readonly SpokenPart[], tehrani: boolean) => readonly (readonly Sound[])[];

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
  readonly sounds: readonly Sound[];
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
