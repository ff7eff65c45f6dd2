import type { Pronunciation } from '../types.ts';
import { type Candidate, resounded } from './candidate.ts';

/** Whether more of the words of a sentence are forms of talk than forms of writing alone. */
export function isSpoken(candidates: readonly Candidate[]): boolean {
  let balance = 0;
  for (const { register } of candidates) {
    if (register === 'spoken') balance++;
    if (register === 'bookish') balance--;
  }
  return balance > 0;
}

/** The reading as it sounds in writing. */
export function asWritten({ pronunciation }: Candidate): Pronunciation {
  return pronunciation;
}

/** The reading as it sounds in a spoken sentence. */
export function asSpoken({ pronunciation, spokenPhonemes }: Candidate): Pronunciation {
  if (spokenPhonemes === undefined) return pronunciation;
  return { ...resounded(pronunciation, spokenPhonemes), id: spokenPhonemes };
}
