import type { Reading } from '../types.ts';

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

/** The reading that a candidate of an inner form becomes when an ending is put on it. */
export function extend(
  candidate: Candidate,
  change: Partial<Reading> & { readonly ezafe?: EzafeSlot; readonly addedCost: number },
): Candidate {
  const { ezafe, addedCost, ...reading } = change;
  return {
    reading: {
      ...candidate.reading,
      phrase: reading.phonemes === undefined ? candidate.reading.phrase : undefined,
      origin: 'morphology',
      ...reading,
      id: reading.id ?? reading.phonemes ?? candidate.reading.id,
      cost: candidate.reading.cost + addedCost,
    },
    ezafe: ezafe ?? candidate.ezafe,
  };
}
