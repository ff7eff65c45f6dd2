import type { WordItem } from './items.ts';
import type { SentenceItem } from './syntax.ts';

/** Questions about a word of the source that several rules ask. */

export function isAdjective(item: SentenceItem | undefined): item is WordItem {
  return item?.kind === 'word' && item.pronunciation.partOfSpeech === 'adjective';
}

export function isSuperlative({ pronunciation, form }: WordItem): boolean {
  return (
    pronunciation.inflection.degree === 'superlative' ||
    (pronunciation.partOfSpeech === 'adjective' && /(?:ترین|آخرین)$/.test(form))
  );
}

export function isComparative({ pronunciation, form }: WordItem): boolean {
  return (
    pronunciation.inflection.degree === 'comparative' ||
    ['بهتر', 'بدتر', 'بیشتر', 'کمتر', 'برتر', 'مهتر', 'کهتر'].includes(form)
  );
}

const ORDINAL_ENGLISH = /(?:first|second|third|\dst|\dnd|\drd|th)$/;

export function isOrdinal({ pronunciation, form, english }: WordItem): boolean {
  return (
    pronunciation.partOfSpeech === 'numeral' &&
    (ORDINAL_ENGLISH.test(english) || /[^\u200c]م(?:ین)?$/.test(form)) &&
    form !== 'نیم'
  );
}

/** Adverbs that can stand before an adjective and belong to it, in English. */
const INTENSIFIERS: Readonly<Record<string, string>> = {
  خیلی: 'very',
  بسیار: 'very',
  بس: 'very',
  کاملا: 'completely',
  نسبتا: 'relatively',
  تقریبا: 'almost',
  چقدر: 'how',
  چه‌قدر: 'how',
  اینقدر: 'so',
  این‌قدر: 'so',
  آنقدر: 'so',
  آن‌قدر: 'so',
  چنان: 'so',
  چندان: 'so',
  کمی: 'a little',
  اندکی: 'a little',
  فوق‌العاده: 'extremely',
  شدیدا: 'severely',
  عمیقا: 'deeply',
  واقعا: 'really',
  بیشتر: 'more',
  کمتر: 'less',
};

/** The English of an adverb of degree before an adjective, else undefined. */
export function intensifierOf(item: SentenceItem | undefined): string | undefined {
  return item?.kind === 'word' ? INTENSIFIERS[item.form] : undefined;
}

export function isForm(item: SentenceItem | undefined, form: string): boolean {
  return item?.kind === 'word' && item.form === form;
}

/** A conjunction that stands between two phrases of a kind: و, یا. */
export function coordinator(item: SentenceItem | undefined): string | undefined {
  if (isForm(item, 'و')) return 'and';
  return isForm(item, 'یا') ? 'or' : undefined;
}
