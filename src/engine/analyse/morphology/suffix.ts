import type { Inflection, PartOfSpeech, Phonemes, Pronunciation } from '../../types.ts';
import type { EzafeSlot, Register } from '../candidate.ts';

/**
 * How a nominal form may end, as far as its endings care: in a consonant, in ā, in u (or ow), in i, or in a
 * silent ه (heard as e, rarely a).
 */
export type Ending = 'consonant' | 'A' | 'u' | 'i' | 'silentHeh';

/** From the outermost to the innermost: a suffix is taken off only before suffixes of lower layers. */
export const LAYERS = { clitic: 4, indefinite: 3, plural: 2, degree: 1, derived: 0 } as const;

export interface Suffix {
  readonly letters: string;
  readonly layer: number;
  /** The endings of the base that take this suffix, each with the suffix's phonemes there. */
  readonly after: Readonly<Partial<Record<Ending, Phonemes>>>;
  /** ZWNJ before the suffix: `any`, `required` or `never`. */
  readonly joiner: 'any' | 'required' | 'never';
  readonly inflection: Inflection;
  readonly ezafe: EzafeSlot;
  readonly cost: number;
  /** The silent ه that the written form has lost (بچه -> بچگان) is put back before looking for the base. */
  readonly restoresHeh?: true;
  /** The e of the silent ه goes with it (شایعه -> شایعات). */
  readonly dropsVowel?: true;
  /** Parts of speech of the base; all nominal ones if absent. */
  readonly bases?: readonly PartOfSpeech[];
  /** The part of speech that results, if another. */
  readonly becomes?: PartOfSpeech;
  /** Only for forms that the lexicon does not have: «بازو» is an arm before it is باز را. */
  readonly ifUnlisted?: true;
  /** The register of what has it, if not that of its base. */
  readonly register?: Register;
  /** Behind a consonant in a spoken sentence, where it sounds otherwise there. */
  readonly spokenAfterConsonant?: Phonemes;
  /** What it costs more on a base that it seldom stands on. */
  readonly seldomOn?: (base: Pronunciation) => number;
}

export const NEVER = 'never';
export const ANY = 'any';

/** A suffix outside all others, behind which nothing stands. */
export function clitic(
  letters: string,
  after: Suffix['after'],
  inflection: Inflection,
  cost: number,
  joiner: Suffix['joiner'] = NEVER,
): Suffix {
  return { letters, layer: LAYERS.clitic, after, joiner, inflection, ezafe: 'impossible', cost };
}

/** «خوبه», «سومه» and «معلمند», but hardly "they are a horse" or "is two". */
export function saidOfSeldom({ partOfSpeech, features, phonemes }: Pronunciation): number {
  if (partOfSpeech === 'numeral') return phonemes.endsWith('om') ? 0 : 3;
  if (partOfSpeech !== 'noun' && partOfSpeech !== 'name') return 0;
  return features.has('person') ? 0.5 : 2.5;
}
