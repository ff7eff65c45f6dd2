import { startOfNumber } from '../english/numberWords.ts';
import type { LineElement } from '../syntax/elements.ts';
import { asAdjective, isNumber } from '../syntax/wordClasses.ts';

/** «کاهش ۴۸ درصدی», «کودک ۵ ساله», «سرمایه‌گذاری ۲ میلیون دلاری»: number and unit are one adjective. */
export function withMeasures(elements: readonly LineElement[]): readonly LineElement[] {
  if (!elements.some((element) => unitOf(element) !== undefined)) return elements;
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

/** The unit of an adjective that measures: `percent` of درصدی; years are always `-year-old` of ساله. */
function unitOf(element: LineElement | undefined): string | undefined {
  if (element?.kind !== 'word') return undefined;
  const { features, partOfSpeech } = element.pronunciation;
  if (element.form === 'ساله') return 'year-old';
  const period = PERIODS.get(element.form);
  if (period !== undefined) return period;
  const isUnit =
    features.has('unit') && /ی$/.test(element.form) && element.pronunciation.lemma !== element.form;
  return isUnit && partOfSpeech !== 'verb' ? element.english : undefined;
}

const PERIODS: ReadonlyMap<string, string> = new Map([
  ['روزه', 'day'],
  ['ماهه', 'month'],
  ['ساعته', 'hour'],
  ['هفته‌ای', 'week'],
  ['دقیقه‌ای', 'minute'],
  ['نفره', 'person'],
  ['درصدی', 'percent'],
  ['متری', 'metre'],
  ['کیلومتری', 'kilometre'],
  ['دلاری', 'dollar'],
  ['تومانی', 'toman'],
  ['ریالی', 'rial'],
  ['یورویی', 'euro'],
]);

function numbersAtEnd(elements: readonly LineElement[]): number {
  let count = 0;
  for (let last = elements.at(-1); count < 3 && isNumber(last); last = elements.at(-1 - count)) {
    if (last?.kind === 'word' && last.ezafe) break;
    count++;
  }
  return count;
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
