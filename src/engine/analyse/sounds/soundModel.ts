import { fnvWith, hashText } from '../../format/hash.ts';
import type { Weights } from '../../format/trained.ts';
import { isVowel } from '../../phonology.ts';

/**
 * Letter to sound, for words that neither lexicon nor morphology knows: each letter has one of the sounds that the
 * lexicon has shown for it (its own sound, `|`, the short vowel behind it), chosen together by a beam search
 * (`soundSearch.ts`) over what `soundFeatures.ts` sees.
 */
export interface SoundModel {
  /** The sounds that a letter can have, commonest first. */
  readonly sounds: ReadonlyMap<string, readonly Sound[]>;
  readonly weights: Weights;
}

/** A letter's sound with what the features see of it. */
export interface Sound {
  /** The letter's own sound, `|`, the short vowel behind it. */
  readonly text: string;
  readonly phonemes: string;
  readonly name: number;
  /** Silent, consonant or vowel, doubled or not, with a short vowel behind it or not. */
  readonly kind: number;
}

/** The sound that is written so, prepared for the features. */
export function soundNamed(text: string): Sound {
  const [carrier = '', vowel = ''] = text.split('|');
  const base = carrier === '' ? 0 : /[Aiuo]$/.test(carrier) ? 1 : 2;
  const doubled = carrier.length === 2 && carrier[0] === carrier[1] ? 4 : 0;
  const kind = base + doubled + (vowel === '' ? 0 : 8);
  return { text, phonemes: carrier + vowel, name: hashText(text), kind };
}

const BORDER_SOUND: Sound = { text: '#', phonemes: '', name: hashText('#'), kind: 15 };

/** The sounds of a word's first letters, and what the sounds of later letters see of them. */
export interface SoundPath {
  readonly sound: Sound;
  readonly before: SoundPath | undefined;
  readonly score: number;
  /** The last four phonemes, one byte each. */
  readonly tail: number;
  /** All vowels so far, hashed. */
  readonly vowels: number;
  /** The kinds of all sounds so far, hashed. */
  readonly kinds: number;
  /** How many consonants stand at the end. */
  readonly consonants: number;
}

/** Stands before the first letter. */
export const NO_SOUNDS: SoundPath = {
  sound: BORDER_SOUND,
  before: undefined,
  score: 0,
  tail: 0,
  vowels: 0,
  kinds: 0,
  consonants: 0,
};

/** The path with one more sound. */
export function pathWithSound(path: SoundPath, sound: Sound, score: number): SoundPath {
  let { tail, vowels, consonants } = path;
  for (const phoneme of sound.phonemes) {
    tail = (tail << 8) | phoneme.charCodeAt(0);
    if (isVowel(phoneme)) vowels = fnvWith(vowels, phoneme.charCodeAt(0));
    consonants = isVowel(phoneme) ? 0 : consonants + 1;
  }
  const kinds = fnvWith(path.kinds, sound.kind + 1);
  return { sound, before: path, score, tail, vowels, kinds, consonants };
}

/** Whether Persian can go on so: no word begins with two consonants, and no vowel follows a vowel at once. */
export function mayFollow({ vowels, tail, consonants }: SoundPath, { phonemes }: Sound): boolean {
  let [begun, beforeIsVowel, isFirst] = [vowels !== 0, tail !== 0 && consonants === 0, tail === 0];
  for (const phoneme of phonemes) {
    if (isVowel(phoneme) ? beforeIsVowel : !begun && !isFirst) return false;
    [begun, beforeIsVowel, isFirst] = [begun || isVowel(phoneme), isVowel(phoneme), false];
  }
  return true;
}
