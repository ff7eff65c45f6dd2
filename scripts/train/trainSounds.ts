import { alignLetters, MISFIT_COST } from '../../src/engine/alignment.ts';
import {
  likeliestSounds,
  ownSoundFeatures,
  pairSoundFeatures,
  type Sound,
  type SoundModel,
  soundBefore,
  soundNamed,
  spelledWord,
} from '../../src/engine/analyse/soundModel.ts';
import { shuffled } from './shuffled.ts';

/** A word and how each of its letters sounds. */
export interface SoundExample {
  readonly letters: string;
  readonly sounds: readonly Sound[];
}

const WEIGHTS = 2 ** 18;
const MASK = WEIGHTS - 1;
const RAREST = 4;

/**
 * The examples that a list of words and phonemes gives; what does not fit its letters is left out, and so is a
 * tanvin on a plain alef (مثلا), which only listed words have.
 */
export function soundExamples(words: Iterable<readonly [string, string]>): SoundExample[] {
  return [...words].flatMap(([letters, phonemes]) => {
    if (letters.includes('\u200c') || (letters.endsWith('ا') && phonemes.endsWith('an'))) return [];
    const { sounds, cost } = alignLetters(letters, phonemes);
    if (cost >= MISFIT_COST) return [];
    return [{ letters, sounds: sounds.map(({ carrier, vowel }) => soundNamed(`${carrier}|${vowel}`)) }];
  });
}

/** Averaged structured perceptron over the examples. Deterministic. */
export function trainSounds(examples: readonly SoundExample[], epochs: number): SoundModel {
  const sounds = soundsByLetter(examples);
  const values = new Float32Array(WEIGHTS);
  const totals = new Float64Array(WEIGHTS);
  const model: SoundModel = { sounds, weights: { values, scale: 1 } };
  let time = 1;
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffled(examples.length, epoch)) {
      const example = examples[at];
      if (example !== undefined)
        learn(example, model, (feature, step) => {
          values[feature & MASK] = (values[feature & MASK] ?? 0) + step;
          totals[feature & MASK] = (totals[feature & MASK] ?? 0) + step * time;
        });
      time++;
    }
  const averaged = Float32Array.from(values, (value, at) => value - (totals[at] ?? 0) / time);
  return { sounds, weights: { values: averaged, scale: 1 } };
}

/** Share of words of which every letter is right. */
export function wordAccuracy(examples: readonly SoundExample[], model: SoundModel): number {
  const right = examples.filter(({ letters, sounds }) =>
    likeliestSounds(letters, model).every(({ text }, at) => text === sounds[at]?.text),
  );
  return right.length / examples.length;
}

function soundsByLetter(examples: readonly SoundExample[]): Map<string, Sound[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const { letters, sounds } of examples)
    sounds.forEach(({ text }, at) => {
      const letter = letters[at] ?? '';
      const known = counts.get(letter) ?? new Map<string, number>();
      known.set(text, (known.get(text) ?? 0) + 1);
      counts.set(letter, known);
    });
  return new Map(
    [...counts].sort().map(([letter, known]) => {
      const kept = [...known].filter(([, count]) => count >= RAREST).sort((a, b) => b[1] - a[1]);
      return [letter, (kept.length > 0 ? kept : [...known]).map(([text]) => soundNamed(text))];
    }),
  );
}

function learn(
  { letters, sounds }: SoundExample,
  model: SoundModel,
  change: (feature: number, step: number) => void,
): void {
  const word = spelledWord(letters);
  const found = likeliestSounds(letters, model);
  const raise = (feature: number): void => change(feature, 1);
  const lower = (feature: number): void => change(feature, -1);
  sounds.forEach((sound, at) => {
    const guess = found[at] ?? sound;
    const differs = sound.text !== guess.text;
    if (differs) {
      ownSoundFeatures(word, at, sound, raise);
      ownSoundFeatures(word, at, guess, lower);
    }
    const [before, guessBefore] = [soundBefore(sounds, at), soundBefore(found, at)];
    if (!differs && before.text === guessBefore.text) return;
    pairSoundFeatures(word, at, [before, sound], raise);
    pairSoundFeatures(word, at, [guessBefore, guess], lower);
  });
}
