import type { Clause } from './clauses.ts';
import type { Edit } from './edits.ts';
import type { Unit } from './units.ts';

export const GOING: ReadonlySet<string> = new Set(['رفتن', 'آمدن', 'اومدن', 'برگشتن', 'بازگشتن', 'رسیدن']);

/** Where people go, beside what the lexicon calls a place. */
const PLACES: ReadonlySet<string> = new Set([
  ...['خونه', 'خانه', 'مدرسه', 'دانشگاه', 'سینما', 'پارک', 'بازار', 'کافه', 'رستوران', 'شهر', 'ده', 'روستا'],
  ...['استخر', 'باشگاه', 'مسجد', 'حرم', 'بیمارستان', 'درمانگاه', 'مطب', 'اداره', 'شرکت', 'بانک', 'فروشگاه'],
  ...['مغازه', 'کتابخانه', 'کتابخونه', 'موزه', 'باغ', 'باغ‌وحش', 'جنگل', 'کوه', 'دریا', 'ساحل', 'فرودگاه'],
  ...[
    'ایستگاه',
    'ترمینال',
    'کلاس',
    'سفر',
    'مهمانی',
    'مهمونی',
    'عروسی',
    'حمام',
    'حموم',
    'آشپزخانه',
    'آشپزخونه',
  ],
  ...[
    'حیاط',
    'اتاق',
    'شمال',
    'جنوب',
    'خارج',
    'آرایشگاه',
    'نانوایی',
    'نونوایی',
    'داروخانه',
    'داروخونه',
    'هتل',
  ],
  ...['کنسرت', 'تئاتر', 'جلسه', 'مسافرت', 'زیارت', 'پیاده‌روی', 'اردو', 'خوابگاه', 'کوچه', 'خیابان', 'خیابون'],
]);

/** The edits of a clause: a goal that stands behind its verb goes before it, with به: «برم خونه» is به خانه بروم. */
export function goalsMoved(units: Clause, written: readonly (string | undefined)[]): Edit[] {
  const verb = units.findLastIndex(
    ({ reading }) => GOING.has(reading.lemma) && isFiniteForm(reading.inflection),
  );
  if (verb < 0 || !isGoal(units, verb)) return editsFrom(units, written, 0);
  const [first, last] = [units[verb], units.at(-1)];
  if (first === undefined || last === undefined) return [];
  const textOf = (unit: Unit, at: number) => written[at] ?? unit.source;
  const goal = units
    .slice(verb + 1)
    .map((unit, at) => textOf(unit, verb + 1 + at) + (unit === last ? '' : unit.gap))
    .join('');
  const text = `به ${goal}${first.gap}${textOf(first, verb)}`;
  return [
    ...editsFrom(units.slice(0, verb), written, 0),
    { codePointStart: first.codePointStart, codePointEnd: last.codePointEnd, text },
  ];
}

function editsFrom(units: readonly Unit[], written: readonly (string | undefined)[], from: number): Edit[] {
  return units.flatMap(({ codePointStart, codePointEnd }, at) => {
    const text = written[from + at];
    return text === undefined ? [] : [{ codePointStart, codePointEnd, text }];
  });
}

export function isFiniteForm({ tense }: Unit['reading']['inflection']): boolean {
  return tense !== undefined && tense !== 'participle' && tense !== 'infinitive';
}

/** Whether a place and what belongs to it is all that stands behind the verb, and none was named before it. */
function isGoal(units: readonly Unit[], verb: number): boolean {
  const goal = units.slice(verb + 1);
  const [place] = goal;
  if (place === undefined || goal.length > 4 || !isPlace(place)) return false;
  if (goal.some(({ word }, at) => (word.ezafe === 'none') !== (at === goal.length - 1))) return false;
  return !units.slice(0, verb).some(({ letters }) => letters === 'به');
}

export function isPlace({ reading: { features, lemma, partOfSpeech, inflection } }: Unit): boolean {
  if (inflection.object === true || inflection.copula !== undefined) return false;
  if (partOfSpeech !== 'noun' && partOfSpeech !== 'name') return false;
  return features.has('place') || PLACES.has(lemma);
}
