import { pairsIn } from '../../format/translationTables.ts';
import type { LineElement, LineElements, Word } from '../syntax/elements.ts';
import { asAdjective, isForm, isNumber } from '../syntax/wordClasses.ts';
import { parseNumber } from './numerals.ts';

/** «کاهش ۴۸ درصدی», «کودک ۵ ساله», «سرمایه‌گذاری ۲ میلیون دلاری»: number and unit are one adjective. */
export function withMeasures(elements: LineElements): LineElements {
  const result: LineElement[] = [];
  for (const element of elements) {
    const unit = unitOf(element);
    const numbers = unit === undefined ? 0 : numbersAtEnd(result);
    if (element.kind !== 'word' || unit === undefined || numbers === 0) {
      result.push(element);
      continue;
    }
    const number = numberOf(result.splice(result.length - numbers, numbers));
    const isOf = isDimension(result.at(-1)) && unit !== 'percent';
    if (isOf) result.push(...amount(number, unit, element));
    else result.push(asAdjective(element, measured(number, unit)));
  }
  return result;
}

const DIMENSIONS = new Set('ارتفاع عمق فاصله طول عرض شعاع قطر بلندی وزن دما مسافت قسط اقساط'.split(' '));

/** «ارتفاع سی هزار پایی»: the altitude of thirty thousand feet. */
function isDimension(element: LineElement | undefined): boolean {
  return element?.kind === 'word' && element.ezafe && DIMENSIONS.has(element.pronunciation.lemma);
}

function amount(number: string, unit: string, word: Word): LineElement[] {
  const { verb: _, action: __, ...rest } = word;
  const features: ReadonlySet<string> = new Set(['unit']);
  const pronunciation = { ...word.pronunciation, partOfSpeech: 'noun' as const, features, inflection: {} };
  return [
    { kind: 'verbatim', text: number, tokenKind: 'number', glued: false, ezafe: false },
    { ...rest, english: unit, known: true, pronunciation },
  ];
}

const PERIODS = new Map(
  pairsIn(
    'ساله=year-old روزه=day ماهه=month ساعته=hour هفته‌ای=week دقیقه‌ای=minute نفره=person درصدی=percent ' +
      'متری=metre کیلومتری=kilometre دلاری=dollar تومانی=toman ریالی=rial یورویی=euro پایی=foot میلیونی=million میلیاردی=billion',
  ),
);

/** The unit of an adjective that measures: `percent` of درصدی; years are always `-year-old` of ساله. */
function unitOf(element: LineElement): string | undefined {
  if (element.kind !== 'word') return undefined;
  const { form, english, pronunciation } = element;
  const { features, partOfSpeech, lemma } = pronunciation;
  const isUnit = features.has('unit') && form.endsWith('ی') && lemma !== form && partOfSpeech !== 'verb';
  return PERIODS.get(form) ?? (isUnit ? english : undefined);
}

/** How many of the last elements are one number; و stands between numbers. */
function numbersAtEnd(elements: LineElements): number {
  let start = elements.length;
  while (isPlainNumber(elements[start - 1])) {
    start--;
    if (isForm(elements[start - 1], 'و') && isPlainNumber(elements[start - 2])) start--;
  }
  return elements.length - start;
}

function isPlainNumber(element: LineElement | undefined): boolean {
  return isNumber(element) && !(element?.kind === 'word' && element.ezafe);
}

function numberOf(elements: LineElements): string {
  const number = parseNumber(elements, 0);
  return number?.next === elements.length
    ? number.english
    : elements
        .map((element) => ('english' in element ? element.english : 'text' in element ? element.text : ''))
        .join(' ');
}

function measured(number: string, unit: string): string {
  if (unit === 'percent') return /\d$/.test(number) ? `${number}%` : `${number} percent`;
  const bare = number.replace(/^a /, '');
  return unit.includes(' ') ? `${bare} ${unit}` : `${bare}-${unit}`;
}
