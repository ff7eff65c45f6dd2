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

/** Of those that tell, these are typed for Persian words too: did دید, at عطر. */
const SELDOM_TELLING = new Set('did at by me her we for can how not my our if been from want'.split(' '));
/** How English sentences begin, and no Persian one. */
const SUBJECT_AND_VERB =
  /^(?:i (?:am|was|have|had|will|can|do|did|like|love|think)|(?:he|she|it|this|that|there|who|what|where|how) (?:is|was|has|had|will|can|does|did)|(?:we|you|they|these|those|there|who|what|where|how) (?:are|were|have|had|will|can|do|did))$/;

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
  const telling = words.filter((word) => TELLING.has(word));
  const weak = words.filter((word) => WEAK.has(word)).length;
  const english = words.filter((word) => TELLING.has(word) || WEAK.has(word) || isEnglish(word)).length;
  if (telling.length >= FEWEST_TELLING || SUBJECT_AND_VERB.test(words.slice(0, 2).join(' ')))
    return english >= words.length * LEAST_SHARE;
  if (words.length < SHORTEST_RUN || english < words.length) return false;
  return telling.some((word) => weak > 1 || !SELDOM_TELLING.has(word));
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
