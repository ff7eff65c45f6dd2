import type { LineElement, LineElements, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';

/** «در تاریخ ۴ مارس» is «در ۴ مارس». */
export function withoutDateWord(elements: LineElements): LineElements {
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
export function withDayNumbers(elements: LineElements): LineElements {
  return elements.map((element, at) => {
    const [month, day] = [elements[at + 1], element.kind === 'word' ? DAYS.get(element.form) : undefined];
    if (day === undefined || month?.kind !== 'word') return element;
    if (!isMonth(month.pronunciation.features, month)) return element;
    return { kind: 'verbatim', text: day, tokenKind: 'number', glued: false, ezafe: false };
  });
}

/** «دوشنبه ۱۲ آبان ۱۴۰۲» is one date: `Monday, 12 Aban 1402`. */
export function withWeekdays(elements: LineElements): LineElements {
  const result: LineElement[] = [];
  for (let at = 0; at < elements.length; at++) {
    const [weekday, day, month, year] = elements.slice(at, at + 4);
    const isDate =
      weekday?.kind === 'word' &&
      weekday.properties.classes.has('weekday') &&
      isDay(day) &&
      month?.kind === 'word';
    if (!isDate || day?.kind !== 'verbatim' || !isMonth(month.pronunciation.features, month)) {
      if (elements[at] !== undefined) result.push(elements[at] as LineElement);
      continue;
    }
    const isYear = year?.kind === 'verbatim' && /^\d{4}$/.test(year.text);
    const english = `${weekday.english}, ${day.text} ${month.english}${isYear ? ` ${year.text}` : ''}`;
    result.push({ ...weekday, english, ezafe: month.ezafe && !isYear, rest: [month.token] });
    at += isYear ? 3 : 2;
  }
  return result;
}

function isMonth(features: ReadonlySet<string>, { properties }: Word): boolean {
  return features.has('time') && properties.classes.has('namedTime');
}

function isDay(element: LineElement | undefined): boolean {
  if (element?.kind === 'verbatim') return /^(?:[12]?[0-9]|3[01])$/.test(element.text);
  return element?.kind === 'word' && element.pronunciation.partOfSpeech === 'numeral';
}

function isDateWord(element: LineElement): boolean {
  return isForm(element, 'تاریخ') || isForm(element, 'روز');
}
