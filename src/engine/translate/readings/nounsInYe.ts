import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm } from '../syntax/wordClasses.ts';
import { otherReading, reread } from './reread.ts';

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
