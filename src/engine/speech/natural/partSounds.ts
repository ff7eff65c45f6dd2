import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { PHONEME_VOICE_NAME } from '../loadEspeak.ts';
import type { SpokenPart } from '../plan.ts';
import { type Sound, soundsOf, trainedSounds } from './persianSounds.ts';

const PERSIAN_VOICE = 'fa';
const ENGLISH_VOICE = 'en';

/**
 * What parts sound like, each by itself, as a voice that learned from eSpeak NG's Persian knows it. A change of its
 * voice reads a dictionary, so all that one voice is asked is asked together.
 */
export function partSounds(
  worker: EspeakWorker,
  parts: readonly SpokenPart[],
  tehrani: boolean,
): (readonly Sound[])[] {
  const ours = answers(worker, PHONEME_VOICE_NAME, parts, ({ language, text }) => {
    if (language === 'foreign') return undefined;
    return tehrani ? text.replace(/â(?=[nm])/g, 'u') : text;
  });
  const theirs = answers(worker, PERSIAN_VOICE, parts, ({ spelling }) => spelling);
  const foreign = answers(worker, ENGLISH_VOICE, parts, ({ language, text }) =>
    language === 'foreign' ? text : undefined,
  );
  return parts.map(({ language }, at) =>
    language === 'foreign' ? persianised(foreign[at] ?? []) : trainedSounds(ours[at] ?? [], theirs[at] ?? []),
  );
}

/** What a voice makes of the text of each part; nothing of a part that has none for it. */
function answers(
  worker: EspeakWorker,
  voice: string,
  parts: readonly SpokenPart[],
  textOf: (part: SpokenPart) => string | undefined,
): Sound[][] {
  let isSet = false;
  return parts.map((part) => {
    const text = textOf(part);
    if (text === undefined) return [];
    if (!isSet) worker.set_voice(voice);
    isSet = true;
    return soundsOf(worker.synthesize_ipa(text).ipa);
  });
}

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
function persianised(sounds: readonly Sound[]): Sound[] {
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
