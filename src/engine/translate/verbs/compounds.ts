import { firstGloss } from '../english/gloss.ts';
import type { TranslationDependencies } from '../rules/rules.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { Verb } from '../syntax/verb.ts';

/** A compound verb in a sentence. */
export interface FoundCompound {
  /** Where its complement stands among the elements before the light verb, and of how many it is. */
  readonly at: number;
  readonly length: number;
  /** In the letters under which the compound is listed. */
  readonly complement: string;
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
  dependencies: TranslationDependencies,
): CompoundSense | undefined {
  const complement = words.map(complementLetters).join(' ');
  const findCompound: TranslationDependencies['findCompound'] = (letters, infinitive) =>
    dependencies.findCompound(letters, infinitive) ??
    dependencies.findCompound(words.map(lemmaOf).join(' '), infinitive);
  const object = words.at(-1)?.pronunciation.inflection.clitic;
  const { lemma } = verb.pronunciation;
  const direct = findCompound(complement, lemma);
  if (direct !== undefined)
    return {
      complement,
      infinitive: `${complement} ${lemma}`,
      english: firstGloss(direct.gloss),
      features: direct.features,
      passive: false,
      object,
    };
  const active = lemma === 'شدن' ? findCompound(complement, 'کردن') : undefined;
  if (active === undefined) return undefined;
  return {
    complement,
    infinitive: `${complement} کردن`,
    english: firstGloss(active.gloss),
    features: PASSIVE_FEATURES,
    passive: true,
    object,
  };
}

export const PASSIVE_FEATURES: ReadonlySet<string> = new Set(['intransitive']);
export const TRANSITIVE_FEATURES: ReadonlySet<string> = new Set(['transitive']);

/** تایید is listed as تأیید; a word with endings is no complement. */
function lemmaOf({ form, pronunciation }: Word): string {
  const { indefinite, plural, degree } = pronunciation.inflection;
  return indefinite || plural || degree !== undefined ? form : pronunciation.lemma;
}

/** The letters under which a complement is listed: without a clitic, else as written. */
function complementLetters({ form, pronunciation }: Word): string {
  return pronunciation.inflection.clitic === undefined ? form : pronunciation.lemma;
}

/** Whether words may come between the verb and the complement of its compounds. */
export function isSeparable({ pronunciation }: Word, { rules }: TranslationDependencies): boolean {
  return rules.verb(pronunciation.lemma).classes.has('separable');
}

/** `compose a poem`, `take time`: English keeps the noun, so that it may be described. */
export function hasOwnNoun({ english }: Pick<FoundCompound, 'english'>): boolean {
  return english.includes(' ');
}

/** «دوست خوبی دارم», «دوستی دارم»: what is had is no part of the verb. */
export function isHad({ pronunciation }: Word): boolean {
  return pronunciation.lemma === 'داشتن';
}

/** «هر دردی در سینه دارد» has a pain and does not hurt. */
export function isCounted(element: SentenceElement | undefined): boolean {
  return (
    element?.kind === 'word' &&
    (element.ezafe || ['determiner', 'numeral'].includes(element.pronunciation.partOfSpeech))
  );
}
