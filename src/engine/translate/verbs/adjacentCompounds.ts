import { verbOfNoun } from '../english/nounVerbs.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm, isMeasure } from '../syntax/wordClasses.ts';
import { compoundOf, type FoundCompound, PASSIVE_FEATURES, type VerbDependencies } from './compounds.ts';

const MAX_COMPLEMENT_WORDS = 3;

/** The longest complement directly before the verb. */
export function adjacentCompound(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  for (let length = Math.min(MAX_COMPLEMENT_WORDS, before.length); length > 0; length--) {
    const at = before.length - length;
    const words = before.slice(at).filter((word) => word.kind === 'word');
    if (words.length < length || belongsBefore(before[at - 1], verb, dependencies)) continue;
    if (isMeasured(before[at - 2], before[at - 1]) || isProgress(before[at - 1], words[0])) continue;
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
  const isInfinitive = verb.pronunciation.inflection.tense === 'infinitive';
  return (
    (element.pronunciation.partOfSpeech === 'preposition' && !isInfinitive) ||
    (element.ezafe && !isSeparable(verb, dependencies))
  );
}

/** «در حال گرفتن» is no حال گرفتن. */
function isProgress(before: SentenceElement | undefined, first: Word | undefined): boolean {
  return isForm(before, 'در') && first?.form === 'حال';
}

/** «یه لیوان آب بده»: what is measured is the verb's object. */
function isMeasured(number: SentenceElement | undefined, measure: SentenceElement | undefined): boolean {
  if (number?.kind !== 'word' || measure?.kind !== 'word' || measure.ezafe) return false;
  return isMeasure(measure) && ['numeral', 'determiner'].includes(number.pronunciation.partOfSpeech);
}

/** Whether words may come between the verb and the complement of its compounds. */
export function isSeparable({ pronunciation }: Word, { rules }: VerbDependencies): boolean {
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
  if (found === undefined || HAS_NOUN.test(found.english)) return undefined;
  return { at: before.length - 2, length: 1, adverb: true, ...found };
}

/** `have a problem`: the adjective is the noun's in English too. */
const HAS_NOUN = /^(?:have|take|make|give|pay) | an? /;

const TRANSITIVE_FEATURES: ReadonlySet<string> = new Set(['transitive']);

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
    english: verbOfNoun(noun.english) ?? noun.english,
    features,
    passive,
    object: undefined,
  };
}
