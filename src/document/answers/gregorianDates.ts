import { movedSpan } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import type { Answer } from './answeredParts.ts';

/** The months of the Iranian calendar as English has them, in order. */
const MONTHS =
  'Farvardin Ordibehesht Khordad Tir A?mordad Shahrivar Mehr Aban Azar De[yi] Bahman Esfand'.split(' ');
const MONTH_NUMBERS = MONTHS.map((name) => new RegExp(`^${name}$`, 'i'));

const MONTH = `(?:${MONTHS.join('|')})`;
const YEAR = '1[2-4]\\d\\d';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';

/** 12 Aban 1402; Aban 12, 1402; 1402/8/12; Aban 1402; 1402: each with the era behind it. */
const SHAPES = [
  `(${DAY})(?: of)? (${MONTH}),? (${YEAR})`,
  `(${MONTH}) (${DAY}),? (${YEAR})`,
  `(${YEAR})[/-](\\d{1,2})[/-](\\d{1,2})`,
  `(?:(${MONTH}),? )?(${YEAR})`,
];
const DATE = new RegExp(`(?<![\\w/.,-])(?:${SHAPES.join('|')})(?![\\d/-]|[.,]\\d)(?: (?:SH|AP)\\b)?`, 'gi');

interface DateParts {
  readonly year: string;
  readonly month?: string | undefined;
  readonly day?: string | undefined;
}

/** The parts of what `DATE` found, by the groups of its shapes. */
function partsOf(found: RegExpExecArray): DateParts {
  const [, day1, month1, year1, month2, day2, year2, year3, month3, day3, month4, year4] = found;
  return {
    year: year1 ?? year2 ?? year3 ?? year4 ?? '',
    month: month1 ?? month2 ?? month3 ?? month4,
    day: day1 ?? day2 ?? day3,
  };
}

/** The year is of another calendar, or a bracket has its Gregorian year already. */
const OTHERWISE = /^(?: (?:AH|AD|CE|BCE?|lunar)\b| ?\([^)]{0,30}\d{3})/;

/** «سال ۱۳۹۵», but not «سال ۱۳۱۳ قمری»: only where the source says so is a number alone a year. */
const YEAR_IN_SOURCE =
  /سال(?:\u200c?های)?[\s\u200c]+([۰-۹٠-٩0-9]{4})(?!\s*(?:هجری\s+قمری|قمری|ه\.?\s?ق|میلادی|[۰-۹٠-٩0-9]))/g;

/**
 * A translation with the Gregorian date, month or year in brackets behind each date of the Iranian calendar. What is
 * said of its words counts in the new text.
 */
export function withGregorianDates(source: string, answer: Answer): Answer {
  const years = new Set([...source.matchAll(YEAR_IN_SOURCE)].map(([, year = '']) => latinDigits(year)));
  const added: Added[] = [];
  for (const found of answer.text.matchAll(DATE)) {
    const at = found.index + found[0].length;
    const { day, month, year } = partsOf(found);
    const isYear = month !== undefined || years.has(year);
    if (!isYear || OTHERWISE.test(answer.text.slice(at, at + 40))) continue;
    const gregorian = gregorianOf(
      Number(year),
      monthNumber(month),
      day === undefined ? undefined : Number.parseInt(day, 10),
    );
    if (gregorian !== undefined) added.push({ at, text: ` (${gregorian})` });
  }
  return added.length === 0 ? answer : withAdded(answer, added);
}

interface Added {
  /** UTF-16 units of the text that it is added to. */
  readonly at: number;
  readonly text: string;
}

function withAdded({ text, words }: Answer, added: readonly Added[]): Answer {
  let [result, end] = ['', 0];
  for (const each of added) {
    result += text.slice(end, each.at) + each.text;
    end = each.at;
  }
  const before = (place: number) =>
    added.reduce((sum, each) => (each.at <= place ? sum + each.text.length : sum), 0);
  const moved = ({ words: inner, ...span }: AlignedSpan): AlignedSpan => {
    const { utf16Start, utf16End } = span.written;
    const [start, stop] = [before(utf16Start), before(Math.max(utf16Start, utf16End - 1))];
    const written = { ...movedSpan(span.written, start), utf16End: utf16End + stop };
    return { ...span, written, ...(inner && { words: inner.map(moved) }) };
  };
  return { text: result + text.slice(end), words: words.map(moved) };
}

function latinDigits(digits: string): string {
  return digits
    .replace(/[۰-۹]/g, (digit) => `${digit.charCodeAt(0) - 0x6f0}`)
    .replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`);
}

function monthNumber(month: string | undefined): number | undefined {
  if (month === undefined) return undefined;
  const named = MONTH_NUMBERS.findIndex((name) => name.test(month));
  return named < 0 ? Number(month) : named + 1;
}

/** `3 November 2023`, `October/November 2023` or `2023/24`; undefined for what is no date. */
function gregorianOf(year: number, month: number | undefined, day: number | undefined): string | undefined {
  if (month === undefined)
    return `${year + GREGORIAN_AHEAD}/${String((year + GREGORIAN_AHEAD + 1) % 100).padStart(2, '0')}`;
  if (day !== undefined) {
    const date = gregorianDate(year, month, day);
    return date && english({ day: 'numeric', month: 'long', year: 'numeric' }).format(date);
  }
  const [first, last] = [gregorianDate(year, month, 1), gregorianDate(year, month, 29)];
  if (first === undefined || last === undefined) return undefined;
  const isOneYear = first.getUTCFullYear() === last.getUTCFullYear();
  const from = english(isOneYear ? { month: 'long' } : { month: 'long', year: 'numeric' }).format(first);
  return `${from}/${english({ month: 'long', year: 'numeric' }).format(last)}`;
}

/** How many years the Gregorian calendar is ahead when the Iranian year begins, on about 21 March. */
const GREGORIAN_AHEAD = 621;
const DAY_MS = 86_400_000;

/** The day at midnight UTC; undefined where the Iranian calendar has no such day. */
export function gregorianDate(year: number, month: number, day: number): Date | undefined {
  const days = (month - 1) * 31 - Math.max(0, month - 7) + day - 1;
  const about = Date.UTC(year + GREGORIAN_AHEAD, 2, 21) + days * DAY_MS;
  const wanted = `${year}/${month}/${day}`;
  return [0, -1, 1, -2, 2]
    .map((away) => new Date(about + away * DAY_MS))
    .find((date) => iranianDate(date) === wanted);
}

function iranianDate(date: Date): string {
  const parts = iranian().formatToParts(date);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}/${part('month')}/${part('day')}`;
}

function iranian(): Intl.DateTimeFormat {
  return format('en-u-ca-persian', { day: 'numeric', month: 'numeric', year: 'numeric' });
}

function english(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return format('en-GB', options);
}

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}
