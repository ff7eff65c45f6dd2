import type { Candidate } from './candidate.ts';
import { type SoundModel, soundedOut } from './soundModel.ts';

const UNKNOWN_COST = 8;

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
