import type { Word } from '../syntax/elements.ts';

/** How a determiner stands in English: its words, and what it does to the noun. */
export interface Determiner {
  readonly english: string;
  /** `all` stands before the article, the others take its place. */
  readonly place: 'before' | 'instead';
  /** The noun is plural in English. */
  readonly plural: boolean;
}

/** English of a determiner before a singular and before a plural noun, by its letters. */
const DETERMINERS: Readonly<Record<string, readonly [string, string]>> = {
  این: ['this', 'these'],
  همین: ['this very', 'these very'],
  آن: ['that', 'those'],
  اون: ['that', 'those'],
  همان: ['the same', 'the same'],
  همون: ['the same', 'the same'],
  هر: ['every', 'every'],
  هیچ: ['no', 'no'],
  چنین: ['such a', 'such'],
  چه: ['what', 'what'],
  کدام: ['which', 'which'],
  کدوم: ['which', 'which'],
  هرگونه: ['any', 'any'],
  هر‌گونه: ['any', 'any'],
  هیچگونه: ['no', 'no'],
  هیچ‌گونه: ['no', 'no'],
};

/** Determiners after which English has the plural. */
const OF_MANY: Readonly<Record<string, string>> = {
  چند: 'several',
  چندین: 'several',
  چندتا: 'several',
  بعضی: 'some',
  برخی: 'some',
  پاره‌ای: 'some',
  تعدادی: 'some',
  سایر: 'other',
  دیگر: 'other',
  اکثر: 'most',
  اغلب: 'most',
  بیشتر: 'most',
  بسیاری: 'many',
  انواع: 'various',
};

/** Amounts before a noun without ezafe. */
const AMOUNTS: Readonly<Record<string, string>> = { بیشتر: 'more', کمتر: 'less' };

const BEFORE_ARTICLE: Readonly<Record<string, string>> = {
  همه: 'all',
  همه‌ی: 'all',
  تمام: 'all',
  تمامی: 'all',
  کلیه: 'all',
  کل: 'the whole',
  هردو: 'both',
  هر‌دو: 'both',
  فقط: 'only',
  تنها: 'only',
  حتی: 'even',
  حدود: 'about',
  حداقل: 'at least',
  حداکثر: 'at most',
  تقریبا: 'almost',
};

const NEEDS_EZAFE = new Set(['همه', 'تمام', 'تمامی', 'کلیه', 'کل', 'سایر', 'اکثر', 'اغلب', 'بیشتر', 'انواع']);

/** The determiner that `element` is before a noun, in a question or not, or undefined. */
export function determinerOf(element: Word, plural: boolean, question: boolean): Determiner | undefined {
  const { form, pronunciation } = element;
  const amount = element.ezafe ? undefined : AMOUNTS[form];
  if (amount !== undefined) return { english: amount, place: 'instead', plural: false };
  if (NEEDS_EZAFE.has(form) && !element.ezafe && form !== 'انواع') return undefined;
  const before = BEFORE_ARTICLE[form];
  if (before !== undefined) return { english: before, place: 'before', plural: false };
  if (form === 'چند' && question) return { english: 'how many', place: 'instead', plural: true };
  const many = OF_MANY[form];
  if (many !== undefined && (pronunciation.partOfSpeech !== 'adjective' || element.ezafe))
    return { english: many, place: 'instead', plural: true };
  const known = DETERMINERS[form];
  if (known !== undefined) return { english: known[plural ? 1 : 0], place: 'instead', plural: false };
  if (pronunciation.partOfSpeech !== 'determiner') return undefined;
  return { english: element.english, place: 'instead', plural: false };
}
