import type { Inflection, Phonemes, Pronunciation } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { compoundForms } from '../morphology/compounds.ts';
import { nominalForms } from '../morphology/nouns.ts';
import { createVerbMorphology, type VerbMorphology } from '../morphology/verbs.ts';
import { isStrange } from '../sounds/soundSearch.ts';
import { entryCandidates } from './entries.ts';
import { guessedForm, UNKNOWN_COST } from './letterToSound.ts';
import { chargedByPin, NO_PINS, type PinnedPronunciations, pinnedCandidate } from './pins.ts';

const MAX_CANDIDATES = 6;
const MADE_OF_LISTED_SOUND = 1;
/** From here on it is looked at whether a reading that morphology makes sounds like a word. */
const DOUBTFUL_COST = 1;
const COMMON_ENDING = 5;
/**
 * What it costs to take a form apart that is known as a whole: توانست is the verb before it is "it is power", سری is
 * a series before it is "a head", نزد is near before it is "did not strike".
 */
const KNOWN_FORM_TAKEN_APART = { clitic: 1.5, plural: 1.5, indefinite: 1, verb: 1 } as const;
/** A reading this cheap is the plain one of its form; one of poetry is so for the forms of nouns only. */
const PLAIN_COST = 0.5;
const PLAIN_IN_POETRY_COST = 2;
/** A single letter but و makes no compounds. */
const MIN_PART = 2;
const AND = 'و';
/** In UTF-16 units. No compound has so many; a longer word is sounded out as a whole. */
const MAX_COMPOUND_LETTERS = 40;
const CACHED_WORDS = 20_000;

/** Finds the ways in which a word can be read, likeliest first, at least one. */
export type WordReader = (word: string) => readonly Candidate[];

/** What words are read with. */
interface Sources {
  readonly lexicon: Lexicon;
  readonly verbs: VerbMorphology;
  readonly pins: PinnedPronunciations;
  /** A reading that only the pins have. */
  readonly pinned: (form: string) => Candidate | undefined;
}

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
  const plain: Sources = { lexicon, verbs, pins: NO_PINS, pinned: () => undefined };
  const readPlain = reader(plain);
  const readRegular: WordReader = (word) => distinct(wholeFirst(regularForms(word, plain)));
  if (pins.size === 0) return { read: readPlain, readPlain, readRegular };
  const pinned = (form: string): Candidate | undefined => {
    const chosen = pins.get(form);
    return chosen === undefined ? undefined : pinnedCandidate(readPlain(form), chosen);
  };
  return { read: reader({ lexicon, verbs, pins, pinned }), readPlain, readRegular };
}

function reader(sources: Sources): WordReader {
  const known = new Map<string, readonly Candidate[]>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= CACHED_WORDS) known.clear();
    const candidates = candidatesOf(word, sources);
    known.set(word, candidates);
    return candidates;
  };
}

function candidatesOf(word: string, sources: Sources): Candidate[] {
  const regular = regularForms(word, sources);
  const all = regular.length > 0 ? regular : irregularForms(word, sources);
  const ordered = withGuess(word, listedFirst(wholeFirst(all)), sources);
  return distinct(chargedByPin(ordered, sources.pins.get(word))).slice(0, MAX_CANDIDATES);
}

/**
 * The letters of a word are sounded out where it has no other reading, or where taking it apart gives a sound that
 * words spelled so do not have: قیمت is no قیم with "your".
 */
function withGuess(word: string, candidates: readonly Candidate[], sources: Sources): readonly Candidate[] {
  const model = sources.lexicon.soundModel;
  const known = (part: string): Phonemes | undefined =>
    distinct(regularForms(part, sources))[0]?.pronunciation.phonemes;
  const best = distinct(candidates)[0];
  if (best === undefined) return [guessedForm(word, model, known)];
  if (!isDoubtful(best.pronunciation) || word.includes('\u200c')) return candidates;
  const heard = best.pronunciation.phonemes + (best.ezafe === 'written' ? 'y' : '');
  if (!isStrange(word, heard, strangest(best.pronunciation), model)) return candidates;
  return [
    guessedForm(word, model, known),
    ...candidates.map((candidate) => charged(candidate, UNKNOWN_COST)),
  ];
}

/** Verbs have few endings, and words that look like their forms are rare; so are those that a longer word begins. */
function isDoubtful({ origin, cost, inflection, lemma }: Pronunciation): boolean {
  if (origin === 'lexicon' || cost < DOUBTFUL_COST || inflection.tense !== undefined) return false;
  return !(hasClitic(inflection) && lemma.length >= LONG_LEMMA && cost <= PLAIN_IN_POETRY_COST);
}

const LONG_LEMMA = 4;

function hasClitic({ clitic, copula, object }: Inflection): boolean {
  return clitic !== undefined || copula !== undefined || object === true;
}

/** How strange a reading may sound; with the endings that many words have, stranger than without them. */
function strangest({ cost, inflection }: Pronunciation): number {
  const isCommon = inflection.clitic !== undefined || inflection.plural;
  return UNKNOWN_COST - cost + (isCommon ? COMMON_ENDING : 0);
}

function regularForms(word: string, { lexicon, verbs, pins, pinned }: Sources): Candidate[] {
  const readBase = (form: string): Candidate[] => {
    const own = pinned(form);
    const listed = [...entryCandidates(lexicon, form), ...verbs.verbalNouns(form), ...(own ? [own] : [])];
    return chargedByPin(listed, pins.get(form));
  };
  return [...nominalForms(word, remembered(readBase)), ...verbs.finiteForms(word)];
}

/** `read`, asked once for each form. */
function remembered<Read>(read: (form: string) => Read): (form: string) => Read {
  const known = new Map<string, Read>();
  return (form) => {
    const found = known.get(form) ?? read(form);
    known.set(form, found);
    return found;
  };
}

/** Compounds, with the suffixes of nouns on them. */
function irregularForms(word: string, sources: Sources): Candidate[] {
  if (word.length > MAX_COMPOUND_LETTERS) return [];
  const read = remembered((part: string): Candidate[] =>
    part.length < MIN_PART && part !== AND
      ? []
      : regularForms(part, sources).filter(({ pronunciation }) => beginsAlike(part, pronunciation.lemma)),
  );
  return nominalForms(
    word,
    remembered((form) => compoundForms(form, sources.lexicon.affixes, read)),
  );
}

/** A part of a word is not taken for one with another first letter, which آل and ال would be. */
function beginsAlike(part: string, lemma: string): boolean {
  return !(part.startsWith('ا') && lemma.startsWith('آ'));
}

/** Where a form is a plain verb or listed, it is rarely another word with an ending, or a verb with a prefix. */
function wholeFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  const listed = leastCost(candidates, ({ origin }) => origin === 'lexicon');
  const verb = leastCost(candidates, ({ partOfSpeech }) => partOfSpeech === 'verb');
  const nounsAreForms = listed <= PLAIN_IN_POETRY_COST || verb <= PLAIN_COST;
  const verbsAreForms = listed <= PLAIN_COST;
  if (!nounsAreForms) return candidates;
  return candidates.map((candidate) => {
    const { pronunciation } = candidate;
    if (pronunciation.origin === 'lexicon') return candidate;
    const isForm = pronunciation.partOfSpeech === 'verb' ? verbsAreForms : nounsAreForms;
    return isForm ? charged(candidate, takenApartCost(pronunciation)) : candidate;
  });
}

function leastCost(
  candidates: readonly Candidate[],
  counts: (pronunciation: Pronunciation) => boolean,
): number {
  return Math.min(
    ...candidates.map(({ pronunciation }) => (counts(pronunciation) ? pronunciation.cost : Infinity)),
  );
}

function takenApartCost({ partOfSpeech, inflection, phonemes }: Pronunciation): number {
  const cost = KNOWN_FORM_TAKEN_APART;
  if (partOfSpeech === 'verb') return inflection.negative || /^b[ei]/.test(phonemes) ? cost.verb : 0;
  if (hasClitic(inflection)) return cost.clitic;
  return inflection.indefinite ? cost.indefinite : inflection.plural ? cost.plural : 0;
}

function charged(candidate: Candidate, cost: number): Candidate {
  return cost === 0
    ? candidate
    : {
        ...candidate,
        pronunciation: { ...candidate.pronunciation, cost: candidate.pronunciation.cost + cost },
      };
}

/** What the lexicon lists beats what morphology makes of the same sound: سلامتی is health, not "a healthy one". */
function listedFirst(candidates: readonly Candidate[]): Candidate[] {
  const nameOf = ({ pronunciation }: Candidate): string =>
    `${pronunciation.phonemes} ${pronunciation.partOfSpeech}`;
  const listed = new Set(
    candidates.filter(({ pronunciation }) => pronunciation.origin === 'lexicon').map(nameOf),
  );
  return candidates.map((candidate) => {
    const { pronunciation } = candidate;
    if (pronunciation.origin === 'lexicon' || !listed.has(nameOf(candidate))) return candidate;
    return charged(candidate, MADE_OF_LISTED_SOUND);
  });
}

/** One candidate for each pair of reading and part of speech, the cheapest, in the order of cost. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates.toSorted((a, b) => a.pronunciation.cost - b.pronunciation.cost);
  const seen = new Set<string>();
  return sorted.filter(({ pronunciation, ezafe }) => {
    const key = `${pronunciation.phonemes} ${pronunciation.partOfSpeech} ${ezafe}`;
    return !seen.has(key) && seen.add(key);
  });
}
