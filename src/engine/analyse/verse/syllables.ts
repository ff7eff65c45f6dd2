import { endsInVowel, heardWithoutEzafe, isVowel } from '../../phonology.ts';
import type { Phonemes } from '../../types.ts';
import type { State } from '../context/node.ts';
import { remembering } from '../remembering.ts';
import type { SourceWord } from '../sentence/sourceWords.ts';

/** What a syllable fills of a metre, and what it costs to weigh it so: 1 is about as bad as an unlikely reading. */
export interface SyllableWeight {
  /** `overlong` is heavy with a light one behind it: دوست، دست. `any` ends a hemistich. */
  readonly fills: 'light' | 'heavy' | 'overlong' | 'any';
  readonly cost: number;
}

/** The ways to weigh a syllable. */
export type SyllableWeights = readonly SyllableWeight[];

/** What stands behind a word: a word that begins with a vowel or with a consonant, or the end of the hemistich. */
type Behind = 'consonant' | 'vowel' | 'end';

const LIGHT: SyllableWeight = { fills: 'light', cost: 0 };
const HEAVY: SyllableWeight = { fills: 'heavy', cost: 0 };
const OVERLONG: SyllableWeight = { fills: 'overlong', cost: 0 };

const SHORT: SyllableWeights = [LIGHT];
const LONG: SyllableWeights = [HEAVY];
/** Ezafe, و and other short vowels at the end of a word may be long. */
const SHORT_AT_END: SyllableWeights = [LIGHT, { fills: 'heavy', cost: 0.5 }];
/** ی and و may be short before a vowel. */
const LONG_BEFORE_VOWEL: SyllableWeights = [HEAVY, { fills: 'light', cost: 0.5 }];
const BEYOND_HEAVY: SyllableWeights = [OVERLONG, { fills: 'heavy', cost: 1.5 }];
const LAST: SyllableWeights = [{ fills: 'any', cost: 0 }];

/** What it costs that a glottal stop parts a vowel from the consonant before it. */
const GLOTTAL_STOP = 0.2;

/** A vowel with the consonants behind it that do not begin the next syllable. */
const SYLLABLE = /([aeoAiu])((?:[^aeoAiu](?![aeoAiu]))*)/g;

/** The syllables of a word: before a vowel, its last consonant may begin the next one. */
export function syllablesOf(sound: Phonemes, behind: Behind): readonly SyllableWeights[] {
  const found = [...sound.matchAll(SYLLABLE)];
  return found.map(([all, vowel = '', coda = ''], at) => {
    if (at === found.length - 1) return lastSyllable(vowel, coda, behind);
    const glides = vowel === 'i' && sound[(found[at]?.index ?? 0) + all.length] === 'y';
    return glides ? LONG_BEFORE_VOWEL : closedSyllable(vowel, coda);
  });
}

function lastSyllable(vowel: string, coda: string, behind: Behind): SyllableWeights {
  if (behind === 'end') return LAST;
  if (behind === 'vowel' && coda !== '') {
    const apart = closedSyllable(vowel, coda);
    return [
      ...closedSyllable(vowel, coda.slice(0, -1)),
      ...apart.map(({ fills, cost }) => ({ fills, cost: cost + GLOTTAL_STOP })),
    ];
  }
  if (coda !== '') return closedSyllable(vowel, coda);
  if (isShort(vowel)) return SHORT_AT_END;
  return behind === 'vowel' && vowel !== 'A' ? LONG_BEFORE_VOWEL : LONG;
}

function closedSyllable(vowel: string, coda: string): SyllableWeights {
  // n behind a long vowel is not counted: جان is as long as جا.
  const counted = isShort(vowel) || !coda.startsWith('n') ? coda.length : coda.length - 1;
  const length = counted + (isShort(vowel) ? 1 : 2);
  if (length === 1) return SHORT;
  return length === 2 ? LONG : BEYOND_HEAVY;
}

function isShort(vowel: string): boolean {
  return vowel === 'a' || vowel === 'e' || vowel === 'o';
}

/** What may stand behind a word; `Heard` counts them so. */
export const BEHIND: readonly Behind[] = ['consonant', 'vowel', 'end'];

/** A reading of a word as a metre hears it. */
export interface Heard {
  /** Whether it is no word but a sign or a border. */
  readonly isSilent: boolean;
  /** What it is for the word before it, as a place in `BEHIND`. */
  readonly begins: number;
  /** Its syllables, by what stands behind it. */
  readonly syllables: readonly (readonly SyllableWeights[])[];
}

const REMEMBERED_SOUNDS = 5000;

const SILENT: Heard = { isSilent: true, begins: 0, syllables: [] };

/** The states of words without pieces, which sound the same everywhere; kept as long as the states are. */
const known = new WeakMap<State, Heard>();

export function heardAs(state: State | undefined, word: SourceWord | undefined): Heard {
  if (state === undefined || word === undefined) return SILENT;
  if (word.pieces !== undefined) return heardWith(state, word);
  const found = known.get(state) ?? heardWith(state, word);
  known.set(state, found);
  return found;
}

function heardWith(state: State, word: SourceWord): Heard {
  const sound = soundOf(state, word);
  return sound === '' ? SILENT : heard(sound);
}

const heard = remembering((sound: string): Heard => {
  return {
    isSilent: false,
    begins: BEHIND.indexOf(isVowel(sound.slice(0, 1)) ? 'vowel' : 'consonant'),
    syllables: BEHIND.map((behind) => syllablesOf(sound, behind)),
  };
}, REMEMBERED_SOUNDS);

/** A state with the pieces of its word and its ezafe. */
function soundOf({ candidate, ezafe }: State, { pieces = [] }: SourceWord): string {
  const piecesOn = (side: string): string =>
    pieces.flatMap((piece) => (piece.side === side ? piece.pronunciation.phonemes : [])).join('');
  const sound = piecesOn('next') + candidate.pronunciation.phonemes + piecesOn('previous');
  if (!ezafe) return heardWithoutEzafe(sound);
  return endsInVowel(sound) ? `${sound}ye` : `${sound}e`;
}
