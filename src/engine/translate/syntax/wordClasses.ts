import type { SentenceElement, Word } from './elements.ts';

/** Questions about a word of the source that several rules ask. */

export function isAdjective(element: SentenceElement | undefined): element is Word {
  return element?.kind === 'word' && element.pronunciation.partOfSpeech === 'adjective';
}

export function isSuperlative({ pronunciation, form }: Word): boolean {
  return (
    pronunciation.inflection.degree === 'superlative' ||
    (pronunciation.partOfSpeech === 'adjective' && /(?:ترین|آخرین)$/.test(form))
  );
}

export function isComparative({ pronunciation, form }: Word): boolean {
  return (
    pronunciation.inflection.degree === 'comparative' ||
    ['بهتر', 'بدتر', 'بیشتر', 'کمتر', 'برتر', 'مهتر', 'کهتر'].includes(form)
  );
}

const ORDINAL_ENGLISH = /(?:first|second|third|\dst|\dnd|\drd|th)$/;

export function isOrdinal({ pronunciation, form, english }: Word): boolean {
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
export function intensifierOf(element: SentenceElement | undefined): string | undefined {
  return element?.kind === 'word' ? INTENSIFIERS[element.form] : undefined;
}

export function isForm(element: SentenceElement | undefined, form: string): boolean {
  return element?.kind === 'word' && element.form === form;
}

/** A conjunction that stands between two phrases of a kind: و, یا. */
export function coordinator(element: SentenceElement | undefined): string | undefined {
  if (isForm(element, 'و')) return 'and';
  return isForm(element, 'یا') ? 'or' : undefined;
}
