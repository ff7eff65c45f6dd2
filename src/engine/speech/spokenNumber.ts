import type { Phonemes } from '../types.ts';
import { cardinalWords, digitWords, ordinalWords } from './numberWords.ts';

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

/**
 * A number as a Persian speaker reads it: dates (۱۴۰۲/۳/۱۵), times (۱۲:۳۰), decimals, percentages, fractions,
 * ranges, telephone numbers. Any digits and separators of the three scripts.
 */
export function spokenNumber(source: string): Phonemes[] {
  const text = asciiDigits(source);
  const percent = /[%٪]$/.test(text) ? ['darsad'] : [];
  const body = text.replace(/[%٪]$/, '');
  return [...(asDate(body) ?? asTime(body) ?? asPlain(body)), ...percent];
}

/** Arabic and Persian digits and separators as ASCII. */
function asciiDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

function asDate(text: string): Phonemes[] | undefined {
  const match = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text);
  if (match === null) return undefined;
  const [, year = '', month = '', day = ''] = match;
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

function asPlain(text: string): Phonemes[] {
  if (/^0\d{6,}$/.test(text)) return digitWords(text);
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

/** Behind the decimal point leading zeros are heard. */
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
