import type { Candidate } from './candidate.ts';
import { entryCandidates } from './entries.ts';
import { guessedForm } from './letterToSound.ts';
import type { Lexicon } from './lexicon.ts';
import { compoundForms } from './morphology/compounds.ts';
import { nominalForms } from './morphology/nouns.ts';
import { createVerbMorphology, type VerbMorphology } from './morphology/verbs.ts';

const MAX_CANDIDATES = 6;
const MADE_OF_LISTED_SOUND = 1;
const CACHED_WORDS = 20_000;

/** Finds the ways in which a word can be read, likeliest first, at least one. */
export type WordReader = (word: string) => readonly Candidate[];

/** A reader over a lexicon that remembers the words it has seen, up to a limit. */
export function createWordReader(lexicon: Lexicon): WordReader {
  const verbs = createVerbMorphology(lexicon);
  const known = new Map<string, readonly Candidate[]>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= CACHED_WORDS) known.clear();
    const candidates = candidatesOf(word, lexicon, verbs);
    known.set(word, candidates);
    return candidates;
  };
}

function candidatesOf(word: string, lexicon: Lexicon, verbs: VerbMorphology): Candidate[] {
  const regular = regularForms(word, lexicon, verbs);
  const all = regular.length > 0 ? regular : irregularForms(word, lexicon, verbs);
  return distinct(all.length > 0 ? listedFirst(all) : [guessedForm(word, lexicon.soundModel)]).slice(
    0,
    MAX_CANDIDATES,
  );
}

function regularForms(word: string, lexicon: Lexicon, verbs: VerbMorphology): Candidate[] {
  const readBase = (form: string): Candidate[] => [
    ...entryCandidates(lexicon, form),
    ...verbs.verbalNouns(form),
  ];
  return [...nominalForms(word, readBase), ...verbs.finiteForms(word)];
}

/** Compounds, with the suffixes of nouns on them. */
function irregularForms(word: string, lexicon: Lexicon, verbs: VerbMorphology): Candidate[] {
  const read = (part: string): Candidate[] => regularForms(part, lexicon, verbs);
  return nominalForms(word, (form) => compoundForms(form, lexicon.affixes, read));
}

/** What the lexicon lists beats what morphology makes of the same sound: سلامتی is health, not "a healthy one". */
function listedFirst(candidates: readonly Candidate[]): Candidate[] {
  const nameOf = ({ reading }: Candidate): string => `${reading.phonemes} ${reading.partOfSpeech}`;
  const listed = new Set(candidates.filter(({ reading }) => reading.origin === 'lexicon').map(nameOf));
  return candidates.map((candidate) => {
    const { reading } = candidate;
    if (reading.origin === 'lexicon' || !listed.has(nameOf(candidate))) return candidate;
    return { ...candidate, reading: { ...reading, cost: reading.cost + MADE_OF_LISTED_SOUND } };
  });
}

/** One candidate for each pair of reading and part of speech, the cheapest, in the order of cost. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates.toSorted((a, b) => a.reading.cost - b.reading.cost);
  const seen = new Set<string>();
  return sorted.filter(({ reading, ezafe }) => {
    const key = `${reading.phonemes} ${reading.partOfSpeech} ${ezafe}`;
    return !seen.has(key) && seen.add(key);
  });
}
