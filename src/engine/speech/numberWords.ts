import type { Phonemes } from '../types.ts';

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
export function cardinalWords(digits: string): Phonemes[] {
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
export function digitWords(digits: string): Phonemes[] {
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
