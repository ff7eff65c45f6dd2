import type { Lexicon } from '../analyse/lexicon/lexicon.ts';

/** Whether a folded word is English: one of those that the lexicon's glosses are made of. */
export type EnglishWords = (word: string) => boolean;

/** Words of English sentences that are no usual spelling of a Persian word. */
const TELLING = new Set(
  (
    'the is and of you your with this that have has had was were will would should could can what where which who how ' +
    'not it its they their there then we our my me she his her from for about been at by if please ' +
    'just does did want need know think'
  ).split(' '),
);
/** Those that are: on, do, so. They tell only among others. */
const WEAK = new Set('he are on but an so do i a to in am as or be'.split(' '));

const FEWEST_TELLING = 2;
const LEAST_SHARE = 0.65;
const SHORTEST_RUN = 3;
/** One of these is enough where all words beside it can be English. */
const SURE = new Set('you your the this what with'.split(' '));

/** Collects the English words when it is first asked. */
export function englishWords(lexicon: Lexicon): EnglishWords {
  let known: Set<string> | undefined;
  const has = (word: string): boolean => {
    known ??= wordsOfGlosses(lexicon);
    return known.has(word);
  };
  return (word) =>
    has(word) || ['s', 'ed', 'ing', 'd'].some((end) => word.endsWith(end) && has(word.slice(0, -end.length)));
}

function wordsOfGlosses(lexicon: Lexicon): Set<string> {
  const words = new Set<string>();
  for (const gloss of lexicon.glosses()) for (const [word] of gloss.matchAll(/[a-z]{3,}/g)) words.add(word);
  return words;
}

/** Whether folded words are an English sentence. */
export function isEnglishSentence(words: readonly string[], isEnglish: EnglishWords): boolean {
  const telling = words.filter((word) => TELLING.has(word)).length;
  if (telling < FEWEST_TELLING) return false;
  const english = words.filter((word) => TELLING.has(word) || WEAK.has(word) || isEnglish(word)).length;
  return english >= words.length * LEAST_SHARE;
}

/** Whether a word is one that English sentences are known by. */
export function isTelling(word: string): boolean {
  return TELLING.has(word);
}

/** Whether folded words in a row, all of which can be English, are; `isSure` says it of one by its place. */
export function isEnglishRun(words: readonly string[], isSure: (at: number) => boolean): boolean {
  if (words.length < SHORTEST_RUN) return false;
  const telling = words.filter((word) => TELLING.has(word)).length;
  const sure = words.filter((_, at) => isSure(at)).length;
  return (
    telling >= FEWEST_TELLING ||
    words.some((word) => SURE.has(word)) ||
    (telling > 0 && sure > 0 && 2 * (telling + sure) > words.length)
  );
}
