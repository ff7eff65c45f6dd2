import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { foldTyped, type TypedWord } from './typedText.ts';

/** Loan words of everyday talk are written in Persian or in Latin letters. */
export type LoanWords = 'persian' | 'latin';

/** What is known of folded words, before anything is looked for by its sound. */
export interface KnownTyped {
  /** English that is no Persian in Latin letters, its plurals and the like included. */
  isLatin(word: string): boolean;
  /** English that may as well be Persian. */
  isEither(word: string): boolean;
  /** How many words from a place on are an English phrase. */
  phraseAt(words: readonly TypedWord[], at: number): number;
  /** What words from a place on are known to stand for, the longest row first. */
  standsFor(words: readonly TypedWord[], at: number): Known | undefined;
  /** What a row says that a word stands for. */
  meant(word: string): readonly string[] | undefined;
  loanWord(word: string): string | undefined;
  /** What a word is before a name: دکتر. */
  title(word: string): string | undefined;
}

interface Known {
  readonly words: number;
  readonly meant: readonly string[];
}

const MOST_WORDS = 5;
const CONTINUOUS = /^(?:ne?)?mi/;
/** that's, don't, you're */
const CONTRACTION = /^(?:[a-z]+'(?:s|re|ll|ve)|[a-z]+n't|i'm)$/;
const ENGLISH_ENDING = /(?:s|es|d|ed|ing)$/;
const SHORTEST_WITH_ENDING = 4;

/** Spellings of one sound are one: x and kh, q and gh, u, ou and oo, ee and i, w and v, a last y and i. */
function usualSpelling(typed: string): string {
  return typed
    .replace(/x/g, 'kh')
    .replace(/q/g, 'gh')
    .replace(/o[ou]/g, 'u')
    .replace(/ee(?=[a-z])/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(?<= |^)c(?=e |e$|i |i$|era|etor)/g, 'ch')
    .replace(/([^aeiou ])y(?= |$)/g, '$1i')
    .replace(/([^aeiou ])eh(?= |$)/g, '$1e');
}

/** What a lexicon's tables of typed words say. */
export function createKnownTyped({ typed }: Lexicon): KnownTyped {
  const { english, loanWords, chat } = typed;
  const classes = new Map(english.map(([words = '', kind = '']) => [words, kind]));
  const loans = new Map(loanWords.map(([word = '', persian = '']) => [word, persian]));
  const meanings = new Map(
    chat
      .filter(([, , before]) => before === '-')
      .map(([words = '', meant = '']) => [words, meant.split(' | ')]),
  );
  const respelled = new Map([...meanings].reverse().map(([words, meant]) => [usualSpelling(words), meant]));
  const meant = (words: string): readonly string[] | undefined =>
    meanings.get(words) ??
    (classes.has(words) || loans.has(words) ? undefined : respelled.get(usualSpelling(words)));
  const titles = new Map(
    chat.filter(([, , before]) => before === 'name').map(([word = '', title = '']) => [word, title]),
  );
  const beforeVerbs = new Map(
    chat.filter(([, , before]) => before === 'verb').map(([word = '', meant = '']) => [word, [meant]]),
  );
  const behindNumbers = new Map(
    chat.filter(([, , before]) => before === 'number').map(([word = '', meant = '']) => [word, [meant]]),
  );
  /** dashboard, timesheet: of two words that are English and nothing else. */
  const isCompound = (word: string): boolean => {
    if (word.length < 2 * SHORTEST_WITH_ENDING || classes.has(word) || meanings.has(word)) return false;
    for (let at = SHORTEST_WITH_ENDING; at <= word.length - SHORTEST_WITH_ENDING; at++)
      if (classes.get(word.slice(0, at)) === '-' && classes.get(word.slice(at)) === '-') return true;
    return false;
  };
  const isLatin = (word: string): boolean => {
    if (CONTRACTION.test(word)) return true;
    const stem = word.replace(ENGLISH_ENDING, '');
    const ends = stem !== word && stem.length >= SHORTEST_WITH_ENDING && !meanings.has(word);
    if (isCompound(word)) return true;
    return (classes.get(word) ?? (ends ? (classes.get(stem) ?? classes.get(`${stem}e`)) : undefined)) === '-';
  };
  const longest = (words: readonly TypedWord[], at: number, has: (text: string) => boolean): number => {
    let text = words[at]?.folded ?? '';
    let found = 0;
    for (let count = 2; count <= MOST_WORDS && words[at + count - 2]?.joint === 'space'; count++) {
      const next = words[at + count - 1];
      if (next === undefined) break;
      text += ` ${next.folded}`;
      if (has(text)) found = count;
    }
    return found;
  };
  return {
    isLatin,
    isEither: (word) => classes.get(word) === 'either',
    phraseAt: (words, at) => longest(words, at, (text) => classes.has(text)),
    standsFor(words, at) {
      const several = Math.max(
        longest(words, at, (text) => meant(text) !== undefined),
        1,
      );
      const text = words
        .slice(at, at + several)
        .map(({ folded }) => folded)
        .join(' ');
      const isBeforeVerb =
        several === 1 && [1, 2].some((after) => CONTINUOUS.test(words[at + after]?.folded ?? ''));
      const isBehindNumber = several === 1 && words[at]?.isBehindNumber === true;
      const found =
        (isBeforeVerb ? beforeVerbs.get(text) : undefined) ??
        (isBehindNumber ? behindNumbers.get(text) : undefined) ??
        meant(text);
      return found && { words: several, meant: found };
    },
    meant,
    loanWord: (word) => loans.get(word),
    title: (word) => titles.get(word),
  };
}

/** What somebody types, and what it is to become. */
export interface ChosenWord {
  readonly typed: string;
  readonly persian: string;
}

/** What a user chose for the words from a place on, the longest first. */
export type ChosenTyped = (
  words: readonly TypedWord[],
  at: number,
) => { readonly words: number; readonly persian: string } | undefined;

/** Finds what a user chose before; of what is chosen twice the last counts. */
export function chosenTyped(chosen: readonly ChosenWord[]): ChosenTyped {
  const known = new Map(chosen.map(({ typed, persian }) => [keyOf(typed), persian]));
  const most = Math.max(0, ...[...known.keys()].map((key) => key.split(' ').length));
  return (words, at) => {
    let key = '';
    let found: ReturnType<ChosenTyped>;
    for (let count = 1; count <= most; count++) {
      const word = words[at + count - 1];
      if (word === undefined) break;
      key += `${count > 1 ? ' ' : ''}${word.folded}${word.ezafe === '' ? '' : ` ${word.ezafe}`}`;
      const persian = known.get(key);
      if (persian !== undefined) found = { words: count, persian };
      if (word.joint === 'other') break;
    }
    return found;
  };
}

/** As typed words are compared: without capitals, and a hyphen is as good as a space. */
function keyOf(typed: string): string {
  return typed
    .trim()
    .split(/[\s-]+/)
    .map(foldTyped)
    .join(' ');
}
