import type { ExplainedWord, Token } from '../../engine/index.ts';

/** A sentence of the source as the engine reads it. */
export interface ReadSentence {
  readonly tokens: readonly Token[];
  /** What is known of the word at an index of `tokens`; undefined for what is no word, and for a piece of another. */
  readonly wordAt: (at: number) => ExplainedWord | undefined;
}

/** What the English of a sentence has lost or gained; words are as the source has them. */
export type Doubt =
  | { readonly kind: 'number' | 'name'; readonly missing: string }
  | { readonly kind: 'negation'; readonly lostIn: 'English' | 'Persian' }
  | { readonly kind: 'empty' | 'repeated' };

/** Of a sentence and of its English; what follows is not looked at, so that it takes little time. */
const MAX_WORDS = 300;
/** Of an English sentence, in UTF-16 units. */
const MAX_ENGLISH = 6000;

/** What speaks against `english` as a translation of the sentence; nothing if it may well be right. */
export function doubtsOf({ tokens, wordAt }: ReadSentence, text: string): Doubt[] {
  const sentence = { tokens: tokens.slice(0, 2 * MAX_WORDS), wordAt };
  const english = text.slice(0, MAX_ENGLISH);
  const words = wordsOf(english);
  if (words.length === 0) return [{ kind: 'empty' }];
  const doubts: Doubt[] = [...numberDoubts(sentence, english), ...nameDoubts(sentence, words)];
  const negation = negationDoubt(sentence, words);
  if (negation !== undefined) doubts.push(negation);
  if (isRunaway(sentence, words)) doubts.push({ kind: 'repeated' });
  return doubts;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’`][\p{L}\p{M}]+)*/gu;

function wordsOf(english: string): string[] {
  return (english.match(WORD) ?? []).slice(0, MAX_WORDS);
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.split(' ').map((word, value) => [word, value] as const),
  ...ORDINALS.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    [word.replace(/y$/, 'ieth'), (at + 2) * 10] as const,
    [word.replace(/y$/, 'ies'), (at + 2) * 10] as const,
  ]),
  ...Object.entries({
    once: 1,
    single: 1,
    both: 2,
    twice: 2,
    double: 2,
    doubled: 2,
    twin: 2,
    pair: 2,
    couple: 2,
  }),
  ...Object.entries({
    either: 2,
    neither: 2,
    half: 2,
    thrice: 3,
    triple: 3,
    tripled: 3,
    quarter: 4,
    quarters: 4,
    dozen: 12,
  }),
]);
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }).flatMap(
    ([word, value]) => [word, `${word}s`, `${word}th`].map((form) => [form, value] as const),
  ),
);

/** Of kings and the like, from the second on. */
const ROMANS = 'II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ');
const ROMAN = new RegExp(`\\b(?:${ROMANS.join('|')})\\b`, 'g');
const ENGLISH_NUMBER = /\d+(?:[.,/:]\d+)*|[a-z]+/gi;

/** One part of a number: digits, a word, or what multiplies. */
interface NumberPart {
  readonly value: number;
  readonly isScale: boolean;
}

/** All numbers that a text in English has: each by itself, and those that several words make together. */
function englishNumbers(english: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  let run: NumberPart[] = [];
  const add = (value: number) => Number.isFinite(value) && numbers.add(value);
  const end = () => {
    for (const total of totalsOf(run)) add(total);
    run = [];
  };
  for (const [roman] of english.matchAll(ROMAN)) numbers.add(ROMANS.indexOf(roman) + 2);
  const isAfternoon = /\bp\.?m\b/i.test(english);
  for (const [text] of english.toLowerCase().matchAll(ENGLISH_NUMBER)) {
    if (/\d/.test(text)) {
      const value = wholeNumber(text);
      for (const each of [value, ...partsOf(text)]) add(each);
      if (isAfternoon && value < 12) numbers.add(value + 12);
      run.push({ value, isScale: false });
      continue;
    }
    const part = wordPart(text.replace(/(?<=[rhnxtdf])s$/, ''));
    if (part !== undefined) {
      numbers.add(part.value);
      run.push(part);
    } else if (text !== 'and') {
      end();
    }
  }
  end();
  return numbers;
}

function wordPart(word: string): NumberPart | undefined {
  const scale = SCALES.get(word);
  if (scale !== undefined) return { value: scale, isScale: true };
  const value = VALUES.get(word);
  return value === undefined ? undefined : { value, isScale: false };
}

/** What parts that follow each other make together: all of them, and up to each multiplier. */
function totalsOf(parts: readonly NumberPart[]): number[] {
  const totals: number[] = [];
  let [total, current] = [0, 0];
  for (const { value, isScale } of parts) {
    if (!isScale) current += value;
    else if (value === 100) current = (current || 1) * value;
    else {
      total += (current || 1) * value;
      current = 0;
    }
    totals.push(total + current, current);
  }
  return totals;
}

/** Of digits with separators; not a number for a date or a time. */
function wholeNumber(digits: string): number {
  return Number(digits.replace(/[,/:](?=\d{3}(?!\d))/g, '').replace(/[/,]/, '.'));
}

/** Of a date, a time or a range. */
function partsOf(digits: string): number[] {
  return digits.split(/[.,/:]/).map(Number);
}

const PERSIAN_DIGIT = /[۰-۹٠-٩]/g;

function latinDigits(source: string): string {
  return source
    .replace(PERSIAN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace(/[%٪]/g, '');
}

/** A number of the source, in words or digits. */
interface SourceNumber {
  readonly text: string;
  /** What the English may have for it: all numbers of one of them. */
  readonly ways: readonly (readonly number[])[];
  readonly isPercentage: boolean;
}

function numberDoubts(sentence: ReadSentence, english: string): Doubt[] {
  const sources = sourceNumbers(sentence);
  if (sources.length === 0) return [];
  const numbers = englishNumbers(english);
  const years = [...numbers].filter((value) => value >= 1000 && value < 2100);
  const endings = new Set(years.map((value) => value % 100));
  const isIn = (value: number) => numbers.has(value) || (value >= 10 && endings.has(value));
  const isTime = sentence.tokens.some(({ source }) => source === 'ساعت');
  const has = (value: number) => isIn(value) || (isTime && value > 12 && value <= 24 && isIn(value - 12));
  const hasPercentage = /[%٪]|\bper ?cents?\b|\bpercentage/i.test(english);
  return sources
    .filter(
      ({ ways, isPercentage }) => !ways.some((way) => way.every(has)) || (isPercentage && !hasPercentage),
    )
    .map(({ text }) => ({ kind: 'number', missing: text }));
}

function sourceNumbers({ tokens, wordAt }: ReadSentence): SourceNumber[] {
  const found: SourceNumber[] = [];
  let [from, to] = [-1, -1];
  let parts: NumberPart[] = [];
  const end = () => {
    const number = parts.length > 0 ? sourceNumber(tokens.slice(from, to + 1), parts) : undefined;
    if (number !== undefined) found.push(number);
    parts = [];
  };
  for (const [at, token] of tokens.entries()) {
    const part = sourcePart(token, wordAt(at));
    if (part !== undefined) {
      if (parts.length === 0) from = at;
      parts.push(part);
      to = at;
    } else if (token.kind !== 'space' && token.source !== 'و') end();
  }
  end();
  return found;
}

function sourcePart({ kind, source }: Token, word: ExplainedWord | undefined): NumberPart | undefined {
  if (kind === 'number') return { value: wholeNumber(latinDigits(source)), isScale: false };
  if (word?.partOfSpeech !== 'numeral' || isUnsure(word, OTHER_THAN_NUMERAL) || word.lemma !== source)
    return undefined;
  const [first = '', second] = (word.gloss.split(/[;,]/)[0] ?? '').toLowerCase().split(/[ -]/);
  const part = wordPart(first);
  const next = second === undefined ? undefined : wordPart(second);
  if (part === undefined || next === undefined) return second === undefined ? part : undefined;
  // Others are fractions.
  if (next.isScale) return { value: part.value * next.value, isScale: false };
  return part.value % 10 === 0 && next.value < 10
    ? { value: part.value + next.value, isScale: false }
    : undefined;
}

const OTHER_THAN_NUMERAL: ReadonlySet<string> = new Set(['name', 'verb']);

/** A share of the readings from which on a word may be another. */
const MAY_BE = 0.05;

/** Whether a word has endings, or may be another. */
function isUnsure({ inflection = {}, alternatives }: ExplainedWord, others: ReadonlySet<string>): boolean {
  return (
    Object.keys(inflection).length > 0 ||
    alternatives.some(({ partOfSpeech, confidence }) => confidence > MAY_BE && others.has(partOfSpeech))
  );
}

/** Undefined for «یک», which is an article too, and for a multiplier alone, which is said of many. */
function sourceNumber(tokens: readonly Token[], parts: readonly NumberPart[]): SourceNumber | undefined {
  const text = tokens.map(({ source }) => source).join('');
  const isDigits = tokens.length === 1 && tokens[0]?.kind === 'number';
  if (!isDigits && parts.every(({ value, isScale }) => value <= 1 || isScale)) return undefined;
  return {
    text,
    ways: isDigits ? digitWays(latinDigits(text)) : wordWays(parts),
    isPercentage: /[%٪]/.test(text),
  };
}

/** A number, or of a date its year, month and day, of which the month may have become its name. */
function digitWays(digits: string): number[][] {
  const parts = partsOf(digits);
  return parts.length === 3
    ? [[wholeNumber(digits)], parts, parts.filter((_, at) => at !== 1)]
    : [[wholeNumber(digits)], parts];
}

/** All parts together, or each by itself. */
function wordWays(parts: readonly NumberPart[]): number[][] {
  const [total = 0] = totalsOf(parts).slice(-2);
  return [[total], parts.flatMap(({ value, isScale }) => (isScale ? [] : [value]))];
}

const OTHER_THAN_NAME: ReadonlySet<string> = new Set([
  'noun',
  'adjective',
  'adverb',
  'verb',
  'pronoun',
  'numeral',
  'particle',
]);
/** Of states, as the press has them. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  america: ['us', 'usa', 'u'],
  britain: ['uk', 'english'],
  england: ['uk', 'british', 'english'],
  emirates: ['uae'],
};

function nameDoubts({ tokens, wordAt }: ReadSentence, words: readonly string[]): Doubt[] {
  const lower = new Set(words.map((word) => word.toLowerCase()));
  const skeletons = new Set(words.flatMap((word, at) => skeletonsAt(words, at, word)));
  const beginnings = new Set([...lower].filter((word) => word.length > 3).map((word) => word.slice(0, 3)));
  const isThere = (name: string) => {
    const [plain, skeleton] = [name.toLowerCase(), skeletonOf(name)];
    return (
      lower.has(plain) ||
      (plain.length > 3 && beginnings.has(plain.slice(0, 3))) ||
      (SHORT_NAMES[plain] ?? []).some((short) => lower.has(short)) ||
      [...skeletons].some((other) => isLike(skeleton, other))
    );
  };
  return tokens.flatMap((token, at): Doubt[] => {
    const names = token.kind === 'latin' ? [token.source] : namesOf(wordAt(at));
    const known = names.flatMap((name) => name.match(WORD) ?? []);
    return known.length === 0 || known.some(isThere) ? [] : [{ kind: 'name', missing: token.source }];
  });
}

/** A name is looked for from this confidence on. */
const SURE = 0.8;

/** How a word that is a name for sure may stand in English; none for other words. */
function namesOf(word: ExplainedWord | undefined): string[] {
  if (word?.partOfSpeech !== 'name' || isUnsure(word, OTHER_THAN_NAME)) return [];
  return word.confidence < SURE ? [] : [word.gloss, word.styledPinglish];
}

/** Of a capitalised word, alone and with the next ones: Abd al-Rahim. */
function skeletonsAt(words: readonly string[], at: number, word: string): string[] {
  if (!/^\p{Lu}/u.test(word)) return [];
  return [1, 2, 3].map((length) => skeletonOf(words.slice(at, at + length).join('')));
}

/** The consonants of a name, those alike that languages write otherwise. */
function skeletonOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’`]s$/, '')
    .replace(/[^a-z]/g, '')
    .replace(/tch|ch/g, 'c')
    .replace(/ph/g, 'f')
    .replace(/kh|gh|ck|q/g, 'k')
    .replace(/sh|zh/g, 's')
    .replace(/th/g, 't')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[cg]/g, 'k')
    .replace(/[wu](?=[aeiou])/g, 'v')
    .replace(/z/g, 's')
    .replace(/[aeiouywh]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Whether a word may be a form of the name; of long ones a letter or two may differ. */
function isLike(name: string, word: string): boolean {
  if (name === '' || word === '') return name === word;
  if (word.startsWith(name) && word.length - name.length <= 2) return true;
  const most = name.length >= 6 ? 2 : name.length >= 4 ? 1 : 0;
  return (
    Math.abs(name.length - word.length) <= most && editsBetween(name.slice(0, 30), word.slice(0, 30)) <= most
  );
}

function editsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [column, otherLetter] of [...other].entries())
      now.push(
        Math.min(
          (before[column] ?? 0) + (letter === otherLetter ? 0 : 1),
          (before[column + 1] ?? 0) + 1,
          (now[column] ?? 0) + 1,
        ),
      );
    before = now;
  }
  return before.at(-1) ?? 0;
}

const NOT = /^(?:not|never|no|none|nobody|nothing|nowhere|nor|neither|cannot|.+n['’]t)$/;
/** What says it in other words. */
const NEGATIVE =
  /^(?:without|hardly|scarcely|barely|rarely|seldom|unless|lack\w*|fail\w*|refus\w+|den(?:y|ies|ied|ying|ial)|avoid\w*|prevent\w*|stop\w*|miss(?:es|ed|ing)?|absen\w+|ignor\w+|neglect\w*|forb[ia]d\w*|forgot\w*|otherwise|(?:un(?!i|der|til|cle)|dis(?!c|t|p|h|k|ease|aster)|non)[a-z]{3,}|im(?:possib|patien|perfect|proper|mobil)\w*|in(?:correct|cap|abil|suffic|complet|visib|accura|adequa|appropria|consist|credib|curab|effect|secur|stab|toler|valid|elig|compar|dispens)\w*|il(?:legal|litera|logic)\w*|ir(?:regular|relevan|respons|repara|revers|resist)\w*|[a-z]{3,}less(?:ly|ness)?)$/;
/** The same of amounts, which most often denies nothing. */
const FEW = /^(?:few|little)$/;
/** What says it beside words of the source: «تا … نیامد» is "until", «جز … نیست» is "only". */
const BESIDE = [
  { persian: /^(?:تا|مگر|پیش|قبل)$/u, english: /^(?:until|till|before|unless)$/ },
  { persian: /^(?:جز|بجز|مگر|الا|غیر|بیش|بیشتر)$/u, english: /^(?:only|except|just|merely)$/ },
] as const;

function negationDoubt(sentence: ReadSentence, words: readonly string[]): Doubt | undefined {
  const lower = words.map((word) => word.toLowerCase());
  // "No. 11" denies nothing.
  const isDenied = lower.some((word, at) => NOT.test(word) && !/^\d/.test(lower[at + 1] ?? ''));
  const isNegativeAt = negativeVerbs(sentence);
  const others = sentence.tokens.filter(
    (token, at) => !isNegativeAt(at) && denies(token, sentence.wordAt(at)),
  );
  if (sentence.tokens.some((_, at) => isNegativeAt(at))) {
    // "Without" is the English of «بدون», not of the verb.
    const isSaid =
      isDenied ||
      lower.filter((word) => NEGATIVE.test(word) || FEW.test(word)).length > others.length ||
      isSaidBeside(sentence, lower);
    return isSaid ? undefined : { kind: 'negation', lostIn: 'English' };
  }
  return isDenied && others.length === 0 ? { kind: 'negation', lostIn: 'Persian' } : undefined;
}

function isSaidBeside({ tokens }: ReadSentence, words: readonly string[]): boolean {
  return BESIDE.some(
    ({ persian, english }) =>
      words.some((word) => english.test(word)) &&
      tokens.some(({ source, word }) => persian.test(word?.normalised ?? source)),
  );
}

function negativeVerbs({ tokens, wordAt }: ReadSentence): (at: number) => boolean {
  return (at) =>
    tokens[at]?.word?.pronunciation.inflection.negative === true || wordAt(at)?.verb?.negative === true;
}

/** Words that deny, and beginnings of words that do. */
const PERSIAN_NEGATIVE =
  /^(?:نه|نی|نخیر|خیر|هیچ.*|بدون|بی|بی\u200c.+|غیر.*|مگر|عدم|فاقد|ضد|جز|بجز|مبادا|ممنوع.*|خودداری|محروم.*|هرگز|ابدا|اصلا|منع.*|خالی|کم|کمتر.*|مخالف.*|امتناع|انکار|بعید|معاف.*|رد|خلاف|عاجز|قطع|پرهیز.*|سلب|معذور.*|نیس.*|نمی.*)$/u;

/** Whether a word that is no negative verb denies, by itself or by its English. */
function denies({ word, source }: Token, known: ExplainedWord | undefined): boolean {
  if (PERSIAN_NEGATIVE.test(word?.normalised ?? source)) return true;
  const gloss = `${known?.gloss ?? ''} ${known?.verb?.gloss ?? ''}`.toLowerCase();
  return (gloss.match(WORD) ?? []).some((english) => NOT.test(english) || NEGATIVE.test(english));
}

/** So many words in a row may be said so often in a row. */
const MAX_PERIOD = 6;
const MAX_TIMES = 4;

/** Whether the same words come again and again, as where an engine does not find the end. */
function isRunaway({ tokens }: ReadSentence, words: readonly string[]): boolean {
  const persian = tokens.flatMap(({ kind, source }) => (kind === 'space' ? [] : [source]));
  if (words.length > 4 * persian.length + 12) return true;
  const lower = words.map((word) => word.toLowerCase());
  return repetitions(lower) >= MAX_TIMES && repetitions(lower) > repetitions(persian) + 1;
}

/** How often words that follow each other, up to `MAX_PERIOD` of them, come in a row. */
function repetitions(words: readonly string[]): number {
  let most = 1;
  for (let period = 1; period <= MAX_PERIOD; period++) {
    let same = 0;
    for (let at = period; at < words.length; at++) {
      same = words[at] === words[at - period] ? same + 1 : 0;
      most = Math.max(most, Math.floor(same / period) + 1);
    }
  }
  return most;
}
