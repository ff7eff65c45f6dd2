import type { Sound } from './persianSounds.ts';

/** The nearest Persian sounds to those of eSpeak NG's English: what Iranians say in English words. */
const NEAREST: Readonly<Record<string, readonly Sound[]>> = {
  ɪ: ['i'],
  ʌ: ['a'],
  ə: ['e'],
  ɚ: ['e', 'r'],
  ɜ: ['e', 'r'],
  æ: ['a'],
  ɛ: ['e'],
  ɒ: ['ɑ'],
  ɔ: ['o'],
  ʊ: ['u'],
  ɐ: ['a'],
  eɪ: ['e', 'j'],
  aɪ: ['ɑ', 'j'],
  ɔɪ: ['o', 'j'],
  əʊ: ['oː'],
  oʊ: ['oː'],
  aʊ: ['ɑ', 'v'],
  ɪə: ['i', 'e'],
  eə: ['e'],
  ʊə: ['u', 'e'],
  ɹ: ['r'],
  w: ['v'],
  θ: ['s'],
  ð: ['d'],
  ŋ: ['n', 'ɡ'],
  ɾ: ['t'],
  ɫ: ['l'],
  g: ['ɡ'],
};

/** English sounds as a Persian voice can say them; the length of a vowel is left out. */
export function persianised(sounds: readonly Sound[]): Sound[] {
  return sounds.flatMap((sound) => {
    const stress = /^[ˈˌ]/.exec(sound)?.[0] ?? '';
    const [first, ...others] = nearest(sound.replace(/[ˈˌː]/g, ''));
    return first === undefined ? [] : [stress + first, ...others];
  });
}

/** Of two sounds that eSpeak NG joined, such as `uːəl`, each by itself. */
function nearest(sound: string): readonly Sound[] {
  const whole = NEAREST[sound];
  if (whole !== undefined) return whole;
  if ([...sound].length < 2 || sound === 'tʃ' || sound === 'dʒ') return sound === '' ? [] : [sound];
  return Array.from(sound).flatMap((part) => NEAREST[part] ?? [part]);
}
