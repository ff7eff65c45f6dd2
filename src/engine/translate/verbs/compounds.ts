import { firstGloss } from '../english/gloss.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { Word } from '../syntax/elements.ts';
import type { Verb } from '../syntax/verb.ts';

/** A compound verb of the lexicon: its English base form and features. */
interface Compound {
  readonly gloss: string;
  readonly features: ReadonlySet<string>;
}

/** Finds the compound of a complement (words joined by a space) and a light verb's infinitive. */
export type FindCompound = (complement: string, infinitive: string) => Compound | undefined;

/** What verbs are found with. */
export interface VerbDependencies {
  readonly findCompound: FindCompound;
  readonly rules: TranslationRules;
}

/** A compound verb in a sentence. */
export interface FoundCompound {
  /** Where its complement stands among the elements before the light verb, and of how many it is. */
  readonly at: number;
  readonly length: number;
  /** Of the verb that the English is of: منتشر کردن for «منتشر شد». */
  readonly infinitive: string;
  readonly english: string;
  readonly passive: boolean;
  readonly features: ReadonlySet<string>;
  readonly object: Verb['object'];
  /** Its object stands between complement and verb: «ابراز نگرانی کرد». */
  readonly parted?: true;
  /** The adjective left before the verb tells how it is done. */
  readonly adverb?: true;
}

type CompoundSense = Omit<FoundCompound, 'at' | 'length' | 'adverb'>;

/** The compound that words make with a light verb, or its passive. */
export function compoundOf(
  words: readonly Word[],
  verb: Word,
  dependencies: VerbDependencies,
): CompoundSense | undefined {
  const complement = words.map(complementLetters).join(' ');
  const findCompound: FindCompound = (letters, infinitive) =>
    dependencies.findCompound(letters, infinitive) ??
    dependencies.findCompound(words.map(lemmaOf).join(' '), infinitive);
  const object = words.at(-1)?.pronunciation.inflection.clitic;
  const { lemma } = verb.pronunciation;
  const direct = findCompound(complement, lemma);
  if (direct !== undefined)
    return {
      infinitive: `${complement} ${lemma}`,
      english: firstGloss(direct.gloss),
      features: direct.features,
      passive: false,
      object,
    };
  const active = lemma === 'شدن' ? findCompound(complement, 'کردن') : undefined;
  if (active === undefined) return undefined;
  return {
    infinitive: `${complement} کردن`,
    english: firstGloss(active.gloss),
    features: PASSIVE_FEATURES,
    passive: true,
    object,
  };
}

export const PASSIVE_FEATURES: ReadonlySet<string> = new Set(['intransitive']);

/** تایید is listed as تأیید; a word with endings is no complement. */
function lemmaOf({ form, pronunciation }: Word): string {
  const { indefinite, plural, degree } = pronunciation.inflection;
  return indefinite || plural || degree !== undefined ? form : pronunciation.lemma;
}

/** The letters under which a complement is listed: without a clitic, else as written. */
export function complementLetters({ form, pronunciation }: Word): string {
  return pronunciation.inflection.clitic === undefined ? form : pronunciation.lemma;
}
