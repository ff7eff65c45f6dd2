import type { Pronunciation } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import { hashText } from '../hash.ts';
import { EVERY_CLASS, type StateView, type WordClass } from './node.ts';
import { timeOf } from './tenses.ts';

/** What the features see of a reading with this class and ezafe. */
export function viewState({ pronunciation }: Candidate, wordClass: WordClass, ezafe: boolean): StateView {
  const classNumber = EVERY_CLASS.indexOf(wordClass);
  return {
    label: classNumber * 2 + (ezafe ? 1 : 0),
    wordClass: classNumber,
    ezafe: ezafe ? 1 : 0,
    phonemes: hashText(pronunciation.phonemes),
    lemma: hashText(pronunciation.lemma),
    flags: flagsOf(pronunciation),
    time: timeOf(pronunciation.inflection),
  };
}

const LEXICAL_FLAGS = ['person', 'place', 'time', 'unit', 'title', 'plural', 'ezafe', 'question'];

function flagsOf({ inflection, features, origin }: Pronunciation): number {
  let flags = origin === 'letters' ? 1 : 0;
  if (inflection.plural) flags |= 2;
  if (inflection.indefinite) flags |= 4;
  if (inflection.clitic) flags |= 8;
  if (inflection.degree === 'comparative') flags |= 16;
  if (inflection.degree === 'superlative') flags |= 32;
  if (inflection.tense === 'infinitive') flags |= 64;
  if (inflection.tense === 'participle') flags |= 128;
  LEXICAL_FLAGS.forEach((feature, at) => {
    if (features.has(feature)) flags |= 256 << at;
  });
  return flags;
}
