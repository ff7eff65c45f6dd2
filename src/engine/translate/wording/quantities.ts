import type { LineElement, LineElements, Verbatim, Word } from '../syntax/elements.ts';
import { asAdjective, isForm, isNumber, isOrdinal } from '../syntax/wordClasses.ts';
import { parseNumber } from './numerals.ts';

/** Some elements in the place of those from where they were found. */
interface Rewritten {
  readonly elements: LineElements;
  readonly length: number;
}

type Rewrite = (elements: LineElements, at: number) => Rewritten | undefined;

/**
 * Writes amounts as English has them, so that they are one number or one word: «ساعت هفت و نیم» (`7:30`), «دوازده متر و
 * نیم» (`twelve and a half metres`), «۱/۲ میلیون» (`1.2 million`), «۲۵ بر ۲۱» (`25–21`), «دو سوم». Linear.
 */
export function withQuantities(elements: LineElements): LineElements {
  const result: LineElement[] = [];
  for (let at = 0; at < elements.length; ) {
    const element = elements[at];
    if (element === undefined) break;
    const found = rewrittenAt(elements, at);
    result.push(...(found?.elements ?? [element]));
    at += found?.length ?? 1;
  }
  return result;
}

function rewrittenAt(elements: LineElements, at: number): Rewritten | undefined {
  for (const rewrite of REWRITES) {
    const found = rewrite(elements, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

function numeral(text: string): Verbatim {
  return { kind: 'verbatim', text, tokenKind: 'number', glued: false, ezafe: false };
}

function englishOf(element: LineElement | undefined): string {
  if (element?.kind === 'verbatim') return element.text;
  return element?.kind === 'word' ? element.english : '';
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];

/** What a number below sixty is, in digits or in words. */
function smallNumber(english: string): number | undefined {
  if (/^\d{1,2}$/.test(english)) return Number(english);
  const [tens = '', ones = 'zero'] = english.split('-');
  const small = SMALL.indexOf(english);
  if (small >= 0) return small;
  const [ten, one] = [TENS.indexOf(tens), SMALL.indexOf(ones)];
  return ten > 0 && one >= 0 && one < 10 ? ten * 10 + one : undefined;
}

function isAnd(element: LineElement | undefined): boolean {
  return isForm(element, 'و');
}

function isUnit(element: LineElement | undefined): element is Word {
  if (element?.kind !== 'word' || element.pronunciation.partOfSpeech !== 'noun') return false;
  const { features } = element.pronunciation;
  return features.has('unit') || features.has('time');
}

const MOST_HOURS = 24;

/** «ساعت هفت», «ساعت ده و ربع», «ساعت ۴ و ۱۲ دقیقه». */
function clock(elements: LineElements, at: number): Rewritten | undefined {
  const hour = elements[at];
  if (hour?.kind !== 'word' || hour.form !== 'ساعت' || isNumber(elements[at - 1])) return undefined;
  const number = isNumber(elements[at + 1]) ? parseNumber(elements, at + 1) : undefined;
  const value = number && smallNumber(number.english);
  if (number === undefined || value === undefined || value > MOST_HOURS) return undefined;
  const { next } = number;
  const part = isAnd(elements[next]) ? minutesAt(elements, next + 1) : undefined;
  if (part === undefined && isCounted(elements[next])) return undefined;
  const minutes = part === undefined ? '' : `:${String(part.minutes).padStart(2, '0')}`;
  return {
    elements: [{ ...hour, ezafe: true }, numeral(`${value}${minutes}`)],
    length: (part?.next ?? next) - at,
  };
}

/** «ساعت دو نفر آمدند»: the number is not the hour's. */
function isCounted(element: LineElement | undefined): boolean {
  return element?.kind === 'word' && element.pronunciation.features.has('unit');
}

function minutesAt(
  elements: LineElements,
  at: number,
): { readonly minutes: number; readonly next: number } | undefined {
  if (isForm(elements[at], 'نیم')) return { minutes: 30, next: at + 1 };
  if (isForm(elements[at], 'ربع')) return { minutes: 15, next: at + 1 };
  const number = parseNumber(elements, at);
  const minutes = number && smallNumber(number.english);
  if (number === undefined || minutes === undefined || !isForm(elements[number.next], 'دقیقه'))
    return undefined;
  return { minutes, next: number.next + 1 };
}

/** «دوازده متر و نیم», «یک و نیم میلیون». */
function withHalf(elements: LineElements, at: number): Rewritten | undefined {
  const number = elements[at];
  if (!isNumber(number) || (number?.kind === 'word' && (number.ezafe || isOrdinal(number)))) return undefined;
  const unit = isUnit(elements[at + 1]) ? elements[at + 1] : undefined;
  const and = at + (unit === undefined ? 1 : 2);
  if (!isAnd(elements[and]) || !isForm(elements[and + 1], 'نیم') || isUnit(elements[and + 2]))
    return undefined;
  const text = englishOf(number);
  const half = /^\d+$/.test(text) ? `${text}.5` : `${text} and a half`;
  return {
    elements: [numeral(half), ...(unit === undefined ? [] : [unit])],
    length: and + 2 - at,
  };
}

const COMMON_FRACTION = /^(?:1\/[23458]|2\/3|3\/[48])$/;

/** «۱/۲ میلیون», «۳/۵ درصد»: the slash of a decimal; «۱/۲ لیوان» is half a glass. */
function decimal(elements: LineElements, at: number): Rewritten | undefined {
  const [number, next] = [elements[at], elements[at + 1]];
  if (number?.kind !== 'verbatim' || next?.kind !== 'word' || !/^\d+\/\d+$/.test(number.text))
    return undefined;
  const isScaled = next.pronunciation.partOfSpeech === 'numeral' || next.form === 'درصد';
  if (
    !isScaled &&
    !(isUnit(next) && !next.pronunciation.features.has('time') && !COMMON_FRACTION.test(number.text))
  )
    return undefined;
  return { elements: [numeral(number.text.replace('/', '.'))], length: 1 };
}

/** «۲۵ بر ۲۱», «سه بر یک»: a score; «۱۸۰ در ۹۰ سانتی‌متر»: two sides. */
function pair(elements: LineElements, at: number): Rewritten | undefined {
  const [first, between, second, unit] = elements.slice(at, at + 4);
  if (!isNumber(first) || !isNumber(second) || between?.kind !== 'word') return undefined;
  const ends = [first, second].map((number) => smallNumber(englishOf(number)) ?? englishOf(number));
  if (between.form === 'بر' && !isUnit(unit) && !isUnit(elements[at - 1]))
    return { elements: [score(between, ends.join('–'), elements[at - 1])], length: 3 };
  if (between.form !== 'در' || !isUnit(unit)) return undefined;
  return { elements: [numeral(`${englishOf(first)} by ${englishOf(second)}`)], length: 3 };
}

/** Behind a noun with ezafe a score is its adjective: «شکست سه بر صفر». */
function score(word: Word, english: string, before: LineElement | undefined): Word {
  const adjective = asAdjective(word, english);
  if (before?.kind === 'word' && before.ezafe) return adjective;
  return { ...adjective, pronunciation: { ...adjective.pronunciation, partOfSpeech: 'adverb' } };
}

const CHANGES = new Set('کاهش افزایش رشد افت تخفیف سود بهره جهش'.split(' '));

/** «با ۰٫۴ درصد کاهش» is «با کاهش ۰٫۴ درصدی». */
function change(elements: LineElements, at: number): Rewritten | undefined {
  const [number, percent, noun] = elements.slice(at, at + 3);
  if (!isNumber(number) || !isForm(percent, 'درصد') || noun?.kind !== 'word' || !CHANGES.has(noun.form))
    return undefined;
  if (percent?.kind !== 'word' || !isForm(elements[at - 1], 'با')) return undefined;
  const english = englishOf(number);
  const measure = asAdjective(percent, /\d$/.test(english) ? `${english}%` : `${english} percent`);
  const inflection = { ...noun.pronunciation.inflection, indefinite: true as const };
  return {
    elements: [
      { ...noun, ezafe: true, pronunciation: { ...noun.pronunciation, inflection } },
      { ...measure, ezafe: noun.ezafe },
    ],
    length: 3,
  };
}

/** «منفی هشت درجه». */
function minus(elements: LineElements, at: number): Rewritten | undefined {
  const [sign, number] = [elements[at], elements[at + 1]];
  if (!isForm(sign, 'منفی') || (sign?.kind === 'word' && sign.ezafe) || !isNumber(number)) return undefined;
  return { elements: [numeral(`minus ${englishOf(number)}`)], length: 2 };
}

const PARTS: ReadonlyMap<string, string> = new Map([
  ['سوم', 'third'],
  ['چهارم', 'quarter'],
  ['پنجم', 'fifth'],
  ['ششم', 'sixth'],
  ['هشتم', 'eighth'],
  ['دهم', 'tenth'],
]);
const COUNTS: ReadonlyMap<string, string> = new Map([
  ['یک', 'one'],
  ['دو', 'two'],
  ['سه', 'three'],
  ['چهار', 'four'],
  ['پنج', 'five'],
]);
const FRACTION = /^(یک|دو|سه|چهار|پنج)\u200c?(سوم|چهارم|پنجم|ششم|هشتم|دهم)$/;

/** «دو سوم مردم», «سه‌چهارم دانش‌آموزان». */
function fraction(elements: LineElements, at: number): Rewritten | undefined {
  const [first, second] = [elements[at], elements[at + 1]];
  if (first?.kind !== 'word') return undefined;
  const together = FRACTION.exec(first.form);
  const last = together === null && second?.kind === 'word' ? second : first;
  const count = COUNTS.get(together?.[1] ?? first.form);
  const part = PARTS.get(together?.[2] ?? (last === first ? '' : last.form));
  if (count === undefined || part === undefined || !last.ezafe) return undefined;
  const english = count === 'one' ? `a ${part}` : `${count} ${part}s`;
  const { verb: _, action: __, ...word } = first;
  const pronunciation = {
    ...word.pronunciation,
    partOfSpeech: 'pronoun' as const,
    inflection: { ...(count !== 'one' && { plural: true as const }) },
  };
  return {
    elements: [{ ...word, english, known: true, ezafe: true, functionWord: {}, pronunciation }],
    length: last === first ? 1 : 2,
  };
}

/** «۷۵۰ هزار»: `750,000`, but `10 to 15 thousand`. */
function thousands(elements: LineElements, at: number): Rewritten | undefined {
  const [number, scale, next] = elements.slice(at, at + 3);
  if (number?.kind !== 'verbatim' || !/^[1-9]\d{0,2}$/.test(number.text) || !isForm(scale, 'هزار'))
    return undefined;
  if (isAnd(next) && isNumber(elements[at + 3])) return undefined;
  if (isForm(elements[at - 1], 'تا')) return undefined;
  return { elements: [numeral(`${number.text},000`)], length: 2 };
}

const ERAS: ReadonlyMap<string, string> = new Map([
  ['قمری', 'AH'],
  ['میلادی', 'AD'],
  ['شمسی', 'SH'],
  ['خورشیدی', 'SH'],
]);

/** «۱۳۱۳ قمری», «۱۳۴۲ هجری شمسی». */
function year(elements: LineElements, at: number): Rewritten | undefined {
  const number = elements[at];
  if (number?.kind !== 'verbatim' || !/^\d{3,4}$/.test(number.text)) return undefined;
  const isHijri = isForm(elements[at + 1], 'هجری');
  const word = elements[at + (isHijri ? 2 : 1)];
  const era = word?.kind === 'word' ? ERAS.get(word.form) : undefined;
  if (era === undefined || (isHijri && era === 'AD')) return undefined;
  return { elements: [numeral(`${number.text} ${era}`)], length: isHijri ? 3 : 2 };
}

/** How far before تا the beginning of a range is looked for. */
const MOST_BETWEEN = 7;

/** «از صفحه ۴۵ تا ۶۷», «از تهران تا شیراز»: from one to the other. */
function rangeEnd(elements: LineElements, at: number): Rewritten | undefined {
  const until = elements[at];
  if (until?.kind !== 'word' || until.form !== 'تا' || until.pronunciation.partOfSpeech !== 'preposition')
    return undefined;
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN); before--) {
    const element = elements[before];
    if (element?.kind === 'punctuation' || isForm(element, 'تا')) return undefined;
    if (element?.kind === 'word' && element.pronunciation.partOfSpeech === 'verb') return undefined;
    if (isForm(element, 'از') && isUnit(elements[at + 1]) && !isUnit(elements[before + 1])) return undefined;
    if (isForm(element, 'از') && isForm(elements[at + 1], 'پایان')) return undefined;
    if (isForm(element, 'از')) return { elements: [{ ...until, english: 'to' }], length: 1 };
  }
  return undefined;
}

/** «سال هزار و سیصد و هجده»: the number of a year in words. */
function yearInWords(elements: LineElements, at: number): Rewritten | undefined {
  const noun = elements[at];
  if (noun?.kind !== 'word' || noun.form !== 'سال' || !noun.ezafe) return undefined;
  const number = elements[at + 1]?.kind === 'word' ? parseNumber(elements, at + 1) : undefined;
  const parts = number && /^a thousand (\w+) hundred and (\S+)$/.exec(number.english);
  const [hundreds, rest] = [parts?.[1] ?? '', parts?.[2] ?? ''].map(yearPart);
  if (number === undefined || hundreds === undefined || rest === undefined) return undefined;
  const ezafe = number.ezafe;
  return {
    elements: [noun, { ...numeral(String(1000 + hundreds * 100 + rest)), ezafe }],
    length: number.next - at,
  };
}

function yearPart(english: string): number | undefined {
  const [tens = '', ones = 'zero'] = english.split('-');
  const ten = ['sixty', 'seventy', 'eighty', 'ninety'].indexOf(tens);
  const one = SMALL.indexOf(ones);
  return smallNumber(english) ?? (ten >= 0 && one >= 0 && one < 10 ? (ten + 6) * 10 + one : undefined);
}

/** Behind a number افغانی is money, and پول behind it a hundredth of that. */
function afghanMoney(elements: LineElements, at: number): Rewritten | undefined {
  const word = elements[at];
  if (word?.kind !== 'word' || !isNumber(elements[at - 1])) return undefined;
  const isPul =
    word.form === 'پول' && elements.slice(Math.max(0, at - 4), at).some((each) => isForm(each, 'افغانی'));
  if (word.form !== 'افغانی' && !isPul) return undefined;
  const { verb: _, action: __, ...rest } = word;
  const features: ReadonlySet<string> = new Set(['unit']);
  const pronunciation = {
    ...word.pronunciation,
    lemma: word.form,
    partOfSpeech: 'noun' as const,
    features,
    inflection: {},
  };
  return {
    elements: [{ ...rest, english: isPul ? 'pul' : 'afghani', known: true, pronunciation }],
    length: 1,
  };
}

const REWRITES: readonly Rewrite[] = [
  clock,
  withHalf,
  decimal,
  pair,
  change,
  minus,
  fraction,
  thousands,
  year,
  yearInWords,
  rangeEnd,
  afghanMoney,
];
