import type { Phonemes, Reading } from '../types.ts';

/**
 * Whether ezafe may follow: `written` when the letters show it (های، خانه‌ی), `impossible` after verbs,
 * possessives, indefinite ی and the like.
 */
export type EzafeSlot = 'possible' | 'impossible' | 'written';

/** A reading of a word out of context, with what context needs to know. */
export interface Candidate {
  readonly reading: Reading;
  readonly ezafe: EzafeSlot;
}

/** A reading with another sound; if it was a phrase, what was known of its words is no longer true. */
export function resounded(reading: Reading, phonemes: Phonemes): Reading {
  return { ...reading, phonemes, phrase: undefined };
}

/** A candidate that is read with another sound. */
export function withSound(candidate: Candidate, phonemes: Phonemes): Candidate {
  return { ...candidate, reading: resounded(candidate.reading, phonemes) };
}

/** The reading that a candidate of an inner form becomes when an ending is put on it. */
export function extend(
  candidate: Candidate,
  change: Partial<Reading> & { readonly ezafe?: EzafeSlot; readonly addedCost: number },
): Candidate {
  const { ezafe, addedCost, ...reading } = change;
  return {
    reading: {
      ...(reading.phonemes === undefined
        ? candidate.reading
        : resounded(candidate.reading, reading.phonemes)),
      origin: 'morphology',
      ...reading,
      id: reading.id ?? reading.phonemes ?? candidate.reading.id,
      cost: candidate.reading.cost + addedCost,
    },
    ezafe: ezafe ?? candidate.ezafe,
  };
}
