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

/** بزرگ‌تر, and those that the lexicon lists: بهتر. */
export function isComparative({ pronunciation, properties }: Word): boolean {
  return pronunciation.inflection.degree === 'comparative' || properties.classes.has('comparative');
}

const ORDINAL_ENDING = /[^\u200c]م(?:ین)?$/;

/** سوم, اولین: a numeral that tells the place. */
export function isOrdinal({ pronunciation, form, properties }: Word): boolean {
  if (pronunciation.partOfSpeech !== 'numeral' || form === 'نیم') return false;
  const hasEnding = ORDINAL_ENDING.test(form) || ORDINAL_ENDING.test(pronunciation.lemma);
  return hasEnding || properties.classes.has('ordinal');
}

/** The English of an adverb of degree before an adjective, else undefined. */
export function intensifierOf(element: SentenceElement | undefined): string | undefined {
  return element?.kind === 'word' ? element.functionWord.intensifier : undefined;
}

/** Digits, or a numeral. */
export function isNumber(element: SentenceElement | undefined): boolean {
  if (element?.kind === 'verbatim') return element.tokenKind === 'number';
  return element?.kind === 'word' && element.pronunciation.partOfSpeech === 'numeral';
}

export function isForm(element: SentenceElement | undefined, form: string): boolean {
  return element?.kind === 'word' && element.form === form;
}

/** What governs the word behind it: a preposition, or a word with ezafe. */
export function isGoverning(element: SentenceElement | undefined): boolean {
  return element?.kind === 'word' && (element.ezafe || element.pronunciation.partOfSpeech === 'preposition');
}

/** A conjunction that stands between two phrases of a kind: و, یا. */
export function coordinator(element: SentenceElement | undefined): string | undefined {
  if (isForm(element, 'و')) return 'and';
  return isForm(element, 'یا') ? 'or' : undefined;
}

/** A word that is an adjective here, with the endings that an adjective has. */
export function asAdjective(word: Word, english: string): Word {
  const { verb: _, action: __, ...rest } = word;
  const { indefinite, copula, plural } = word.pronunciation.inflection;
  const inflection = {
    ...(indefinite && { indefinite }),
    ...(plural && { plural }),
    ...(copula !== undefined && { copula }),
  };
  return {
    ...rest,
    english,
    known: true,
    pronunciation: { ...word.pronunciation, partOfSpeech: 'adjective', inflection },
  };
}

const CONTAINERS = new Set('لیوان فنجان استکان بطری قاشق بشقاب کاسه بسته تکه کیسه سبد جعبه شیشه'.split(' '));

/** A unit or a vessel that what is measured follows: «یک لیوان آب». */
export function isMeasure({ form, pronunciation }: Word): boolean {
  const { features } = pronunciation;
  return (
    CONTAINERS.has(form) ||
    (features.has('unit') && !features.has('time') && form !== 'نفر' && form !== 'درصد')
  );
}
