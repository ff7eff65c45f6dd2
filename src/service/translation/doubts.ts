import type { ExplainedWord, Token } from '../../engine/index.ts';
import { missingNumbers } from './missingNumbers.ts';
import { isUnsure, type ReadSentence } from './readSentence.ts';

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
  const numbers = missingNumbers(sentence, english).map((missing): Doubt => ({ kind: 'number', missing }));
  const doubts = [...numbers, ...nameDoubts(sentence, words)];
  const negation = negationDoubt(sentence, words);
  if (negation !== undefined) doubts.push(negation);
  if (isRunaway(sentence, words)) doubts.push({ kind: 'repeated' });
  return doubts;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’`][\p{L}\p{M}]+)*/gu;

function wordsOf(english: string): string[] {
  return (english.match(WORD) ?? []).slice(0, MAX_WORDS);
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
