import type { WordItem } from './items.ts';
import type { SentenceItem } from './syntax.ts';

/** Questions about a word of the source that several rules ask. */

export function isAdjective(item: SentenceItem | undefined): item is WordItem {
  return item?.kind === 'word' && item.reading.partOfSpeech === 'adjective';
}

export function isSuperlative({ reading, form }: WordItem): boolean {
  return (
    reading.inflection.degree === 'superlative' ||
    (reading.partOfSpeech === 'adjective' && /(?:ترین|آخرین)$/.test(form))
  );
}

export function isComparative({ reading, form }: WordItem): boolean {
  return (
    reading.inflection.degree === 'comparative' ||
    ['بهتر', 'بدتر', 'بیشتر', 'کمتر', 'برتر', 'مهتر', 'کهتر'].includes(form)
  );
}

const ORDINAL_ENGLISH = /(?:first|second|third|\dst|\dnd|\drd|th)$/;

export function isOrdinal({ reading, form, english }: WordItem): boolean {
  return (
    reading.partOfSpeech === 'numeral' &&
    (ORDINAL_ENGLISH.test(english) || /[^\u200c]م(?:ین)?$/.test(form)) &&
    form !== 'نیم'
  );
}

const INTENSIFIERS = new Set([
  'خیلی',
  'بسیار',
  'کاملا',
  'نسبتا',
  'تقریبا',
  'چقدر',
  'چه‌قدر',
  'اینقدر',
  'این‌قدر',
  'آنقدر',
  'آن‌قدر',
  'چندان',
  'کمی',
  'اندکی',
  'بیش‌از‌حد',
  'فوق‌العاده',
  'شدیدا',
  'عمیقا',
  'واقعا',
  'چنان',
  'چنین',
  'بس',
  'همیشه',
  'هنوز',
  'بیشتر',
  'کمتر',
]);

/** An adverb that can stand before an adjective and belong to it. */
export function isIntensifier(item: SentenceItem | undefined): item is WordItem {
  return item?.kind === 'word' && INTENSIFIERS.has(item.form);
}

export function isTime(item: WordItem): boolean {
  return item.reading.features.has('time');
}

export function isForm(item: SentenceItem | undefined, form: string): boolean {
  return item?.kind === 'word' && item.form === form;
}

/** A conjunction that stands between two phrases of a kind: و, یا. */
export function coordinator(item: SentenceItem | undefined): string | undefined {
  if (isForm(item, 'و')) return 'and';
  return isForm(item, 'یا') ? 'or' : undefined;
}
