import type { Lexicon } from '../analyse/lexicon/lexicon.ts';

/** Whether a folded word is English: one of those that the lexicon's glosses are made of. */
export type EnglishWords = (word: string) => boolean;

/** Words of English sentences that are no usual spelling of a Persian word. */
const TELLING = new Set(
  (
    'the is and of you your with this that have has had was were will would should could can what where which who how ' +
    'not it its they their there then we our my me she he his her from for about been are at on but by an so if please ' +
    'just do does did want need know think'
  ).split(' '),
);

const FEWEST_TELLING = 2;
const LEAST_SHARE = 0.6;

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
  const english = words.filter((word) => TELLING.has(word) || isEnglish(word)).length;
  return english >= words.length * LEAST_SHARE;
}
