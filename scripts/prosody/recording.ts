import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSpeech, openEngine, type VoiceName, voiceSettings } from '../../src/engine/index.ts';
import { root } from '../setup/places.mjs';

/** A sound of the voice, where it lies in its clause, in seconds. */
export interface Phone {
  /** In IPA, without marks. */
  readonly sound: string;
  readonly start: number;
  readonly end: number;
  /** Whether the plan accents it; of consonants never. */
  readonly isAccented: boolean;
}

/** A sentence, with the pause behind it. */
export interface Clause {
  readonly samples: Int16Array;
  readonly phones: readonly Phone[];
}

export interface Recording {
  readonly clauses: readonly Clause[];
  /** All of it, as it is heard. */
  readonly samples: Int16Array;
}

const VOWELS = /^[aeiouɑ]$/;

type Engine = Awaited<ReturnType<typeof openEngine>>;
type Sentence = ReturnType<Engine['speechPlan']>[number];
type Audio = ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof loadSpeech>>['loadSpeaker']>>['speak']>;

/** Samples a second. */
export const SAMPLE_RATE = 22_050;

/** Speaks text as the service does. */
export async function openStudio(): Promise<(text: string, voice: VoiceName) => Recording> {
  const engine = await openEngine(readFileSync(join(root, 'dist/engine.bin')));
  const { loadSpeaker, concatenated } = await loadSpeech();
  const speaker = await loadSpeaker(readFileSync(join(root, 'dist/voice.bin')));
  return (text, voice) => {
    const settings = voiceSettings({ ...ORDINARY, voice });
    const spoken = engine.speechPlan(engine.analyse(text)).map((sentence) => {
      const audio = speaker.speak(sentence, settings);
      return { samples: audio.pcm, phones: phonesOf(sentence, audio) };
    });
    return { clauses: spoken, samples: concatenated(spoken.map(({ samples }) => samples)) };
  };
}

const ORDINARY = { pace: 1, style: 'neutral', expressiveness: 'medium', regionalMode: 'standard' } as const;

/** Of each vowel of a sentence the plan says whether it has an accent. */
function phonesOf({ parts }: Sentence, { sounds }: Audio): Phone[] {
  const text = parts.map((part) => part.text).join(' ');
  const accents = [...text.matchAll(/(.?)[aeiouâ]/g)].map(([, before]) => before === 'ñ');
  return sounds.map(({ sound, startSample, endSample }) => ({
    sound,
    start: startSample / SAMPLE_RATE,
    end: endSample / SAMPLE_RATE,
    isAccented: VOWELS.test(sound) && accents.shift() === true,
  }));
}

export function isVowel({ sound }: Phone): boolean {
  return VOWELS.test(sound);
}
