import type { Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { compoundForms } from '../morphology/compounds.ts';
import { joinedNumeral } from '../morphology/joinedNumerals.ts';
import { nominalForms } from '../morphology/nouns.ts';
import { verbMorphologyOf } from '../morphology/verbs.ts';
import { remembering } from '../remembering.ts';
import type { SoundModel } from '../sounds/soundModel.ts';
import { entryCandidates, regularForms, type WordSources } from './entries.ts';
import { withGuess } from './guess.ts';
import { agreesWithMarks, hasMarks, markedEzafe, markedForm, readingsByMarks } from './inputMarks.ts';
import { type NormalisedWord, normaliseWord } from './normalise.ts';
import { chargedByPin, NO_PINS, type PinnedPronunciations, pinnedCandidate } from './pins.ts';
import { distinct, listedFirst, wholeFirst } from './ranking.ts';

const MAX_CANDIDATES = 6;
/** More different words than most books have. */
const REMEMBERED_WORDS = 20_000;

/**
 * What a look-up leaves out: what the user chose (`pins`); besides, what is put together of several words and what is
 * guessed (`compounds`); besides, all that morphology makes (`forms`), so that the entries of the lexicon are left.
 */
interface LeftOut {
  readonly without: 'pins' | 'compounds' | 'forms';
}

interface WithoutPins extends LeftOut {
  readonly without: 'pins';
}

/**
 * Finds the ways in which a word of unified letters can be read, likeliest first; entries are in the lexicon's order. At
 * least one, unless compounds or forms are left out.
 */
export type WordReader = (letters: string, leftOut?: LeftOut) => readonly Candidate[];

/** A reader over a lexicon that remembers the words it has seen, up to a limit. */
export function createWordReader(lexicon: Lexicon, pins: PinnedPronunciations = NO_PINS): WordReader {
  const verbs = verbMorphologyOf(lexicon);
  const unpinned: WordSources = { lexicon, verbs, pins: NO_PINS, pinned: () => undefined };
  const readers = {
    pins: remembered((word) => candidatesOf(word, unpinned)),
    compounds: remembered((word) => distinct(wholeFirst(regularForms(word, unpinned)))),
    forms: remembered((word) => entryCandidates(lexicon, word)),
  };
  const pinned = (form: string): Candidate | undefined => {
    const chosen = pins.get(form);
    return chosen === undefined ? undefined : pinnedCandidate(readers.pins(form), chosen.phonemes);
  };
  const own: WordSources = { lexicon, verbs, pins, pinned };
  const readAll = pins.size === 0 ? readers.pins : remembered((word) => candidatesOf(word, own));
  return (letters, leftOut) => (leftOut === undefined ? readAll(letters) : readers[leftOut.without](letters));
}

/** A word as the source has it, whatever stands beside it. */
export interface WordAlone {
  readonly normalised: string;
  readonly candidates: readonly Candidate[];
  /** Whether the source marks it with ezafe or with none; absent where it says nothing. */
  readonly markedEzafe?: boolean;
}

/** Looks a word up as it is written, with what its marks say. */
export type AloneReader = (source: string, leftOut?: WithoutPins) => WordAlone;

/** A reader of the source's words by `read` that remembers them too. */
export function createAloneReader(read: WordReader, soundModel: SoundModel): AloneReader {
  const reader = (leftOut?: WithoutPins): ((source: string) => WordAlone) =>
    remembered((source) => {
      const word = normaliseWord(source);
      const marked = markedEzafe(word);
      return {
        normalised: word.letters,
        candidates: readMarked(word, read, soundModel, leftOut),
        ...(marked !== undefined && { markedEzafe: marked }),
      };
    });
  const [readAll, readUnpinned] = [reader(), reader({ without: 'pins' })];
  return (source, leftOut) => (leftOut === undefined ? readAll : readUnpinned)(source);
}

function readMarked(
  word: NormalisedWord,
  read: WordReader,
  soundModel: SoundModel,
  leftOut: WithoutPins | undefined,
): readonly Candidate[] {
  const candidates = read(word.letters, leftOut);
  if (!hasMarks(word)) return candidates;
  // What the source itself says counts more than what was chosen for all places.
  const agreed = agreesWithMarks(candidates[0], word) ? candidates : read(word.letters, { without: 'pins' });
  return readingsByMarks(agreed, word, markedForm(word, soundModel));
}

function remembered<Known>(find: (word: string) => Known): (word: string) => Known {
  return remembering(find, REMEMBERED_WORDS);
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
