import { commonestSense, mayBeOfOneWord } from '../../../text/dictionary/glosses.ts';
import type { Phonemes } from '../../types.ts';
import { type Candidate, charged, resounded } from '../candidate.ts';
import { normaliseWord } from './normalise.ts';

/** A word and the way in which it is read wherever it stands. */
export interface PinnedWord {
  readonly form: string;
  readonly phonemes: Phonemes;
  /** Of the word that is meant, where several sound like that; passed over if none of them has it. */
  readonly gloss?: string | undefined;
}

type Pin = Omit<PinnedWord, 'form'>;

/** Readings that were chosen for words, by the words' unified letters. Never changed once it is made. */
export type PinnedPronunciations = ReadonlyMap<string, Pin>;

export const NO_PINS: PinnedPronunciations = new Map();

/** More than context can make up for; what the user did not choose stays behind, but stays. */
const NOT_CHOSEN = 50;

/** Pins words to their readings for analysis; of two readings for one form, the first counts. */
export function pinPronunciations(words: Iterable<PinnedWord>): PinnedPronunciations {
  const pins = new Map<string, Pin>();
  for (const { form, ...pin } of words) {
    const { letters } = normaliseWord(form);
    if (!pins.has(letters)) pins.set(letters, pin);
  }
  return pins;
}

/** Charges every candidate but those with the chosen sound, and of these the chosen gloss; none if none has the sound. */
export function chargedByPin(candidates: readonly Candidate[], chosen: Pin | undefined): Candidate[] {
  const sounds = candidates.filter(({ pronunciation }) => pronunciation.phonemes === chosen?.phonemes);
  if (sounds.length === 0) return [...candidates];
  const chosenOnes = new Set(meantBy(chosen?.gloss, sounds));
  const isChosen = (candidate: Candidate): boolean => chosenOnes.has(candidate);
  return candidates.map((candidate) =>
    isChosen(candidate) ? { ...candidate, spokenPhonemes: undefined } : charged(candidate, NOT_CHOSEN),
  );
}

/**
 * Those of the chosen gloss, or all where none has it. The commonest sense tells the word: the others may be other ones in a
 * later version.
 */
function meantBy(gloss: string | undefined, candidates: readonly Candidate[]): readonly Candidate[] {
  if (!gloss) return candidates;
  const those = (isMeant: (own: string, chosen: string) => boolean) =>
    candidates.filter(({ pronunciation }) => isMeant(pronunciation.gloss, gloss));
  const alike = those((own, chosen) => commonestSense(own) === commonestSense(chosen));
  const meant = alike.length > 0 ? alike : those(mayBeOfOneWord);
  return meant.length > 0 ? meant : candidates;
}

/** A reading of its own for a word that nothing but a guess reads with the chosen sound. */
export function pinnedCandidate(
  pronunciations: readonly Candidate[],
  chosen: Phonemes,
): Candidate | undefined {
  const [likeliest] = pronunciations;
  if (
    likeliest === undefined ||
    pronunciations.some(
      ({ pronunciation: { phonemes, origin } }) => phonemes === chosen && origin !== 'letters',
    )
  )
    return undefined;
  const { pronunciation } = likeliest;
  return {
    ...likeliest,
    pronunciation: { ...resounded(pronunciation, chosen), id: chosen, origin: 'lexicon', cost: 0 },
  };
}
