import { pairsIn } from '../../format/translationTables.ts';
import { startOfNumber } from '../english/numberWords.ts';
import type { LineElement, LineElements } from '../syntax/elements.ts';
import { asAdjective, isNumber } from '../syntax/wordClasses.ts';

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
    const words = result.splice(result.length - numbers, numbers).map(englishOf);
    result.push(asAdjective(element, measured(words, unit)));
  }
  return result;
}

const PERIODS = new Map(
  pairsIn(
    'ساله=year-old روزه=day ماهه=month ساعته=hour هفته‌ای=week دقیقه‌ای=minute نفره=person درصدی=percent ' +
      'متری=metre کیلومتری=kilometre دلاری=dollar تومانی=toman ریالی=rial یورویی=euro',
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

function numbersAtEnd(elements: LineElements): number {
  const isPlainNumber = (element: LineElement) =>
    isNumber(element) && !(element.kind === 'word' && element.ezafe);
  const last = elements.slice(-3);
  return last.length - 1 - last.findLastIndex((element) => !isPlainNumber(element));
}

function englishOf(element: LineElement): string {
  if (element.kind === 'verbatim') return element.text;
  return element.kind === 'word' ? element.english : '';
}

function measured(numbers: readonly string[], unit: string): string {
  const number = numbers.length === 1 ? numbers.join('') : startOfNumber(numbers.join(' '));
  if (unit === 'percent') return /\d$/.test(number) ? `${number}%` : `${number} percent`;
  return unit.includes(' ') ? `${number} ${unit}` : `${number}-${unit}`;
}
