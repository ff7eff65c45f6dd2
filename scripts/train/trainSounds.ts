import {
  alignLetters,
  likeliestSounds,
  logChances,
  MISFIT_COST,
  MOST_SOUND_FEATURES,
  NO_SOUNDS,
  pathWithSound,
  type SmallWeights,
  type Sound,
  type SoundModel,
  soundFeatures,
  soundNamed,
  soundsOf,
  spelledWord,
} from '../../src/engine/compile/index.ts';
import { shuffled } from '../random/shuffled.ts';
import { inSteps } from './quantise.ts';

/** A word and how each of its letters sounds. */
export interface SoundExample {
  readonly letters: string;
  readonly sounds: readonly Sound[];
}

const WEIGHTS = 2 ** 21;
const MASK = WEIGHTS - 1;
const RAREST = 4;
const STEP = 0.2;
/** Keeps the first steps of a feature from being the largest ones. */
const SMOOTHING = 1;
/** What changes a weight by less is left out. */
const LEAST_SLOPE = 0.002;
/** Coarse, so that most weights are zero and the file packs well: half as coarse, one unknown word in a hundred more would be right. */
const QUANTUM = 0.2;

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

/**
 * Logistic regression of each letter's sound behind the right sounds of the letters before it, by stochastic
 * gradient ascent with a step for each feature (AdaGrad). Deterministic.
 */
export function trainSounds(
  examples: readonly SoundExample[],
  epochs: number,
): SoundModel & { readonly weights: SmallWeights } {
  const values = new Float32Array(WEIGHTS);
  const squares = new Float32Array(WEIGHTS);
  const sounds = soundsByLetter(examples);
  const model: SoundModel = { sounds, weights: { values, scale: 1 } };
  const change = (feature: number, slope: number): void => {
    const weight = feature & MASK;
    const square = (squares[weight] ?? 0) + slope * slope;
    squares[weight] = square;
    values[weight] = (values[weight] ?? 0) + (STEP * slope) / Math.sqrt(square + SMOOTHING);
  };
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffled(examples.length, epoch)) {
      const example = examples[at];
      if (example !== undefined) learn(example, model, change);
    }
  return { sounds, weights: inSteps(values, QUANTUM) };
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
  change: (feature: number, slope: number) => void,
): void {
  const word = spelledWord(letters);
  const features = new Uint32Array(MOST_SOUND_FEATURES);
  let path = NO_SOUNDS;
  sounds.forEach((right, at) => {
    const place = { word, at, path };
    const possible = soundsOf(letters, at, model);
    const chances = logChances(place, possible, model.weights);
    possible.forEach((sound, column) => {
      const slope = (sound.text === right.text ? 1 : 0) - Math.exp(chances[column] ?? 0);
      if (Math.abs(slope) < LEAST_SLOPE) return;
      const count = soundFeatures(place, sound, features);
      for (let feature = 0; feature < count; feature++) change(features[feature] ?? 0, slope);
    });
    path = pathWithSound(path, right, 0);
  });
}
