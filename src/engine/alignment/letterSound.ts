import type { Phonemes } from '../types.ts';

/** What one letter of a word sounds like. */
export interface LetterSound {
  /** The sound of the letter itself; empty for a silent letter or a mere seat of a vowel. */
  readonly carrier: string;
  /** The unwritten vowel after it: short, the ā of الله and رحمن, or what is long behind the final ه of Arabic (له). */
  readonly vowel: '' | 'a' | 'e' | 'o' | 'A' | 'i' | 'u';
  /** A doubled consonant (tashdid). */
  readonly doubled: boolean;
  /** The n of a tanvin after the vowel, which no letter writes (نورٌ). */
  readonly tanvin?: true;
}

export const SILENT: LetterSound = { carrier: '', vowel: '', doubled: false };

type SoundsOfCarrier = Readonly<Record<LetterSound['vowel'], LetterSound>>;

/** Each carrier with each vowel, made once. */
const SOUNDS = new Map<string, SoundsOfCarrier>();

/** The sounds of a letter with this sound of its own, by the vowel behind it. */
export function soundsOfCarrier(carrier: string): SoundsOfCarrier {
  const known = SOUNDS.get(carrier);
  if (known !== undefined) return known;
  const doubled = carrier.length === 2 && carrier[0] === carrier[1];
  const sound = (vowel: LetterSound['vowel']): LetterSound => ({ carrier, vowel, doubled });
  const made = {
    '': sound(''),
    a: sound('a'),
    e: sound('e'),
    o: sound('o'),
    A: sound('A'),
    i: sound('i'),
    u: sound('u'),
  };
  SOUNDS.set(carrier, made);
  return made;
}

/** A letter at the end of a word with a vowel and the n of tanvin behind it. */
export function withTanvin(sound: LetterSound): LetterSound {
  return { ...sound, tanvin: true };
}

/** The phonemes of letters that stand together. */
export function heard(sounds: readonly LetterSound[]): Phonemes {
  return sounds.map(({ carrier, vowel, tanvin }) => carrier + vowel + (tanvin ? 'n' : '')).join('');
}
