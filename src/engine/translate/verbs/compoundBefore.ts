import { verbOfNoun } from '../english/nounVerbs.ts';
import type { TranslationDependencies } from '../rules/rules.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm, isMeasure } from '../syntax/wordClasses.ts';
import {
  compoundOf,
  type FoundCompound,
  hasOwnNoun,
  isCounted,
  isHad,
  isSeparable,
  PASSIVE_FEATURES,
  TRANSITIVE_FEATURES,
} from './compounds.ts';
import { partedCompound } from './partedCompounds.ts';

const NEAR = 6;

/** The compound with the English that the words before it ask for. */
function inSense(
  compound: FoundCompound,
  before: readonly SentenceElement[],
  { rules }: TranslationDependencies,
): FoundCompound {
  const senses = rules.senses({ lemma: compound.infinitive, id: '-', phonemes: '' });
  const words = senses.length === 0 ? [] : before.slice(-NEAR).filter((element) => element.kind === 'word');
  const sense = senses.find(
    ({ near }) =>
      near.size === 0 ||
      words.some(({ form, pronunciation }) => near.has(form) || near.has(pronunciation.lemma)),
  );
  return sense === undefined ? compound : { ...compound, english: sense.english };
}

/** The compound that a verb makes with what stands before it. */
export function compoundBefore(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: TranslationDependencies,
): FoundCompound | undefined {
  const found =
    adjacentCompound(before, verb, dependencies) ??
    partedCompound(before, verb, dependencies) ??
    productiveCompound(before, verb);
  return found && !isSubject(before, verb, found) ? inSense(found, before, dependencies) : undefined;
}

/** «این خانه ساخته شد»: what would be the complement of the active is what the passive tells of. */
function isSubject(
  before: readonly SentenceElement[],
  { pronunciation }: Word,
  { at, english }: FoundCompound,
): boolean {
  if (pronunciation.inflection.passive !== true) return false;
  return / (?:a|an|the) /.test(english) || isForm(before[at - 1], 'این') || isForm(before[at - 1], 'آن');
}

const ACTIVE = new Set(['کردن', 'نمودن']);
const PASSIVE = new Set(['شدن', 'گردیدن', 'گشتن']);

/** «غربالگری شوند», which no list has: what the noun says is done. */
function productiveCompound(before: readonly SentenceElement[], verb: Word): FoundCompound | undefined {
  const [outer, noun] = [before.at(-2), before.at(-1)];
  const { lemma } = verb.pronunciation;
  const passive = PASSIVE.has(lemma);
  if (!passive && !ACTIVE.has(lemma)) return undefined;
  if (noun?.kind !== 'word' || noun.ezafe || noun.pronunciation.partOfSpeech !== 'noun') return undefined;
  if (outer?.kind === 'word' && (outer.ezafe || outer.pronunciation.partOfSpeech === 'preposition'))
    return undefined;
  const { plural, indefinite, clitic } = noun.pronunciation.inflection;
  const english = plural || indefinite || clitic !== undefined ? undefined : verbOfNoun(noun.english);
  if (english === undefined) return undefined;
  const features = passive ? PASSIVE_FEATURES : TRANSITIVE_FEATURES;
  const complement = noun.form;
  const infinitive = `${complement} کردن`;
  return {
    at: before.length - 1,
    length: 1,
    complement,
    infinitive,
    english,
    passive,
    features,
    object: undefined,
  };
}

const MAX_COMPLEMENT_WORDS = 3;

/** The longest complement directly before the verb. */
function adjacentCompound(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: TranslationDependencies,
): FoundCompound | undefined {
  for (let length = Math.min(MAX_COMPLEMENT_WORDS, before.length); length > 0; length--) {
    const at = before.length - length;
    const words = before.slice(at).filter((word) => word.kind === 'word');
    if (words.length < length || belongsBefore(before[at - 1], verb, dependencies)) continue;
    if (isMeasured(before[at - 2], before[at - 1]) || isProgress(before[at - 1], words[0])) continue;
    const found = compoundOf(words, verb, dependencies);
    if (found !== undefined) return { at, length, ...found };
  }
  return (
    caseOfVerbalNoun(before, verb) ??
    describedComplement(before, verb, dependencies) ??
    complementWithArticle(before, verb, dependencies)
  );
}

/** «تصمیمی گرفتند» is the same verb as «تصمیم گرفتند»; «چه کاری می‌کنی؟» asks what, and «کاری کرد که» does something. */
function complementWithArticle(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: TranslationDependencies,
): FoundCompound | undefined {
  const [outer, noun] = [before.at(-2), before.at(-1)];
  if (noun?.kind !== 'word' || noun.ezafe || isHad(verb) || SOMETHING.has(noun.pronunciation.lemma))
    return undefined;
  const { partOfSpeech, inflection, lemma } = noun.pronunciation;
  if (partOfSpeech !== 'noun' || !inflection.indefinite || inflection.plural) return undefined;
  if (isCounted(outer) || belongsBefore(outer, verb, dependencies)) return undefined;
  const found = compoundOf([{ ...noun, form: lemma }], verb, dependencies);
  if (found === undefined || hasOwnNoun(found)) return undefined;
  return { at: before.length - 1, length: 1, ...found };
}

const SOMETHING = new Set(['کار', 'چیز']);

/** What follows a preposition («به مدرسه رفت») or, but for separable verbs, an ezafe («به خاطر باران آمد») is no complement. */
function belongsBefore(
  element: SentenceElement | undefined,
  verb: Word,
  dependencies: TranslationDependencies,
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

/** توجه زیادی کرد: the adjective of the complement stays behind as an adverb. */
function describedComplement(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: TranslationDependencies,
): FoundCompound | undefined {
  const [noun, adjective] = before.slice(-2);
  if (!isSeparable(verb, dependencies) || isHad(verb)) return undefined;
  if (noun?.kind !== 'word' || !noun.ezafe || !isAdjective(adjective)) return undefined;
  const found = compoundOf([noun], verb, dependencies);
  if (found === undefined || HAS_NOUN.test(found.english)) return undefined;
  return { at: before.length - 2, length: 1, adverb: true, ...found };
}

/** `have a problem`: the adjective is the noun's in English too. */
const HAS_NOUN = /^(?:have|take|make|give|pay) | an? /;

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
    complement: [first, noun, light].map(({ form }) => form).join(' '),
    infinitive: `${noun.form} کردن`,
    english: verbOfNoun(noun.english) ?? noun.english,
    features,
    passive,
    object: undefined,
  };
}
