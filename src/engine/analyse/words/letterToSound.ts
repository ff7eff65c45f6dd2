import type { Phonemes } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import { withOnset } from '../morphology/parts.ts';
import type { SoundModel } from '../sounds/soundModel.ts';
import { soundedOut } from '../sounds/soundSearch.ts';

/** More than what morphology makes of a word costs, unless it is far-fetched. */
export const UNKNOWN_COST = 9;

/**
 * A guess at a word that neither lexicon nor morphology knows, letter by letter in context; its parts between ZWNJ as
 * `known` reads them where it can.
 */
export function guessedForm(
  word: string,
  model: SoundModel,
  known: (part: string) => Phonemes | undefined,
): Candidate {
  const parts = word.split('\u200c');
  const sounds = parts.map(
    (part) => (parts.length > 1 && part.length > 1 ? known(part) : undefined) ?? soundedOut(part, model),
  );
  const phonemes = sounds.reduce((before, part) => before + (before === '' ? part : withOnset(part)), '');
  return {
    ezafe: 'possible',
    pronunciation: {
      id: phonemes,
      phonemes,
      lemma: word,
      partOfSpeech: 'noun',
      gloss: '',
      features: NO_FEATURES,
      inflection: {},
      origin: 'letters',
      cost: UNKNOWN_COST,
    },
  };
}

const NO_FEATURES: ReadonlySet<string> = new Set();
