import { endsOpen } from '../data/letterContexts.ts';
import type { Phonemes } from '../types.ts';
import type { Candidate } from './candidate.ts';
import type { Lexicon } from './lexicon.ts';

const UNKNOWN_COST = 8;

/** A guess at a word that neither lexicon nor morphology knows, letter by letter in context. */
export function guessedForm(word: string, lexicon: Lexicon): Candidate {
  const phonemes = soundsOf(word, lexicon);
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

function soundsOf(word: string, lexicon: Lexicon): Phonemes {
  let phonemes = '';
  for (let at = 0; at < word.length; at++) {
    if (word[at] === '\u200c') continue;
    phonemes += lexicon.soundOf(word, at, endsOpen(phonemes)).replace('|', '');
  }
  return phonemes;
}
