import type { Phonemes } from '../types.ts';

const PERSIAN_MONTHS: readonly Phonemes[] = [
  'farvardin',
  'ordibeheSt',
  'xordAd',
  'tir',
  'mordAd',
  'Sahrivar',
  'mehr',
  'AbAn',
  'Azar',
  'dey',
  'bahman',
  'esfand',
];
const GREGORIAN_MONTHS: readonly Phonemes[] = [
  'ZAnviye',
  'fevriye',
  'mArs',
  'Avril',
  'me',
  'Zu?an',
  'Zu?iye',
  'ut',
  'septAmbr',
  'oktobr',
  'novAmbr',
  'desAmbr',
];
const FIRST_GREGORIAN_YEAR = 1700;

/** What the words around a number say that it is: of a card, a telephone and the like; of a program; of a game. */
export type NumberKind = 'code' | 'version' | 'score';

/**
 * A number as a Persian speaker reads it: dates (۱۴۰۲/۳/۱۵, ۱۵/۳/۱۴۰۲), times (۱۲:۳۰), decimals, percentages, fractions,
 * ranges, scores, versions, telephone and card numbers. Any digits and separators of the three scripts.
 * @param next the word behind it, by which ۱/۲ میلیون is a decimal
 */
export function spokenNumber(source: string, kind?: NumberKind, next = ''): Phonemes[] {
  const text = asciiDigits(source);
  const percent = /[%٪]$/.test(text) ? ['darsad'] : [];
  const body = text.replace(/[%٪]$/, '');
  const isDecimal = percent.length > 0 || SCALED.has(next);
  const words =
    asDate(body) ??
    asTime(body) ??
    (isDecimal ? undefined : asFraction(body)) ??
    (kind === 'score' ? asScore(body) : asRange(body)) ??
    asVersion(body, kind) ??
    asGroups(body, kind);
  return [...(words ?? asPlain(body)), ...percent];
}

/** What is counted in decimals: behind ۱/۲ they say that it is no half. */
const SCALED: ReadonlySet<string> = new Set([
  ...[
    'هزار',
    'میلیون',
    'میلیارد',
    'تریلیون',
    'درصد',
    'برابر',
    'متر',
    'کیلومتر',
    'کیلو',
    'کیلوگرم',
    'گرم',
    'تن',
  ],
  ...['لیتر', 'مگابایت', 'گیگابایت', 'دلار', 'یورو', 'تومان', 'ریال', 'ریشتر', 'درجه'],
]);

/** Arabic and Persian digits and separators as ASCII. */
export function asciiDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

function asDate(text: string): Phonemes[] | undefined {
  const parts = text.split(/[/-]/);
  const isDate = parts.length === 3 && parts.every((part) => /^\d{1,4}$/.test(part));
  if (!isDate) return undefined;
  const [year = '', month = '', day = ''] = parts[2]?.length === 4 ? parts.toReversed() : parts;
  if (year.length !== 4) return undefined;
  const months = Number(year) >= FIRST_GREGORIAN_YEAR ? GREGORIAN_MONTHS : PERSIAN_MONTHS;
  const name = months[Number(month) - 1];
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return undefined;
  return [...withEzafe(ordinalWords(day)), withLinkedEzafe(name), ...cardinalWords(year)];
}

function asTime(text: string): Phonemes[] | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (match === null || Number(match[1]) > 24 || Number(match[2]) > 59) return undefined;
  const [, hour = '', minute = '', second] = match;
  const minutes = Number(minute) === 0 ? [] : ['o', ...cardinalWords(minute), 'daqiqe'];
  const seconds = second === undefined ? [] : ['o', ...cardinalWords(second), 'sAniye'];
  return [...cardinalWords(hour), ...minutes, ...seconds];
}

/** The fractions that are written with a slash; others, such as ۳/۵, are decimals. */
const FRACTIONS: ReadonlySet<string> = new Set(['1/2', '1/3', '2/3', '1/4', '3/4']);

function asFraction(text: string): Phonemes[] | undefined {
  const [above = '', below = ''] = text.split('/');
  return FRACTIONS.has(text) ? [...cardinalWords(above), ...ordinalWords(below)] : undefined;
}

/** «۳-۲»: in its order. */
function asScore(text: string): Phonemes[] | undefined {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  return match === null
    ? undefined
    : [...cardinalWords(match[1] ?? ''), 'bar', ...cardinalWords(match[2] ?? '')];
}

/** «۲.۴.۱», and «۲.۴» where a word says that it is a version. */
function asVersion(text: string, kind: NumberKind | undefined): Phonemes[] | undefined {
  const parts = text.split('.');
  const least = kind === 'version' ? 2 : 3;
  if (parts.length < least || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined;
  return parts.flatMap((part, at) => (at === 0 ? cardinalWords(part) : ['noqte', ...cardinalWords(part)]));
}

/** Of times in their order; of numbers, written from right to left as ۳-۱, or as ۱-۳, from the smaller to the greater. */
function asRange(text: string): Phonemes[] | undefined {
  const [start, end, ...more] = text.split(/[-–]/).map(asTime);
  if (start !== undefined && end !== undefined && more.length === 0) return [...start, 'tA', ...end];
  const match = /^(\d{1,4})[-–](\d{1,4})$/.exec(text);
  if (match === null) return undefined;
  const [from = '', to = ''] = [match[1] ?? '', match[2] ?? ''].toSorted((a, b) => Number(a) - Number(b));
  return [...cardinalWords(from), 'tA', ...cardinalWords(to)];
}

/** How numbers of mobiles, of telephones with the code of a large city, of cards and other codes are grouped. */
const GROUPS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^09\d{9}$/, [4, 3, 2, 2]],
  [/^0\d{10}$/, [3, 2, 2, 2, 2]],
  [/^989\d{9}$/, [2, 3, 3, 2, 2]],
  [/^\d{16}$/, [4, 4, 4, 4]],
];
const CODE_GROUPS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^\d{10}$/, [3, 3, 2, 2]],
  [/^\d{8}$/, [2, 2, 2, 2]],
  [/^\d{7}$/, [3, 2, 2]],
];
/** A telephone number with dashes behind its codes. */
const WITH_DASHES = /^(?:0|98-)\d{2,3}-\d[\d-]{3,}\d$/;

function asGroups(written: string, kind: NumberKind | undefined): Phonemes[] | undefined {
  const text = WITH_DASHES.test(written) ? written.replaceAll('-', '') : written;
  const known = kind === 'code' ? [...GROUPS, ...CODE_GROUPS] : GROUPS;
  const lengths = known.find(([pattern]) => pattern.test(text))?.[1];
  if (lengths === undefined) return /^0\d{6,}$/.test(text) ? digitWords(text) : undefined;
  let start = 0;
  return lengths.flatMap((length) => {
    start += length;
    return fractionWords(text.slice(start - length, start));
  });
}

function asPlain(text: string): Phonemes[] {
  const grouped = text.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return grouped.split(/([.,:/-])/).flatMap((part, at, parts) => {
    if (at % 2 === 1) return SEPARATORS[part] ?? [];
    return parts[at - 1] === '.' ? fractionWords(part) : cardinalWords(part);
  });
}

const SEPARATORS: Readonly<Record<string, Phonemes[]>> = {
  '.': ['momayyez'],
  '/': ['momayyez'],
  '-': ['tA'],
  ':': ['be'],
};

/** Behind the decimal point, and in codes, leading zeros are heard. */
function fractionWords(digits: string): Phonemes[] {
  const zeros = /^0*(?=\d)/.exec(digits)?.[0].length ?? 0;
  return [...digitWords('0'.repeat(zeros)), ...cardinalWords(digits.slice(zeros))];
}

function withEzafe(words: readonly Phonemes[]): Phonemes[] {
  return words.map((word, at) => (at === words.length - 1 ? `${word}e` : word));
}

function withLinkedEzafe(word: Phonemes): Phonemes {
  return /[aeoAiu]$/.test(word) ? `${word}ye` : `${word}e`;
}

const UNITS: readonly Phonemes[] = [
  'sefr',
  'yek',
  'do',
  'se',
  'CahAr',
  'panj',
  'SeS',
  'haft',
  'haSt',
  'noh',
  'dah',
  'yAzdah',
  'davAzdah',
  'sizdah',
  'CahArdah',
  'pAnzdah',
  'SAnzdah',
  'hefdah',
  'hejdah',
  'nuzdah',
];
const TENS: readonly Phonemes[] = [
  '',
  '',
  'bist',
  'si',
  'Cehel',
  'panjAh',
  'Sast',
  'haftAd',
  'haStAd',
  'navad',
];
const HUNDREDS: readonly Phonemes[] = [
  '',
  'sad',
  'devist',
  'sisad',
  'CahArsad',
  'pAnsad',
  'SeSsad',
  'haftsad',
  'haStsad',
  'nohsad',
];
const SCALES: readonly Phonemes[] = ['', 'hezAr', 'milyun', 'milyArd', 'teriliyun'];

const AND = 'o';

/** The words of a whole number given by its ASCII digits, up to 15 of them; longer ones digit by digit. */
function cardinalWords(digits: string): Phonemes[] {
  const significant = digits.replace(/^0+(?=\d)/, '');
  if (significant.length > SCALES.length * 3) return digitWords(digits);
  if (significant === '0') return ['sefr'];
  const groups = significant.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? [];
  const parts = groups.flatMap((group, at) => {
    const words = underThousand(Number(group));
    const scale = SCALES[groups.length - 1 - at] ?? '';
    if (words.length === 0) return [];
    if (scale === 'hezAr' && Number(group) === 1) return [[scale]];
    return [scale === '' ? words : [...words, scale]];
  });
  return joinedByAnd(parts);
}

/** Each digit by itself, as codes and telephone numbers are read. */
function digitWords(digits: string): Phonemes[] {
  return Array.from(digits, (digit) => UNITS[Number(digit)] ?? '');
}

/** The ordinal: the cardinal with -om, سوم with a v. */
export function ordinalWords(digits: string): Phonemes[] {
  const words = cardinalWords(digits);
  const last = words.at(-1) ?? '';
  const ordinal = last === 'se' ? 'sevvom' : last === 'do' ? 'dovvom' : last === 'si' ? 'siyom' : `${last}om`;
  return [...words.slice(0, -1), ordinal];
}

function underThousand(value: number): Phonemes[] {
  const hundreds = HUNDREDS[Math.floor(value / 100)] ?? '';
  const rest = value % 100;
  const parts = hundreds === '' ? [] : [[hundreds]];
  if (rest > 0 && rest < 20) parts.push([UNITS[rest] ?? '']);
  if (rest >= 20) {
    parts.push([TENS[Math.floor(rest / 10)] ?? '']);
    if (rest % 10 > 0) parts.push([UNITS[rest % 10] ?? '']);
  }
  return joinedByAnd(parts);
}

function joinedByAnd(parts: readonly (readonly Phonemes[])[]): Phonemes[] {
  return parts.flatMap((part, at) => (at === 0 ? [...part] : [AND, ...part]));
}
