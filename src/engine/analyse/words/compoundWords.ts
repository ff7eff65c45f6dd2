import type { Candidate } from '../candidate.ts';
import { compoundForms } from '../morphology/compounds.ts';
import { nominalForms } from '../morphology/nouns.ts';
import { remembering } from '../remembering.ts';
import { regularForms, type WordSources } from './regularForms.ts';

/** A single letter but و makes no compounds. */
const MIN_PART = 2;
const AND = 'و';
/** In UTF-16 units. No compound has so many; a longer word is sounded out as a whole. */
const MAX_COMPOUND_LETTERS = 40;

/** Compounds, with the suffixes of nouns on them. */
export function compoundWords(word: string, sources: WordSources): Candidate[] {
  if (word.length > MAX_COMPOUND_LETTERS) return [];
  const read = remembering((part: string): Candidate[] =>
    part.length < MIN_PART && part !== AND
      ? []
      : regularForms(part, sources).filter(({ pronunciation }) => beginsAlike(part, pronunciation.lemma)),
  );
  return nominalForms(
    word,
    remembering((form) => compoundForms(form, sources.lexicon.affixes, read)),
  );
}

/** A part of a word is not taken for one with another first letter, which آل and ال would be. */
function beginsAlike(part: string, lemma: string): boolean {
  return !(part.startsWith('ا') && lemma.startsWith('آ'));
}
