import { isVowel } from '../../phonology.ts';
import { ZWNJ } from '../../signs.ts';
import type { Inflection, Phonemes } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { finiteForms } from './finiteVerbs.ts';
import { firstSense } from './parts.ts';
import {
  joinedPhonemes,
  type SeenStem,
  seenStems,
  stemTable,
  VERB_PREFIXES,
  type VerbPlace,
  verbCandidate,
} from './stems.ts';

export interface VerbMorphology {
  /** The finite forms that `word` (normalised letters) can be. */
  finiteForms(word: string): Candidate[];
  /** Infinitives, participles and agent nouns, to which nominal endings may be added. */
  verbalNouns(word: string): Candidate[];
}

const made = new WeakMap<Lexicon, VerbMorphology>();

/** That of a lexicon, of which the tables of stems are built once. */
export function verbMorphologyOf(lexicon: Lexicon): VerbMorphology {
  const known = made.get(lexicon) ?? createVerbMorphology(lexicon);
  made.set(lexicon, known);
  return known;
}

function createVerbMorphology(lexicon: Lexicon): VerbMorphology {
  const stems = stemTable(lexicon);
  const preverbs = new Set(lexicon.verbs.flatMap(({ past, present }) => [past.preverb, present.preverb]));
  const atEveryPlace = (word: string, read: (rest: string, place: VerbPlace) => Candidate[]): Candidate[] =>
    [...preverbs].flatMap((preverb) => {
      if (!word.startsWith(preverb)) return [];
      const behind = withoutJoiner(word.slice(preverb.length), preverb);
      return VERB_PREFIXES.flatMap((prefix) =>
        behind.startsWith(prefix.letters)
          ? read(behind.slice(prefix.letters.length), { stems, preverb, prefix })
          : [],
      );
    });
  return {
    finiteForms: (word) => atEveryPlace(word, finiteForms),
    verbalNouns: (word) => atEveryPlace(word, verbalNouns),
  };
}

function withoutJoiner(rest: string, preverb: string): string {
  return preverb !== '' && rest.startsWith(ZWNJ) ? rest.slice(1) : rest;
}

interface NominalEnding {
  readonly letters: string;
  readonly phonemes: Phonemes;
  readonly tense: 'past' | 'present';
  readonly partOfSpeech: 'noun' | 'adjective';
  readonly inflection: Inflection;
  readonly cost: number;
}

/** Beside «his …»: سازش is more often a compromise than somebody's instrument, but not کارش. */
const ACTION = { tense: 'present', partOfSpeech: 'noun', inflection: {}, cost: 1.4 } as const;
const AGENT = { tense: 'present', partOfSpeech: 'noun', inflection: {}, cost: 1 } as const;

/** رفتن، رفته، کوشش، نمایش، رونده and گوینده. */
const NOMINAL_ENDINGS: readonly NominalEnding[] = [
  {
    letters: 'ن',
    phonemes: 'an',
    tense: 'past',
    partOfSpeech: 'noun',
    inflection: { tense: 'infinitive' },
    cost: 0.2,
  },
  {
    letters: 'ه',
    phonemes: 'e',
    tense: 'past',
    partOfSpeech: 'adjective',
    inflection: { tense: 'participle' },
    cost: 0.2,
  },
  { ...ACTION, letters: 'ش', phonemes: 'eS' },
  { ...ACTION, letters: 'یش', phonemes: 'yeS' },
  { ...AGENT, letters: 'نده', phonemes: 'ande' },
  { ...AGENT, letters: 'ینده', phonemes: 'yande' },
];

const PERSON: ReadonlySet<string> = new Set(['person']);

/** Infinitives, participles and agent nouns that `rest`, the letters behind preverb and prefix, can be. */
function verbalNouns(rest: string, place: VerbPlace): Candidate[] {
  if (place.prefix.mood !== 'plain' || place.prefix.letters === 'م') return [];
  return NOMINAL_ENDINGS.flatMap((ending) =>
    rest.endsWith(ending.letters)
      ? seenStems(rest.slice(0, -ending.letters.length), place)
          .filter((seen) => takes(seen, ending))
          .map((seen) => nominal(seen, ending, place))
      : [],
  );
}

function takes({ form }: SeenStem, ending: NominalEnding): boolean {
  if (form.tense !== ending.tense || (form.colloquial && ending.tense === 'present')) return false;
  return ending.tense === 'past' || isVowel(form.stem.phonemes.slice(-1)) === ending.phonemes.startsWith('y');
}

function nominal(seen: SeenStem, ending: NominalEnding, { prefix }: VerbPlace): Candidate {
  const { pronunciation } = verbCandidate(seen.form, {
    phonemes: nominalStem(joinedPhonemes(seen, prefix), ending) + ending.phonemes,
    inflection: { ...ending.inflection, ...(prefix.negative && { negative: true }) },
    cost: prefix.cost + ending.cost,
  });
  const agent = ending.phonemes.endsWith('ande') && {
    // The agent of `write` glossed as `one who writes` would be wordy; the dictionary shows the verb's sense.
    gloss: firstSense(pronunciation.gloss),
    features: PERSON,
  };
  return {
    ezafe: 'possible',
    pronunciation: { ...pronunciation, partOfSpeech: ending.partOfSpeech, ...agent },
  };
}

/** The present stem of دادن has another vowel in دهش than in می‌دهد and دهنده. */
function nominalStem(stem: Phonemes, { letters }: NominalEnding): Phonemes {
  return letters === 'ش' ? stem.replace(/^dah$/, 'deh') : stem;
}
