import { endsOpen } from '../data/letterContexts.ts';
import type { Candidate } from './candidate.ts';
import { SHADDA, vowelIn } from './inputMarks.ts';
import type { Lexicon } from './lexicon.ts';
import type { NormalisedWord } from './normalise.ts';

const MARKED_COST = 5;

/** The reading that the marks of the source spell out, letters without marks guessed. */
export function markedForm(word: NormalisedWord, lexicon: Lexicon): Candidate {
  let phonemes = '';
  const last = word.letters.length - 1;
  for (let at = 0; at <= last; at++) {
    if (word.letters[at] === '\u200c') continue;
    const [carrier = '', vowel = ''] = lexicon.soundOf(word.letters, at, endsOpen(phonemes)).split('|');
    const marks = word.marks[at] ?? '';
    const single = carrier.length === 2 && carrier[0] === carrier[1] ? carrier.slice(1) : carrier;
    const consonant = marks === '' ? carrier : marks.includes(SHADDA) ? single + single : single;
    phonemes += consonant + (marks === '' ? vowel : at < last ? vowelIn(marks) : '');
  }
  return {
    ezafe: 'possible',
    reading: {
      id: phonemes,
      phonemes,
      lemma: word.letters,
      partOfSpeech: 'noun',
      gloss: '',
      features: NO_FEATURES,
      inflection: {},
      origin: 'marks',
      cost: MARKED_COST,
    },
  };
}

const NO_FEATURES: ReadonlySet<string> = new Set();
