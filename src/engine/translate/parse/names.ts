import { glossesOf } from '../english/gloss.ts';
import { nameSpelling } from '../english/nameSpelling.ts';
import { capitalised } from '../nouns/modifiers.ts';
import type { NameSlot, NameTable } from '../rules/names.ts';
import { NO_WORD_PROPERTIES } from '../rules/properties.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { Bracketed, Elements, FixedPhrase, SentenceElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm, isSuperlative } from '../syntax/wordClasses.ts';

/**
 * Spells words where they are names: behind a title («آقای رستگار»), behind what is named so («هتل لاله»), as a given
 * name before a family name («بهمن کریمی»), or beside another («سارا و امید»). Each becomes one word with its title or
 * its kind. Linear.
 */
export function withNames(elements: Elements, { rules }: Dependencies): SentenceElement[] {
  const table = rules.nameTable;
  const result: SentenceElement[] = [];
  for (let at = 0; at < elements.length; ) {
    const element = elements[at];
    if (element === undefined) break;
    const found = namedAt(elements, at, table);
    const maker = isMaker(elements, at, result.at(-1), table) ? BY : undefined;
    result.push(found?.element ?? maker ?? element);
    at += found?.length ?? 1;
  }
  return result;
}

/** What a name is in the sentence, and of how many elements it is made. */
interface Found {
  readonly element: SentenceElement;
  readonly length: number;
}

function namedAt(elements: Elements, at: number, table: NameTable): Found | undefined {
  const element = elements[at];
  if (element?.kind === 'bracketed') return titleOf(element, elements[at - 1], table);
  if (element?.kind !== 'word') return undefined;
  const slot = slotOf(element, table);
  if (slot === undefined && isTitle(element)) return { element: withoutName(element), length: 1 };
  if (slot === undefined) return fullName(elements, at, table) ?? oneOfTwo(elements, at, table);
  if (slot.takes.has('person')) return titled(elements, at, table);
  return quoted(elements, at, slot, table) ?? named(elements, at, slot, table);
}

function slotOf(word: SentenceElement | undefined, { slots }: NameTable): NameSlot | undefined {
  if (word?.kind !== 'word' || !isBare(word) || word.pronunciation.inflection.indefinite) return undefined;
  return slots.get(word.pronunciation.lemma);
}

function isTitle({ pronunciation }: Word): boolean {
  return pronunciation.features.has('title') && pronunciation.inflection.plural === true;
}

/** Without the endings that a name has not. */
function isBare({ pronunciation: { inflection, partOfSpeech } }: Word): boolean {
  const { plural, clitic, object, copula, tense, degree } = inflection;
  if (partOfSpeech === 'verb' || plural || object || degree !== undefined) return false;
  return clitic === undefined && copula === undefined && tense === undefined;
}

/** A row of words that is a name. */
interface Name {
  readonly english: string;
  readonly words: readonly Word[];
}

/** Words that only say that somebody is spoken of politely, where another title follows: «جناب سرهنگ». */
const POLITE = new Set(['آقا', 'خانم', 'خانوم', 'جناب', 'سرکار']);
const MOST_WORDS = 5;

function titled(elements: Elements, at: number, table: NameTable): Found | undefined {
  const name = titledName(elements, at, table);
  if (name !== undefined) return { element: nameWord(name, PERSON), length: name.words.length };
  const [title, next] = [elements[at], elements[at + 1]];
  if (title?.kind !== 'word') return undefined;
  const behind = TITLES_BEHIND.get(formOf(next));
  if (title.form === 'حاج' && behind !== undefined && next?.kind === 'word')
    return { element: nameWord({ english: `Haj ${behind}`, words: [title, next] }, PERSON), length: 2 };
  const isPolite = POLITE.has(title.pronunciation.lemma);
  if (isPolite && next?.kind === 'word' && isBare(next) && isOffice(next))
    return { element: withoutName(next), length: 2 };
  return { element: withoutName(title), length: 1 };
}

/** «آقای رئیس», «خانم دکتر»: who is meant, said politely. */
function isOffice({ pronunciation }: Word): boolean {
  const { features, partOfSpeech, inflection } = pronunciation;
  return features.has('person') && partOfSpeech === 'noun' && !inflection.indefinite;
}

/** Without a name `Dr.` is a doctor. */
function withoutName(title: Word): Word {
  const full = glossesOf(title.pronunciation.gloss).find((gloss) => /^\p{Ll}/u.test(gloss));
  return /^(?:Dr|Mrs?|Ms)\.?$/.test(title.english) && full !== undefined
    ? { ...title, english: full }
    : title;
}

const PERSON: ReadonlySet<string> = new Set(['person']);

function titledName(elements: Elements, at: number, table: NameTable): Name | undefined {
  const titles: Word[] = [];
  const patterns: string[] = [];
  for (let next = at; next < at + MOST_WORDS; next++) {
    const title = elements[next];
    const slot = slotOf(title, table);
    if (title?.kind !== 'word' || !slot?.takes.has('person')) break;
    const before = titles.at(-1);
    if (before !== undefined && POLITE.has(before.pronunciation.lemma)) patterns.pop();
    const isHajAgha = before?.form === 'حاج' && POLITE.has(title.pronunciation.lemma);
    if (isHajAgha) patterns.push('Agha {}');
    else if (slot.english !== patterns.at(-1))
      patterns.push(slot.english.replace('{title}', capitalised(title.english)));
    titles.push(title);
  }
  const [title, word] = [titles.at(-1), elements[at + titles.length]];
  if (title === undefined || !mayBearTitle(word, title, table)) return undefined;
  const words = nameWords(elements, at + titles.length, table);
  const english = patterns.reduceRight(
    (inner, pattern) => pattern.replace('{}', inner),
    namesOf(words, table),
  );
  return { english, words: [...titles, ...words] };
}

function mayBearTitle(word: SentenceElement | undefined, title: Word, table: NameTable): boolean {
  if (word?.kind !== 'word') return false;
  const { partOfSpeech, features, inflection } = word.pronunciation;
  const kinds = table.names.get(word.form)?.kinds;
  // «دکتر بخشی»: a listed name may look like a form of another word.
  if (kinds?.has('family')) return true;
  if (!isBare(word) || features.has('title')) return false;
  if (partOfSpeech === 'name') return true;
  const isCommon = features.has('familiar') && isAdjective(word);
  if (kinds?.has('given') && !isCommon) return true;
  if (!['noun', 'adjective'].includes(partOfSpeech) || inflection.indefinite) return false;
  if (!word.known) return true;
  const isPolite = ['آقا', 'جناب'].includes(title.pronunciation.lemma) && title.ezafe;
  if (isPolite) return !isCommon && !features.has('person') && !features.has('place');
  return !title.ezafe && isAdjective(word) && word.form.endsWith('ی') && !features.has('familiar');
}

/** The words of a person's name from `at` on, the first of which is one. */
function nameWords(elements: Elements, at: number, table: NameTable): Word[] {
  const words: Word[] = [];
  for (let next = at; words.length < MOST_WORDS; next++) {
    const [word, before] = [elements[next], words.at(-1)];
    if (
      word?.kind !== 'word' ||
      (before !== undefined &&
        !continues({ before, isFirst: words.length === 1 }, word, elements[next + 1], table))
    )
      break;
    words.push(word);
  }
  return words;
}

/** Whether a word goes on with a person's name. */
function continues(
  { before, isFirst }: { readonly before: Word; readonly isFirst: boolean },
  word: Word,
  next: SentenceElement | undefined,
  table: NameTable,
): boolean {
  const { pronunciation } = word;
  const { partOfSpeech, features } = pronunciation;
  if (!isBare(word) || features.has('title')) return false;
  if (partOfSpeech === 'name') {
    const isUnlisted = pronunciation.origin !== 'lexicon' && !features.has('place');
    return features.has('person') || (isUnlisted && !before.ezafe);
  }
  if (isFamilyName(before, table) && !(isFirst && isPersonName(before))) return false;
  const kinds = table.names.get(word.form)?.kinds;
  if (kinds?.has('given') && !before.ezafe && isPersonName(next)) return true;
  const isBeforeVerb = next?.kind === 'word' && next.pronunciation.partOfSpeech === 'verb';
  const isTied = before.ezafe || (/[اویه]$/.test(before.form) && !isAdjective(word) && !isBeforeVerb);
  if (!word.known && partOfSpeech === 'noun') return before.ezafe || isPersonName(next);
  return isTied && kinds?.has('family') === true;
}

function isPersonName(element: SentenceElement | undefined): boolean {
  if (element?.kind !== 'word' || element.pronunciation.partOfSpeech !== 'name') return false;
  return element.pronunciation.features.has('person') && isBare(element);
}

function isFamilyName({ form }: Word, { names }: NameTable): boolean {
  return /(?:ی|زاده|پور|نژاد|فر|یان|نیا|چی|وند)$/.test(form) || names.get(form)?.kinds.has('family') === true;
}

/** A given name that is a common word, or a family name that is one behind a given name. */
function fullName(elements: Elements, at: number, table: NameTable): Found | undefined {
  const first = elements[at];
  if (first?.kind !== 'word' || !isBare(first)) return undefined;
  const next = elements[at + 1];
  const isGiven = isFreeGiven(first, table) && (isFamilyOf(next, table) || TITLES_BEHIND.has(formOf(next)));
  if (!isGiven && !isPersonName(first)) return undefined;
  const words = nameWords(elements, at, table);
  const behind = TITLES_BEHIND.get(formOf(elements[at + words.length]));
  if (behind !== undefined) return calledSo(elements, at, words, behind, table);
  if (words.length < 2 || (!isGiven && words.every(isPersonName))) return undefined;
  return {
    element: nameWord({ english: namesOf(words, table), words }, PERSON),
    length: words.length,
  };
}

/** «زهره خانم», «علی آقا»: titles behind a given name. */
const TITLES_BEHIND: ReadonlyMap<string, string> = new Map([
  ['خانم', 'Khanom'],
  ['خانوم', 'Khanom'],
  ['آقا', 'Agha'],
]);

function formOf(element: SentenceElement | undefined): string {
  return element?.kind === 'word' && isBare(element) ? element.form : '';
}

function calledSo(
  elements: Elements,
  at: number,
  words: readonly Word[],
  title: string,
  table: NameTable,
): Found | undefined {
  const [last, before] = [elements[at + words.length], words.at(-1)];
  if (last?.kind !== 'word' || before?.ezafe || mayBearTitle(elements[at + words.length + 1], last, table))
    return undefined;
  const name = { english: `${namesOf(words, table)} ${title}`, words: [...words, last] };
  return { element: nameWord(name, PERSON), length: name.words.length };
}

function isFreeGiven({ form, pronunciation }: Word, { names }: NameTable): boolean {
  const { inflection, features, partOfSpeech } = pronunciation;
  const isPerson = partOfSpeech === 'name' && features.has('person');
  return names.get(form)?.kinds.has('given') === true && !inflection.indefinite && !isPerson;
}

function isFamilyOf(element: SentenceElement | undefined, table: NameTable): boolean {
  return element?.kind === 'word' && isPersonName(element) && isFamilyName(element, table);
}

/** «سارا و امید», «بهار و امید، بچه‌های ما»: a given name beside another. */
function oneOfTwo(elements: Elements, at: number, table: NameTable): Found | undefined {
  const word = elements[at];
  if (word?.kind !== 'word' || word.ezafe || !isBare(word) || !isFreeGiven(word, table)) return undefined;
  const other = isForm(elements[at + 1], 'و') ? at + 2 : isForm(elements[at - 1], 'و') ? at - 2 : -1;
  const beside = elements[other];
  if (beside?.kind !== 'word' || !isBare(beside)) return undefined;
  const isOfTwo = isFreeGiven(beside, table) && !beside.ezafe && arePeople(elements, Math.max(at, other) + 1);
  if (!isPersonName(beside) && !isOfTwo) return undefined;
  return { element: nameWord({ english: namesOf([word], table), words: [word] }, PERSON), length: 1 };
}

/** «، بچه‌های …», «هر دو»: what is behind two names tells that they are people's. */
function arePeople(elements: Elements, at: number): boolean {
  const [sign, next] = [elements[at], elements[at + 1]];
  if (isForm(sign, 'هر') && isForm(next, 'دو')) return true;
  if (sign?.kind !== 'punctuation' || sign.text !== ',' || next?.kind !== 'word') return false;
  const { features, inflection } = next.pronunciation;
  return features.has('person') && inflection.plural === true && next.ezafe;
}

/** «هتل لاله», «دانشگاه شهید بهشتی»: what is named so, and its name. */
function named(elements: Elements, at: number, slot: NameSlot, table: NameTable): Found | undefined {
  const [kind, word] = [elements[at], elements[at + 1]];
  if (kind?.kind !== 'word' || word?.kind !== 'word' || slot.takes.has('work')) return undefined;
  const before = elements[at - 1];
  const isListed = table.names.get(word.form)?.kinds.has('named') === true;
  const isTied = kind.ezafe || (isListed && !isDetermined(before) && !isSaidOf(elements[at + 2]));
  if (!isTied || (before?.kind === 'word' && isSuperlative(before))) return undefined;
  const withTitle = slotOf(word, table)?.takes.has('person')
    ? titledName(elements, at + 1, table)
    : undefined;
  if (withTitle === undefined && !mayName(word, slot, table)) return undefined;
  const words = withTitle?.words ?? placeWords(elements, at + 1, table);
  const isOfPlace = slot.ofPlace !== undefined && word.pronunciation.features.has('place');
  const pattern = isOfPlace ? (slot.ofPlace ?? slot.english) : slot.english;
  const english = pattern.replace('{}', withTitle?.english ?? namesOf(words, table));
  const features = isOfPlace ? new Set([...slot.features, 'definite']) : slot.features;
  return { element: nameWord({ english, words: [kind, ...words] }, features), length: words.length + 1 };
}

/** «این هتل», «آن خیابان»: known already. */
function isDetermined(before: SentenceElement | undefined): boolean {
  return before?.kind === 'word' && before.functionWord.determiners !== undefined;
}

const COPULAS = new Set(['است', 'هست', 'نیست', 'بود', 'نبود', 'شد', 'باشد']);

/** «هتل آرام است»: what is before the copula may be said of the hotel. */
function isSaidOf(next: SentenceElement | undefined): boolean {
  return next?.kind === 'word' && COPULAS.has(next.form);
}

/** What a noun has that describes and names nothing: «هتل فرودگاه», «مسجد شهر». */
const DESCRIBING = ['familiar', 'person', 'place', 'organisation', 'time', 'unit', 'plural'];

function mayName(word: Word, { takes }: NameSlot, { names }: NameTable): boolean {
  const { partOfSpeech, features, inflection } = word.pronunciation;
  const kinds = names.get(word.form)?.kinds;
  // «هتل سرینا»: a listed name may look like a form of another word.
  if (kinds?.has('named') && takes.has('listed')) return true;
  if (!isBare(word)) return false;
  if (takes.has('club')) return kinds?.has('club') === true;
  if (inflection.indefinite) return false;
  if (takes.has('organisation')) return partOfSpeech === 'name' && features.has('organisation');
  const isOwner = features.has('person') || kinds?.has('country') === true;
  if (partOfSpeech === 'name') return !(takes.has('owned') && isOwner) && !features.has('time');
  if (partOfSpeech !== 'noun') return false;
  if (!word.known) return true;
  const isPlain = !word.ezafe && !DESCRIBING.some((feature) => features.has(feature));
  return isPlain && (takes.has('rareNoun') || (takes.has('listed') && kinds?.has('family') === true));
}

function placeWords(elements: Elements, at: number, table: NameTable): Word[] {
  const [first, second] = [elements[at], elements[at + 1]];
  if (first?.kind !== 'word') return [];
  if (isPersonName(first)) return nameWords(elements, at, table);
  const isSecond = second?.kind === 'word' && !first.ezafe && isBare(second);
  return isSecond && second.pronunciation.partOfSpeech === 'name' ? [first, second] : [first];
}

/** «رمان «سووشون»»: a title of one word, or a name in quotation marks. */
function quoted(elements: Elements, at: number, slot: NameSlot, table: NameTable): Found | undefined {
  const [kind, quotation] = [elements[at], elements[at + 1]];
  if (kind?.kind !== 'word' || quotation?.kind !== 'bracketed' || quotation.open !== '“') return undefined;
  const words = quotation.content.filter((element): element is Word => element.kind === 'word');
  const isWhole = words.length === quotation.content.length && words.length > 0;
  if (!isWhole || words.length > (slot.takes.has('work') ? 1 : MOST_WORDS)) return undefined;
  const text = words
    .map((word) => (word.ezafe ? nameSpelling(word.pronunciation.phonemes, true) : namesOf([word], table)))
    .join(' ');
  const english = slot.english.replace('{}', `“${text}”`);
  const word = nameWord({ english, words: [kind, ...words] }, slot.features);
  return { element: { ...word, ezafe: word.ezafe || isPersonName(elements[at + 2]) }, length: 2 };
}

/** The quotation behind a word for works, as a title. */
function titleOf(
  quotation: Bracketed,
  before: SentenceElement | undefined,
  table: NameTable,
): Found | undefined {
  const isTitle = quotation.open === '“' && slotOf(before, table)?.takes.has('work') === true;
  return isTitle ? { element: { ...quotation, title: true }, length: 1 } : undefined;
}

const MAKING = new Set(['نوشته', 'ساخته', 'اثر', 'سروده', 'تألیف', 'کار']);
const BY: FixedPhrase = {
  kind: 'fixedPhrase',
  role: 'preposition',
  persian: 'نوشته',
  english: 'by',
  classes: new Set(['attributive']),
};

/** «رمان «سووشون» نوشته سیمین دانشور». */
function isMaker(
  elements: Elements,
  at: number,
  before: SentenceElement | undefined,
  table: NameTable,
): boolean {
  const word = elements[at];
  if (word?.kind !== 'word' || !word.ezafe || !MAKING.has(word.pronunciation.lemma)) return false;
  const isWork =
    before?.kind === 'bracketed'
      ? before.title === true
      : before?.kind === 'word' && before.english.endsWith('”');
  return isWork && (isPersonName(elements[at + 1]) || fullName(elements, at + 1, table) !== undefined);
}

function namesOf(words: readonly Word[], table: NameTable): string {
  return words
    .map((word) => {
      const { partOfSpeech, inflection } = word.pronunciation;
      const isListed = partOfSpeech === 'name' && !inflection.indefinite;
      return table.names.get(word.form)?.english ?? (isListed ? word.english : spelled(word));
    })
    .join(' ');
}

function spelled({ pronunciation }: Word): string {
  return nameSpelling(pronunciation.phonemes);
}

/** One word of the words of a name. */
function nameWord({ english, words }: Name, features: ReadonlySet<string>): Word {
  const [first, ...rest] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) throw new TypeError('A name has words.');
  const { verb: _, action: __, ...head } = first;
  const form = words.map((word) => word.form).join(' ');
  return {
    ...head,
    rest: rest.map(({ token }) => token),
    form,
    whole: form,
    ezafe: last.ezafe,
    english,
    known: true,
    properties: NO_WORD_PROPERTIES,
    functionWord: {},
    pronunciation: {
      ...first.pronunciation,
      id: form,
      lemma: form,
      partOfSpeech: 'name',
      gloss: english,
      features,
      inflection: {},
    },
  };
}
