import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { PHONEME_VOICE_NAME } from '../loadEspeak.ts';
import type { SpokenPart } from '../plan.ts';

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
): (readonly IpaSound[])[] {
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
): IpaSound[][] {
  let isSet = false;
  return parts.map((part) => {
    const text = textOf(part);
    if (text === undefined) return [];
    if (!isSet) worker.set_voice(voice);
    isSet = true;
    return ipaSounds(worker.synthesize_ipa(text).ipa);
  });
}

/** The nearest Persian sounds to those of eSpeak NG's English: what Iranians say in English words. */
const NEAREST: Readonly<Record<string, readonly IpaSound[]>> = {
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
function persianised(sounds: readonly IpaSound[]): IpaSound[] {
  return sounds.flatMap((sound) => {
    const stress = /^[ˈˌ]/.exec(sound)?.[0] ?? '';
    const [first, ...others] = nearest(sound.replace(/[ˈˌː]/g, ''));
    return first === undefined ? [] : [stress + first, ...others];
  });
}

/** Of two sounds that eSpeak NG joined, such as `uːəl`, each by itself. */
function nearest(sound: string): readonly IpaSound[] {
  const whole = NEAREST[sound];
  if (whole !== undefined) return whole;
  if ([...sound].length < 2 || sound === 'tʃ' || sound === 'dʒ') return sound === '' ? [] : [sound];
  return Array.from(sound).flatMap((part) => NEAREST[part] ?? [part]);
}

/** One sound in IPA as eSpeak NG writes it, such as `ˈɑ`, `dʒ` or `eː`. */
export type IpaSound = string;

const MARKS = /[ˈˌː]/g;

/** The sounds of eSpeak NG's answer for one word; it puts `_` between them. */
export function ipaSounds(ipa: string): IpaSound[] {
  const sounds: IpaSound[] = [];
  for (const piece of ipa.trim().split(/[_\s]+/)) {
    const last = sounds.at(-1);
    // ق and غ are `q1` in its Persian, parted like two sounds.
    if (piece === '1' && last !== undefined) sounds[sounds.length - 1] = `${last}1`;
    else if (piece !== '') sounds.push(piece);
  }
  return sounds;
}

/**
 * How a word is written for a voice that learned from eSpeak NG's Persian. Where eSpeak NG reads the spelling as we do,
 * or all of it before our ezafe, its own answer is what the voice was trained on, lengths and stress included; else our
 * reading in its sounds.
 * @param ours what we read, of the phoneme voice
 * @param theirs what eSpeak NG's Persian voice makes of the spelling; empty if there is none
 */
function trainedSounds(ours: readonly IpaSound[], theirs: readonly IpaSound[]): readonly IpaSound[] {
  const known = ours.map(asTrained).filter((sound) => sound !== 'w');
  if (theirs.length === 0 || theirs.length > known.length) return withLengths(known);
  const isSame = theirs.every((sound, at) => bare(sound) === bare(known[at] ?? ''));
  if (!isSame) return withLengths(known);
  const rest = known.slice(theirs.length);
  return isEzafe(rest) ? [...theirs, ...rest] : withLengths(known);
}

/** Its Persian has one sound for ق and غ, and a long o for ow. */
function asTrained(sound: IpaSound, at: number, all: readonly IpaSound[]): IpaSound {
  if (sound === 'q') return 'q1';
  if (bare(sound) === 'o' && all[at + 1] === 'w') return `${sound}ː`;
  return sound;
}

/** `w` goes into the long vowel before it; a final e is long, as its Persian has it in خانه. */
function withLengths(sounds: readonly IpaSound[]): IpaSound[] {
  const heard = sounds.filter((sound, at) => !(sound === 'w' && bare(sounds[at - 1] ?? '') === 'o'));
  return heard.map((sound, at) => (at === heard.length - 1 && /^[ˈˌ]?e$/.test(sound) ? `${sound}ː` : sound));
}

function isEzafe(rest: readonly IpaSound[]): boolean {
  return rest.length === 0 || ['e', 'je'].includes(rest.map(bare).join(''));
}

function bare(sound: IpaSound): string {
  return sound.replace(MARKS, '');
}
