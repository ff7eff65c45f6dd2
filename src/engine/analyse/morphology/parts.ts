import { withOnset } from '../../phonology.ts';
import { type Candidate, NO_FEATURES } from '../candidate.ts';

/** Finds the readings of a part of a compound. */
export type PartReader = (part: string) => Candidate[];

/** A first part has no ending that only a whole word has. */
export function isFirstPart({ pronunciation }: Candidate): boolean {
  const { clitic, copula, indefinite, person } = pronunciation.inflection;
  if (clitic !== undefined || copula !== undefined) return false;
  return !indefinite && (pronunciation.partOfSpeech !== 'verb' || person === undefined || person === 3);
}

/** The commonest sense of a gloss. */
export function firstSense(gloss: string): string {
  return gloss.split('; ', 1)[0] ?? '';
}

/** `ten` and `-year-old` are `ten-year-old`. */
export function joinedGloss(left: string, right: string): string {
  if (left === '' || right === '') return left + right;
  return right.startsWith('-') ? left.replace(/-$/, '') + right : `${left} ${right}`;
}

/** Two parts as one word; of the second it has its part of speech and inflection. */
export function join(left: Candidate, right: Candidate, addedCost: number): Candidate {
  const phonemes = left.pronunciation.phonemes + withOnset(right.pronunciation.phonemes);
  return {
    ezafe: right.pronunciation.partOfSpeech === 'verb' ? 'possible' : right.ezafe,
    pronunciation: {
      ...right.pronunciation,
      id: phonemes,
      phonemes,
      lemma: `${left.pronunciation.lemma}\u200c${right.pronunciation.lemma}`,
      partOfSpeech: right.pronunciation.partOfSpeech === 'verb' ? 'noun' : right.pronunciation.partOfSpeech,
      gloss: joinedGloss(firstSense(left.pronunciation.gloss), firstSense(right.pronunciation.gloss)),
      features: NO_FEATURES,
      origin: 'morphology',
      cost: left.pronunciation.cost + right.pronunciation.cost + addedCost,
    },
  };
}

/** The cheapest, of several the first; undefined if there is none. */
export function best(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (known, next) =>
      known === undefined || next.pronunciation.cost < known.pronunciation.cost ? next : known,
    undefined,
  );
}
