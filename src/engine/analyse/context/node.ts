import type { Candidate } from '../candidate.ts';

/**
 * Classes of words whose neighbours matter, in the order of their numbers in features: another order makes the trained
 * model void. `object` is را, `boundary` what punctuation makes.
 */
export const EVERY_CLASS = [
  'noun',
  'name',
  'adjective',
  'adverb',
  'verb',
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'numeral',
  'object',
  'particle',
  'interjection',
  'boundary',
] as const;

export type WordClass = (typeof EVERY_CLASS)[number];

/** A word, a number, a Latin word or a boundary in the chain that context decides over. */
export interface Node {
  /** The index of the token; boundaries have that of their punctuation. */
  readonly tokenIndex: number;
  /** The word's normalised letters; empty for what is no word. */
  readonly form: string;
  /** The ways to read it; one for everything that is no Persian word. */
  readonly candidates: readonly Candidate[];
  /** The class of what is no word; a word's class follows from its candidates. */
  readonly fixedClass?: WordClass | undefined;
  /** Whether it is the complement of a compound verb that follows (تصویب in «تصویب شد»). */
  readonly complementOfNext: boolean;
  /** Whether it makes a compound verb with the next verb of its clause, other words between them. */
  readonly complementOfLater: boolean;
  /** What the next verb of its clause takes, as `chain.ts` numbers it. */
  readonly clauseVerb: number;
  /** Whether a numeral and و stand before it: in «بیست و نه» the last is nine, not "no". */
  readonly afterNumeralAnd: boolean;
  /** The infinitives, among its readings', that make a compound verb with what stands before it. */
  readonly compoundLemmas: readonly string[];
  /** A mark in the source says that ezafe is or is not there; undefined if the source says nothing. */
  readonly markedEzafe?: boolean | undefined;
}

/** What the features see of a state, computed once a state. */
export interface StateView {
  /** Class and ezafe in one number. */
  readonly label: number;
  readonly wordClass: number;
  readonly ezafe: number;
  readonly phonemes: number;
  readonly lemma: number;
  readonly flags: number;
  /** As `timeOf` numbers it. */
  readonly time: number;
}

/** One way to read a node: a candidate, with or without ezafe. */
export interface State {
  readonly candidate: Candidate;
  readonly wordClass: WordClass;
  readonly ezafe: boolean;
  /** What the state costs by itself. */
  readonly cost: number;
  readonly view: StateView;
}

/** دوم، بیستم، اول follow their noun as adjectives do. */
const ORDINAL = /om$|^avval$/;

/** The class of a word that is read so. */
export function classOf({ pronunciation }: Candidate): WordClass {
  switch (pronunciation.partOfSpeech) {
    case 'particle':
      return pronunciation.lemma === 'را' || pronunciation.lemma === 'رو' ? 'object' : 'particle';
    case 'numeral':
      return ORDINAL.test(pronunciation.phonemes) ? 'adjective' : 'numeral';
    case 'affix':
      return 'particle';
    default:
      return pronunciation.partOfSpeech;
  }
}

/** رفته, نوشته: an adjective, or the main verb of «رفته است». */
export function isParticiple({ pronunciation }: Candidate): boolean {
  return pronunciation.inflection.tense === 'participle';
}
