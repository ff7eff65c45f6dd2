import type { Phonemes } from '../types.ts';

/** What one letter of a word sounds like. */
export interface LetterSound {
  /** The sound of the letter itself; empty for a silent letter or a mere seat of a vowel. */
  readonly carrier: string;
  /** The unwritten vowel after it: short, or the ā of الله and رحمن. */
  readonly vowel: '' | 'a' | 'e' | 'o' | 'A';
  /** A doubled consonant (tashdid). */
  readonly doubled: boolean;
}

export const SILENT: LetterSound = { carrier: '', vowel: '', doubled: false };

type SoundsOfCarrier = Readonly<Record<LetterSound['vowel'], LetterSound>>;

/** Each carrier with each vowel, made once. */
const SOUNDS = new Map<string, SoundsOfCarrier>();

/** The sounds of a letter with this sound of its own, by the vowel behind it. */
export function soundsOf(carrier: string): SoundsOfCarrier {
  const known = SOUNDS.get(carrier);
  if (known !== undefined) return known;
  const doubled = carrier.length === 2 && carrier[0] === carrier[1];
  const sound = (vowel: LetterSound['vowel']): LetterSound => ({ carrier, vowel, doubled });
  const made = { '': sound(''), a: sound('a'), e: sound('e'), o: sound('o'), A: sound('A') };
  SOUNDS.set(carrier, made);
  return made;
}

/** The phonemes of letters that stand together. */
export function heard(sounds: readonly LetterSound[]): Phonemes {
  return sounds.map(({ carrier, vowel }) => carrier + vowel).join('');
}
