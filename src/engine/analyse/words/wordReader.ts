import type { Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { compoundForms } from '../morphology/compounds.ts';
import { joinedNumeral } from '../morphology/joinedNumerals.ts';
import { nominalForms } from '../morphology/nouns.ts';
import { createVerbMorphology } from '../morphology/verbs.ts';
import { remembering } from '../remembering.ts';
import { regularForms, type WordSources } from './entries.ts';
import { withGuess } from './guess.ts';
import { chargedByPin, NO_PINS, type PinnedPronunciations, pinnedCandidate } from './pins.ts';
import { distinct, listedFirst, wholeFirst } from './ranking.ts';

const MAX_CANDIDATES = 6;
/** More different words than most books have. */
const CACHED_WORDS = 20_000;

/** Finds the ways in which a word can be read, likeliest first, at least one. */
export type WordReader = (word: string) => readonly Candidate[];

export interface WordReaders {
  /** As the user wants words to be read. */
  readonly read: WordReader;
  /** As words are read without pins. */
  readonly readPlain: WordReader;
  /** What the lexicon and the forms of its words give, without compounds and guesses: often nothing. */
  readonly readRegular: WordReader;
}

/** A reader over a lexicon, as words are read without pins. */
export function createWordReader(lexicon: Lexicon): WordReader {
  return createWordReaders(lexicon, NO_PINS).readPlain;
}

/** Readers over a lexicon that remember the words they have seen, up to a limit. */
export function createWordReaders(lexicon: Lexicon, pins: PinnedPronunciations): WordReaders {
  const verbs = createVerbMorphology(lexicon);
  const plain: WordSources = { lexicon, verbs, pins: NO_PINS, pinned: () => undefined };
  const readPlain = remembering((word) => candidatesOf(word, plain), CACHED_WORDS);
  const readRegular: WordReader = (word) => distinct(wholeFirst(regularForms(word, plain)));
  if (pins.size === 0) return { read: readPlain, readPlain, readRegular };
  const pinned = (form: string): Candidate | undefined => {
    const chosen = pins.get(form);
    return chosen === undefined ? undefined : pinnedCandidate(readPlain(form), chosen.phonemes);
  };
  const own: WordSources = { lexicon, verbs, pins, pinned };
  return { read: remembering((word) => candidatesOf(word, own), CACHED_WORDS), readPlain, readRegular };
}

function candidatesOf(word: string, sources: WordSources): Candidate[] {
  const regular = regularForms(word, sources);
  const isListed = regular.some(({ pronunciation }) => pronunciation.origin === 'lexicon');
  const numeral = isListed ? undefined : joinedNumeral(word, (part) => regularForms(part, sources));
  if (numeral !== undefined) return [numeral];
  const all = regular.length > 0 ? regular : compoundWords(word, sources);
  const ordered = withGuess(word, listedFirst(wholeFirst(all)), sources);
  return distinct(chargedByPin(ordered, sources.pins.get(word))).slice(0, MAX_CANDIDATES);
}

/** A single letter but و makes no compounds. */
const MIN_PART = 2;
const AND = 'و';
/** In UTF-16 units. No compound has so many; a longer word is sounded out as a whole. */
const MAX_COMPOUND_LETTERS = 40;

/** Compounds, with the suffixes of nouns on them. */
function compoundWords(word: string, sources: WordSources): Candidate[] {
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
