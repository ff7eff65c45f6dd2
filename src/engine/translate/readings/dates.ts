import type { Pronunciation } from '../../types.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { otherReading, reread } from './reread.ts';

/** «در تاریخ ۴ مارس» is «در ۴ مارس». */
export function withoutDateWord(elements: readonly LineElement[]): readonly LineElement[] {
  if (!elements.some(isDateWord)) return elements;
  return elements.filter((element, at) => {
    const [before, day, month] = [elements[at - 1], elements[at + 1], elements[at + 2]];
    if (!isDateWord(element) || !isDay(day) || month?.kind !== 'word') return true;
    return before?.kind !== 'word' || before.pronunciation.partOfSpeech !== 'preposition';
  });
}

const DAYS: ReadonlyMap<string, string> = new Map(
  (
    'یکم دوم سوم چهارم پنجم ششم هفتم هشتم نهم دهم یازدهم دوازدهم سیزدهم چهاردهم پانزدهم شانزدهم هفدهم هجدهم نوزدهم ' +
    'بیستم بیست‌ویکم بیست‌ودوم بیست‌وسوم بیست‌وچهارم بیست‌وپنجم بیست‌وششم بیست‌وهفتم بیست‌وهشتم بیست‌ونهم سی‌ام سی‌ویکم'
  )
    .split(' ')
    .map((day, at) => [day, String(at + 1)] as const),
);

/** «دوم مارس ۲۰۲۰» is «۲ مارس ۲۰۲۰». */
export function withDayNumbers(
  elements: readonly LineElement[],
  rules: TranslationRules,
): readonly LineElement[] {
  return elements.map((element, at) => {
    const [month, day] = [elements[at + 1], element.kind === 'word' ? DAYS.get(element.form) : undefined];
    if (day === undefined || month?.kind !== 'word') return element;
    if (!isMonth(month.pronunciation.features, month) && monthReading(month, rules) === undefined)
      return element;
    return { kind: 'verbatim', text: day, tokenKind: 'number', glued: false, ezafe: false };
  });
}

/** «۱۵ مهر», «مهر ۱۴۰۲», «دی‌ماه»: beside a number or ماه, what can be the name of a month is one. */
export function monthAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const word = elements[at];
  if (word?.kind !== 'word' || isMonth(word.pronunciation.features, word)) return undefined;
  const [before, next] = [elements[at - 1], elements[at + 1]];
  const isDated = isDay(before) || isYear(next) || isForm(before, 'ماه') || isForm(next, 'ماه');
  if (!isDated) return undefined;
  const month = monthReading(word, rules);
  return month && reread(word, month, rules);
}

function monthReading(word: Word, rules: TranslationRules): Pronunciation | undefined {
  return otherReading(word, (pronunciation) => {
    const { classes } = rules.word(pronunciation);
    return classes.has('namedTime') && pronunciation.features.has('time') && !classes.has('weekday');
  });
}

function isMonth(features: ReadonlySet<string>, { properties }: Word): boolean {
  return features.has('time') && properties.classes.has('namedTime');
}

function isDay(element: LineElement | undefined): boolean {
  if (element?.kind === 'verbatim') return /^(?:[12]?[0-9]|3[01])$/.test(element.text);
  return element?.kind === 'word' && element.pronunciation.partOfSpeech === 'numeral';
}

function isYear(element: LineElement | undefined): boolean {
  return element?.kind === 'verbatim' && /^1[0-9]{3}$/.test(element.text);
}

function isDateWord(element: LineElement): boolean {
  return isForm(element, 'تاریخ') || isForm(element, 'روز');
}

/** «سال آینده»: behind a time what could be an adjective of time is one. */
export function relativeTimeAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [before, word] = [elements[at - 1], elements[at]];
  if (word?.kind !== 'word' || word.pronunciation.partOfSpeech !== 'noun') return undefined;
  if (before?.kind !== 'word' || !before.ezafe || !before.pronunciation.features.has('time'))
    return undefined;
  const adjective = otherReading(word, (pronunciation) =>
    rules.word(pronunciation).classes.has('relativeTime'),
  );
  return adjective && reread(word, adjective, rules);
}
