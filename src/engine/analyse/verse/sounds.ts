import { endsInVowel, heardWithoutEzafe, isVowel } from '../../phonology.ts';
import type { State } from '../context/node.ts';
import { remembering } from '../remembering.ts';
import type { SourceWord } from '../sentence/sourceWords.ts';
import { type Behind, syllablesOf, type Weights } from './syllables.ts';

/** What may stand behind a word; `Heard` counts them so. */
export const BEHIND: readonly Behind[] = ['consonant', 'vowel', 'end'];

/** A reading of a word as a metre hears it. */
export interface Heard {
  /** Whether it is no word but a sign or a border. */
  readonly isSilent: boolean;
  /** What it is for the word before it, as a place in `BEHIND`. */
  readonly begins: number;
  /** Its syllables, by what stands behind it. */
  readonly syllables: readonly (readonly Weights[])[];
}

const REMEMBERED_SOUNDS = 5000;

const SILENT: Heard = { isSilent: true, begins: 0, syllables: [] };

export function heardAs(state: State | undefined, word: SourceWord | undefined): Heard {
  const sound = state === undefined || word === undefined ? '' : soundOf(state, word);
  if (sound === '') return SILENT;
  return heard(sound);
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
