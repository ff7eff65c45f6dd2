import type { Inflection } from '../../types.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm } from '../syntax/wordClasses.ts';
import { otherReading, reread } from './reread.ts';

/** «حسن روحانی», «از حسن»: behind a given name, or instead of a rare word, what can be a person's name is one. */
export function nameAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [before, word] = [elements[at - 1], elements[at]];
  if (word?.kind !== 'word' || !['noun', 'adjective'].includes(word.pronunciation.partOfSpeech))
    return undefined;
  const isSurname = isPersonName(before) && isPlain(word);
  if (!isSurname && !word.pronunciation.features.has('rare')) return undefined;
  const name = otherReading(
    word,
    ({ partOfSpeech, features, inflection }) =>
      partOfSpeech === 'name' &&
      features.has('person') &&
      !features.has('rare') &&
      isPlainInflection(inflection),
  );
  return name && reread(word, name, rules);
}

function isPersonName(element: LineElement | undefined): boolean {
  if (element?.kind !== 'word') return false;
  return element.pronunciation.partOfSpeech === 'name' && element.pronunciation.features.has('person');
}

function isPlain({ pronunciation }: Word): boolean {
  return isPlainInflection(pronunciation.inflection);
}

function isPlainInflection({ plural, indefinite, clitic, copula }: Inflection): boolean {
  return !plural && !indefinite && clitic === undefined && copula === undefined;
}

/** «مریم جان»: a name that is addressed so is dear. */
export function withoutDear(elements: readonly LineElement[]): readonly LineElement[] {
  if (!elements.some((element) => isForm(element, 'جان'))) return elements;
  const result: LineElement[] = [];
  for (const element of elements) {
    const before = result.at(-1);
    if (isForm(element, 'جان') && isAddressed(before)) result[result.length - 1] = dear(before);
    else result.push(element);
  }
  return result;
}

function isAddressed(element: LineElement | undefined): element is Word {
  return (
    element?.kind === 'word' &&
    element.pronunciation.features.has('person') &&
    !element.english.startsWith('dear')
  );
}

function dear(word: Word): Word {
  const english = `dear ${word.english}`;
  return { ...word, english };
}

/**
 * «سیاره‌ای جدید», «هر شخصی», «مشکلی در تنفس»: what could be an adjective in ی is a noun with the indefinite ی
 * where no noun is before it that it describes.
 */
export function nounInYe(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const word = elements[at];
  if (!isAdjective(word) || word.ezafe) return undefined;
  const { indefinite, plural, clitic } = word.pronunciation.inflection;
  const isBare = indefinite === undefined && plural === undefined && clitic === undefined;
  if (isBare && !(word.form.endsWith('ی') && needsNoun(elements, at))) return undefined;
  const mayDescribe = describes(elements[at - 1]);
  if (mayDescribe) return undefined;
  const noun = otherReading(
    word,
    ({ partOfSpeech, inflection }) =>
      partOfSpeech === 'noun' &&
      inflection.tense === undefined &&
      (inflection.indefinite === true || (indefinite === true && inflection.copula === undefined)),
  );
  return noun && reread(word, noun, rules);
}

function describes(before: LineElement | undefined): boolean {
  if (before?.kind !== 'word') return before?.kind === 'verbatim' || before?.kind === 'bracketed';
  const { partOfSpeech, inflection } = before.pronunciation;
  return before.ezafe || (partOfSpeech === 'noun' && inflection.indefinite === true);
}

const COPULAS = new Set([
  'است',
  'نیست',
  'هست',
  'بود',
  'نبود',
  'باشد',
  'نباشد',
  'بودند',
  'هستند',
  'نیستند',
  'شد',
  'شده',
]);

const BEFORE_NOUNS = new Set(['هر', 'هیچ', 'چه', 'یک', 'چنین']);

/** Whether what follows cannot stand behind an adjective that has no noun. */
function needsNoun(elements: readonly LineElement[], at: number): boolean {
  const [before, next] = [elements[at - 1], elements[at + 1]];
  if (next?.kind !== 'word' || COPULAS.has(next.form)) return false;
  const { partOfSpeech } = next.pronunciation;
  if (isForm(next, 'که') || isForm(next, 'را')) return true;
  if (partOfSpeech === 'adjective') return !isForm(before, 'و');
  if (before?.kind === 'word' && BEFORE_NOUNS.has(before.form)) return true;
  if (
    before?.kind === 'word' &&
    ['determiner', 'preposition', 'numeral'].includes(before.pronunciation.partOfSpeech)
  )
    return partOfSpeech !== 'noun' || next.ezafe;
  return partOfSpeech === 'preposition' || (at === 0 && partOfSpeech === 'verb');
}

/** «یافت می‌شود»: before شدن what could be a past is the noun of a compound verb. */
export function verbalNounAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [word, next] = [elements[at], elements[at + 1]];
  if (word?.kind !== 'word' || word.pronunciation.inflection.tense !== 'past') return undefined;
  if (next?.kind !== 'word' || next.pronunciation.lemma !== 'شدن') return undefined;
  const noun = otherReading(word, ({ partOfSpeech }) => partOfSpeech === 'noun');
  return noun && reread(word, noun, rules);
}
