import type { Candidate } from './candidate.ts';
import type { SoundModel } from './soundModel.ts';
import { soundedOut } from './soundSearch.ts';

/** More than what morphology makes of a word costs, unless it is far-fetched. */
export const UNKNOWN_COST = 9;

/** A guess at a word that neither lexicon nor morphology knows, letter by letter in context. */
export function guessedForm(word: string, model: SoundModel): Candidate {
  const phonemes = soundedOut(word, model);
  return {
    ezafe: 'possible',
    reading: {
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
