import type { Inflection, Person, Phonemes, Tense } from '../../types.ts';
import type { Candidate, Register } from '../candidate.ts';
import type { StemForm, VerbPrefix } from './stems.ts';

/** Light verbs are the commonest by far: می‌کند is kardan's, not kandan's. */
const RARER_VERB_COST = 0.4;
const POETIC_COST = 2.5;
const COLLOQUIAL_COST = 1;
/** What a spoken ending or stem costs, of whatever verb. */
export const COLLOQUIAL_FORM_COST = 1;

/** A form of a verb as a candidate; no ezafe may follow. */
export function verbCandidate(
  { verb }: StemForm,
  form: {
    readonly phonemes: Phonemes;
    readonly inflection: Inflection;
    readonly cost: number;
    readonly register?: Register | undefined;
  },
): Candidate {
  const { features } = verb;
  const verbCost =
    (features.has('light') ? 0 : RARER_VERB_COST) +
    (features.has('poetic') ? POETIC_COST : 0) +
    (features.has('colloquial') ? COLLOQUIAL_COST : 0);
  return {
    ezafe: 'impossible',
    register: form.register,
    pronunciation: {
      id: form.phonemes,
      phonemes: form.phonemes,
      lemma: verb.infinitive,
      partOfSpeech: 'verb',
      gloss: verb.gloss,
      meaning: verb.meaning,
      features,
      inflection: form.inflection,
      origin: 'morphology',
      cost: form.cost + verbCost,
    },
  };
}

/** The inflection of a finite form behind a prefix. */
export function inflectionOf(
  tense: Tense,
  { person }: { readonly person: Person },
  { negative }: VerbPrefix,
): Inflection {
  return { tense, person, ...(negative && { negative }) };
}
