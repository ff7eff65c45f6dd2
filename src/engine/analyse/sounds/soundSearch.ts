import { alignLetters } from '../../alignment/alignLetters.ts';
import type { Weights } from '../../format/trained.ts';
import type { Phonemes } from '../../types.ts';
import { MOST_SOUND_FEATURES, type SoundPlace, soundFeatures, spelledWord } from './soundFeatures.ts';
import {
  mayFollow,
  NO_SOUNDS,
  pathWithSound,
  type Sound,
  type SoundModel,
  type SoundPath,
  soundNamed,
} from './soundModel.ts';

/** How many of the likeliest beginnings of a word are carried on from letter to letter. */
const BEAM = 6;
/** Longer rows of letters are no word: one beginning is enough for them, and takes a sixth of the time. */
const MAX_SEARCHED_LETTERS = 24;

const SILENCE: readonly Sound[] = [soundNamed('|')];

/** The likeliest sounds of a word's letters, one for each; the word has no ZWNJ. */
export function likeliestSounds(letters: string, model: SoundModel): readonly Sound[] {
  return inOrder(likeliestPath(letters, model));
}

/** The phonemes of a word without ZWNJ. */
export function soundedOut(word: string, model: SoundModel): Phonemes {
  return likeliestSounds(word, model)
    .map(({ phonemes }) => phonemes)
    .join('');
}

/**
 * Whether it is less likely by more than `limit` (in logarithms) that a word's letters sound so than that they have
 * their likeliest sounds. The word has no ZWNJ.
 */
export function isStrange(letters: string, phonemes: Phonemes, limit: number, model: SoundModel): boolean {
  const { score } = pathOf(letters, phonemes, model);
  return -score > limit && likeliestPath(letters, model).score - score > limit;
}

function pathOf(letters: string, phonemes: Phonemes, model: SoundModel): SoundPath {
  const word = spelledWord(letters);
  let path = NO_SOUNDS;
  alignLetters(letters, phonemes).sounds.forEach(({ carrier, vowel }, at) => {
    const text = `${carrier}|${vowel}`;
    const sounds = soundsOf(letters, at, model);
    const column = sounds.findIndex((sound) => sound.text === text);
    const chance = column < 0 ? FORBIDDEN : logChances({ word, at, path }, sounds, model.weights)[column];
    path = pathWithSound(path, sounds[column] ?? soundNamed(text), path.score + (chance ?? 0));
  });
  return path;
}

function likeliestPath(letters: string, model: SoundModel): SoundPath {
  const word = spelledWord(letters);
  const width = letters.length > MAX_SEARCHED_LETTERS ? 1 : BEAM;
  let beam: readonly SoundPath[] = [NO_SOUNDS];
  for (let at = 0; at < letters.length; at++) {
    const sounds = soundsOf(letters, at, model);
    const longer = beam.flatMap((path) => {
      const chances = logChances({ word, at, path }, sounds, model.weights);
      return sounds.map((sound, column) => pathWithSound(path, sound, path.score + (chances[column] ?? 0)));
    });
    beam = longer.sort((a, b) => b.score - a.score).slice(0, width);
  }
  return beam[0] ?? NO_SOUNDS;
}

/** The sounds that a word's letter can have. */
export function soundsOf(letters: string, at: number, model: SoundModel): readonly Sound[] {
  return model.sounds.get(letters[at] ?? '') ?? SILENCE;
}

/** Less than any way of sounding a word out scores. */
const FORBIDDEN = -1000;
const features = new Uint32Array(MOST_SOUND_FEATURES);

/** The logarithm of how likely each of a letter's sounds is behind the sounds of the letters before it. */
export function logChances(place: SoundPlace, sounds: readonly Sound[], weights: Weights): Float64Array {
  const scores = Float64Array.from(sounds, (sound) =>
    mayFollow(place.path, sound) ? sumOf(soundFeatures(place, sound, features), weights) : FORBIDDEN,
  );
  const most = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return scores.map((score) => (score === FORBIDDEN ? FORBIDDEN : score - most - Math.log(all)));
}

function sumOf(count: number, { values, scale }: Weights): number {
  const mask = values.length - 1;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += values[(features[at] ?? 0) & mask] ?? 0;
  return sum * scale;
}

function inOrder(last: SoundPath): Sound[] {
  const sounds: Sound[] = [];
  for (let path = last; path.before !== undefined; path = path.before) sounds.unshift(path.sound);
  return sounds;
}
