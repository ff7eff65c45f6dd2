import { firstGloss } from '../english/gloss.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { Verb } from '../syntax/verb.ts';
import { isAdjective } from '../syntax/wordClasses.ts';

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

const MAX_COMPLEMENT_WORDS = 3;
const MAX_DISTANCE = 8;

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
  /** The adjective left before the verb tells how it is done. */
  readonly adverb?: true;
}

/** The compound that a verb makes with what stands before it. */
export function compoundBefore(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  return adjacentCompound(before, verb, dependencies) ?? distantCompound(before, verb, dependencies);
}

/** The longest complement directly before the verb. */
function adjacentCompound(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  for (let length = Math.min(MAX_COMPLEMENT_WORDS, before.length); length > 0; length--) {
    const at = before.length - length;
    const words = before.slice(at).filter((word) => word.kind === 'word');
    if (words.length < length || belongsBefore(before[at - 1], verb, dependencies)) continue;
    const found = compoundOf(words, verb, dependencies);
    if (found !== undefined) return { at, length, ...found };
  }
  return caseOfVerbalNoun(before, verb) ?? describedComplement(before, verb, dependencies);
}

/** What follows a preposition («به مدرسه رفت») or, but for separable verbs, an ezafe («به خاطر باران آمد») is no complement. */
function belongsBefore(
  element: SentenceElement | undefined,
  verb: Word,
  dependencies: VerbDependencies,
): boolean {
  if (element?.kind !== 'word') return false;
  return (
    element.pronunciation.partOfSpeech === 'preposition' ||
    (element.ezafe && !isSeparable(verb, dependencies))
  );
}

/** Whether words may come between the verb and the complement of its compounds. */
function isSeparable({ pronunciation }: Word, { rules }: VerbDependencies): boolean {
  return rules.verb(pronunciation.lemma).classes.has('separable');
}

/** توجه زیادی کرد: the adjective of the complement stays behind as an adverb. */
function describedComplement(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  const [noun, adjective] = before.slice(-2);
  if (!isSeparable(verb, dependencies)) return undefined;
  if (noun?.kind !== 'word' || !noun.ezafe || !isAdjective(adjective)) return undefined;
  const found = compoundOf([noun], verb, dependencies);
  return found && { at: before.length - 2, length: 1, adverb: true, ...found };
}

type CompoundSense = Omit<FoundCompound, 'at' | 'length' | 'adverb'>;

function compoundOf(
  words: readonly Word[],
  verb: Word,
  dependencies: VerbDependencies,
): CompoundSense | undefined {
  const { findCompound } = dependencies;
  const complement = words.map(complementLetters).join(' ');
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

const PASSIVE_FEATURES: ReadonlySet<string> = new Set(['intransitive']);
const TRANSITIVE_FEATURES: ReadonlySet<string> = new Set(['transitive']);

/** The letters under which a complement is listed: without a clitic, else as written. */
function complementLetters({ form, pronunciation }: Word): string {
  return pronunciation.inflection.clitic === undefined ? form : pronunciation.lemma;
}

/** مورد بررسی قرار گرفتن، مورد استفاده قرار دادن: the noun's own verb, passive or active. */
function caseOfVerbalNoun(before: readonly SentenceElement[], verb: Word): FoundCompound | undefined {
  const [first, noun, light] = before.slice(-3);
  if (first?.kind !== 'word' || noun?.kind !== 'word' || light?.kind !== 'word') return undefined;
  if (!first.properties.classes.has('verbalizing') || light.form !== 'قرار') return undefined;
  const passive = verb.pronunciation.lemma === 'گرفتن';
  if (!passive && verb.pronunciation.lemma !== 'دادن') return undefined;
  const features = passive ? PASSIVE_FEATURES : TRANSITIVE_FEATURES;
  return {
    at: before.length - 3,
    length: 3,
    infinitive: `${noun.form} کردن`,
    english: noun.english,
    features,
    passive,
    object: undefined,
  };
}

/** The complement before its prepositional phrase: توجه به این موضوع کرد. */
function distantCompound(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  if (!isSeparable(verb, dependencies)) return undefined;
  for (let at = before.length - 2; at > 0 && before.length - at < MAX_DISTANCE; at--) {
    const preposition = before[at];
    if (preposition?.kind !== 'word' || isBorder(preposition)) return undefined;
    const noun = before[at - 1];
    if (!preposition.properties.classes.has('insideCompound') || noun?.kind !== 'word' || noun.ezafe)
      continue;
    const found = compoundOf([noun], verb, dependencies);
    if (found !== undefined) return { at: at - 1, length: 1, ...found };
  }
  return undefined;
}

function isBorder({ form, pronunciation }: Word): boolean {
  return form === 'را' || pronunciation.partOfSpeech === 'conjunction';
}
