import type { Sound } from './persianSounds.ts';

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
export function wordLength(sounds: readonly Sound[], isLast: boolean): number {
  return sounds.reduce((sum, sound, at) => {
    const length = LENGTHS[sound.replace(/[ˈˌː]/g, '')] ?? ORDINARY;
    const drawn = isLast && at >= sounds.length - FINAL_SOUNDS ? FINAL : 1;
    return sum + length * (sound.includes('ː') ? LONGER : 1) * drawn;
  }, 0);
}
