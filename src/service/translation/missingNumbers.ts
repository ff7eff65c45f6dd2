import type { ExplainedWord, Token } from '../../engine/index.ts';
import { isUnsure, type ReadSentence } from './readSentence.ts';

/** The numbers of a sentence that its English has not, as the source has them. */
export function missingNumbers(sentence: ReadSentence, english: string): string[] {
  const sources = sourceNumbers(sentence);
  if (sources.length === 0) return [];
  const numbers = englishNumbers(english);
  const years = [...numbers].filter((value) => value >= 1000 && value < 2100);
  const endings = new Set(years.map((value) => value % 100));
  const isIn = (value: number) => numbers.has(value) || (value >= 10 && endings.has(value));
  const isTime = sentence.tokens.some(({ source }) => source === 'ساعت');
  const has = (value: number) => isIn(value) || (isTime && value > 12 && value <= 24 && isIn(value - 12));
  const hasPercentage = /[%٪]|\bper ?cents?\b|\bpercentage/i.test(english);
  return sources
    .filter(
      ({ ways, isPercentage }) => !ways.some((way) => way.every(has)) || (isPercentage && !hasPercentage),
    )
    .map(({ text }) => text);
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.split(' ').map((word, value) => [word, value] as const),
  ...ORDINALS.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    [word.replace(/y$/, 'ieth'), (at + 2) * 10] as const,
    [word.replace(/y$/, 'ies'), (at + 2) * 10] as const,
  ]),
  ...Object.entries({
    once: 1,
    single: 1,
    both: 2,
    twice: 2,
    double: 2,
    doubled: 2,
    twin: 2,
    pair: 2,
    couple: 2,
  }),
  ...Object.entries({
    either: 2,
    neither: 2,
    half: 2,
    thrice: 3,
    triple: 3,
    tripled: 3,
    quarter: 4,
    quarters: 4,
    dozen: 12,
  }),
]);
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }).flatMap(
    ([word, value]) => [word, `${word}s`, `${word}th`].map((form) => [form, value] as const),
  ),
);

/** Of kings and the like, from the second on. */
const ROMANS = 'II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ');
const ROMAN = new RegExp(`\\b(?:${ROMANS.join('|')})\\b`, 'g');
const ENGLISH_NUMBER = /\d+(?:[.,/:]\d+)*|[a-z]+/gi;

/** One part of a number: digits, a word, or what multiplies. */
interface NumberPart {
  readonly value: number;
  readonly isScale: boolean;
}

/** All numbers that a text in English has: each by itself, and those that several words make together. */
function englishNumbers(english: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  let run: NumberPart[] = [];
  const add = (value: number) => Number.isFinite(value) && numbers.add(value);
  const end = () => {
    for (const total of totalsOf(run)) add(total);
    run = [];
  };
  for (const [roman] of english.matchAll(ROMAN)) numbers.add(ROMANS.indexOf(roman) + 2);
  const isAfternoon = /\bp\.?m\b/i.test(english);
  for (const [text] of english.toLowerCase().matchAll(ENGLISH_NUMBER)) {
    if (/\d/.test(text)) {
      const value = wholeNumber(text);
      for (const each of [value, ...partsOf(text)]) add(each);
      if (isAfternoon && value < 12) numbers.add(value + 12);
      run.push({ value, isScale: false });
      continue;
    }
    const part = wordPart(text.replace(/(?<=[rhnxtdf])s$/, ''));
    if (part !== undefined) {
      numbers.add(part.value);
      run.push(part);
    } else if (text !== 'and') {
      end();
    }
  }
  end();
  return numbers;
}

function wordPart(word: string): NumberPart | undefined {
  const scale = SCALES.get(word);
  if (scale !== undefined) return { value: scale, isScale: true };
  const value = VALUES.get(word);
  return value === undefined ? undefined : { value, isScale: false };
}

/** What parts that follow each other make together: all of them, and up to each multiplier. */
function totalsOf(parts: readonly NumberPart[]): number[] {
  const totals: number[] = [];
  let [total, current] = [0, 0];
  for (const { value, isScale } of parts) {
    if (!isScale) current += value;
    else if (value === 100) current = (current || 1) * value;
    else {
      total += (current || 1) * value;
      current = 0;
    }
    totals.push(total + current, current);
  }
  return totals;
}

/** Of digits with separators; not a number for a date or a time. */
function wholeNumber(digits: string): number {
  return Number(digits.replace(/[,/:](?=\d{3}(?!\d))/g, '').replace(/[/,]/, '.'));
}

/** Of a date, a time or a range. */
function partsOf(digits: string): number[] {
  return digits.split(/[.,/:]/).map(Number);
}

const PERSIAN_DIGIT = /[۰-۹٠-٩]/g;

function latinDigits(source: string): string {
  return source
    .replace(PERSIAN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace(/[%٪]/g, '');
}

/** A number of the source, in words or digits. */
interface SourceNumber {
  readonly text: string;
  /** What the English may have for it: all numbers of one of them. */
  readonly ways: readonly (readonly number[])[];
  readonly isPercentage: boolean;
}

function sourceNumbers({ tokens, wordAt }: ReadSentence): SourceNumber[] {
  const found: SourceNumber[] = [];
  let [from, to] = [-1, -1];
  let parts: NumberPart[] = [];
  const end = () => {
    const number = parts.length > 0 ? sourceNumber(tokens.slice(from, to + 1), parts) : undefined;
    if (number !== undefined) found.push(number);
    parts = [];
  };
  for (const [at, token] of tokens.entries()) {
    const part = sourcePart(token, wordAt(at));
    if (part !== undefined) {
      if (parts.length === 0) from = at;
      parts.push(part);
      to = at;
    } else if (token.kind !== 'space' && token.source !== 'و') end();
  }
  end();
  return found;
}

function sourcePart({ kind, source }: Token, word: ExplainedWord | undefined): NumberPart | undefined {
  if (kind === 'number') return { value: wholeNumber(latinDigits(source)), isScale: false };
  if (word?.partOfSpeech !== 'numeral' || isUnsure(word, OTHER_THAN_NUMERAL) || word.lemma !== source)
    return undefined;
  const [first = '', second] = (word.gloss.split(/[;,]/)[0] ?? '').toLowerCase().split(/[ -]/);
  const part = wordPart(first);
  const next = second === undefined ? undefined : wordPart(second);
  if (part === undefined || next === undefined) return second === undefined ? part : undefined;
  // Others are fractions.
  if (next.isScale) return { value: part.value * next.value, isScale: false };
  return part.value % 10 === 0 && next.value < 10
    ? { value: part.value + next.value, isScale: false }
    : undefined;
}

const OTHER_THAN_NUMERAL: ReadonlySet<string> = new Set(['name', 'verb']);

/** Undefined for «یک», which is an article too, and for a multiplier alone, which is said of many. */
function sourceNumber(tokens: readonly Token[], parts: readonly NumberPart[]): SourceNumber | undefined {
  const text = tokens.map(({ source }) => source).join('');
  const isDigits = tokens.length === 1 && tokens[0]?.kind === 'number';
  if (!isDigits && parts.every(({ value, isScale }) => value <= 1 || isScale)) return undefined;
  return {
    text,
    ways: isDigits ? digitWays(latinDigits(text)) : wordWays(parts),
    isPercentage: /[%٪]/.test(text),
  };
}

/** A number, or of a date its year, month and day, of which the month may have become its name. */
function digitWays(digits: string): number[][] {
  const parts = partsOf(digits);
  return parts.length === 3
    ? [[wholeNumber(digits)], parts, parts.filter((_, at) => at !== 1)]
    : [[wholeNumber(digits)], parts];
}

/** All parts together, or each by itself. */
function wordWays(parts: readonly NumberPart[]): number[][] {
  const [total = 0] = totalsOf(parts).slice(-2);
  return [[total], parts.flatMap(({ value, isScale }) => (isScale ? [] : [value]))];
}
