import type { Phonemes, Pronunciation } from '../types.ts';

/**
 * Whether ezafe may follow: `written` when the letters show it (های، خانه‌ی), `impossible` after verbs,
 * possessives, indefinite ی and the like.
 */
export type EzafeSlot = 'possible' | 'impossible' | 'written';

/** Forms that only talk has (می‌رم, کتابو), and forms that only writing has (می‌روند). */
export type Register = 'spoken' | 'bookish';

/** A reading of a word out of context, with what context needs to know. */
export interface Candidate {
  readonly pronunciation: Pronunciation;
  readonly ezafe: EzafeSlot;
  /** Absent for forms that talk and writing share. */
  readonly register?: Register | undefined;
  /** Its sound in a spoken sentence, where that is another: کتابش is ketAbeS there. */
  readonly spokenPhonemes?: Phonemes | undefined;
}

/** Those of everything that no entry describes. */
export const NO_FEATURES: ReadonlySet<string> = new Set();

/** A pronunciation of which no more is known than this, as no entry describes it. */
export function barePronunciation(
  known: Pick<Pronunciation, 'phonemes' | 'lemma' | 'partOfSpeech' | 'origin' | 'cost'>,
): Pronunciation {
  const { phonemes, lemma, partOfSpeech, origin, cost } = known;
  return {
    id: phonemes,
    phonemes,
    lemma,
    partOfSpeech,
    gloss: '',
    features: NO_FEATURES,
    inflection: {},
    origin,
    cost,
  };
}

/** A candidate that costs so much more. */
export function charged(candidate: Candidate, cost: number): Candidate {
  if (cost === 0) return candidate;
  const { pronunciation } = candidate;
  return { ...candidate, pronunciation: { ...pronunciation, cost: pronunciation.cost + cost } };
}

/** A reading with another sound; if it was a phrase, what was known of its words is no longer true. */
export function resounded(pronunciation: Pronunciation, phonemes: Phonemes): Pronunciation {
  return { ...pronunciation, phonemes, phrase: undefined };
}

/** A candidate that is read with another sound. */
export function withSound(candidate: Candidate, phonemes: Phonemes): Candidate {
  return {
    ...candidate,
    pronunciation: resounded(candidate.pronunciation, phonemes),
    spokenPhonemes: undefined,
  };
}

/** The reading that a candidate of an inner form becomes when an ending is put on it. */
export function extend(
  candidate: Candidate,
  change: Partial<Pronunciation> & Partial<Omit<Candidate, 'pronunciation'>> & { readonly addedCost: number },
): Candidate {
  const { ezafe, register, spokenPhonemes, addedCost, ...pronunciation } = change;
  return {
    register: register ?? candidate.register,
    spokenPhonemes,
    pronunciation: {
      ...(pronunciation.phonemes === undefined
        ? candidate.pronunciation
        : resounded(candidate.pronunciation, pronunciation.phonemes)),
      origin: 'morphology',
      ...pronunciation,
      id: pronunciation.id ?? pronunciation.phonemes ?? candidate.pronunciation.id,
      cost: candidate.pronunciation.cost + addedCost,
    },
    ezafe: ezafe ?? candidate.ezafe,
  };
}
