import type { Phonemes } from '../../types.ts';
import { type Candidate, charged, resounded } from '../candidate.ts';
import { normaliseWord } from './normalise.ts';

/** A word and the way in which it is read wherever it stands. */
export interface PinnedWord {
  readonly form: string;
  readonly phonemes: Phonemes;
}

/** Readings that were chosen for words, by the words' unified letters. Never changed once it is made. */
export type PinnedPronunciations = ReadonlyMap<string, Phonemes>;

export const NO_PINS: PinnedPronunciations = new Map();

/** More than context can make up for; what the user did not choose stays behind, but stays. */
const NOT_CHOSEN = 50;

/** Pins words to their readings for analysis; of two readings for one form, the first counts. */
export function pinPronunciations(words: Iterable<PinnedWord>): PinnedPronunciations {
  const pins = new Map<string, Phonemes>();
  for (const { form, phonemes } of words) {
    const { letters } = normaliseWord(form);
    if (!pins.has(letters)) pins.set(letters, phonemes);
  }
  return pins;
}

/** Charges every candidate but those with the chosen sound; none if the sound is not among them. */
export function chargedByPin(candidates: readonly Candidate[], chosen: Phonemes | undefined): Candidate[] {
  const isChosen = ({ pronunciation }: Candidate): boolean => pronunciation.phonemes === chosen;
  if (!candidates.some(isChosen)) return [...candidates];
  return candidates.map((candidate) =>
    isChosen(candidate) ? { ...candidate, spokenPhonemes: undefined } : charged(candidate, NOT_CHOSEN),
  );
}

/** A reading of its own for a word that nothing else reads with the chosen sound. */
export function pinnedCandidate(
  pronunciations: readonly Candidate[],
  chosen: Phonemes,
): Candidate | undefined {
  const [likeliest] = pronunciations;
  if (
    likeliest === undefined ||
    pronunciations.some(({ pronunciation }) => pronunciation.phonemes === chosen)
  )
    return undefined;
  const { pronunciation } = likeliest;
  return {
    ...likeliest,
    pronunciation: { ...resounded(pronunciation, chosen), id: chosen, origin: 'lexicon', cost: 0 },
  };
}
