import { isVowel } from '../../phonology.ts';
import type { Candidate } from '../candidate.ts';

/** Finds the readings of a part of a compound. */
export type PartReader = (part: string) => Candidate[];

/** A first part has no ending that only a whole word has. */
export function isFirstPart({ reading }: Candidate): boolean {
  const { clitic, copula, indefinite, person } = reading.inflection;
  if (clitic !== undefined || copula !== undefined) return false;
  return !indefinite && (reading.partOfSpeech !== 'verb' || person === undefined || person === 3);
}

export function firstGloss(gloss: string): string {
  return gloss.split('; ', 1)[0] ?? '';
}

export const NO_FEATURES: ReadonlySet<string> = new Set();

/** Two parts as one word; of the second it has its part of speech and inflection. */
export function join(left: Candidate, right: Candidate, addedCost: number): Candidate {
  const phonemes = left.reading.phonemes + withOnset(right.reading.phonemes);
  return {
    ezafe: right.reading.partOfSpeech === 'verb' ? 'possible' : right.ezafe,
    reading: {
      ...right.reading,
      id: phonemes,
      phonemes,
      lemma: `${left.reading.lemma}\u200c${right.reading.lemma}`,
      partOfSpeech: right.reading.partOfSpeech === 'verb' ? 'noun' : right.reading.partOfSpeech,
      gloss: [firstGloss(left.reading.gloss), firstGloss(right.reading.gloss)]
        .filter((part) => part !== '')
        .join(' '),
      features: NO_FEATURES,
      origin: 'morphology',
      cost: left.reading.cost + right.reading.cost + addedCost,
    },
  };
}

/** A part that begins with a vowel is heard with its glottal stop inside a word. */
export function withOnset(phonemes: string): string {
  return isVowel(phonemes.slice(0, 1)) ? `?${phonemes}` : phonemes;
}

export function best(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (known, next) => (known === undefined || next.reading.cost < known.reading.cost ? next : known),
    undefined,
  );
}
