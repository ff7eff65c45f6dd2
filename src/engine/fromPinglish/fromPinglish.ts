import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { assemble, type FromPinglish } from './assemble.ts';
import { createChoiceFinder } from './choices.ts';
import { writeClause } from './clause.ts';
import { type EnglishWords, englishWords, isEnglishSentence } from './english.ts';
import { type ChosenWord, chosenTyped, createKnownTyped, type LoanWords } from './knownTyped.ts';
import { clausesOf, type Piece, piecesOf, type TypedWord } from './typedText.ts';

export interface FromPinglishOptions {
  readonly loanWords?: LoanWords;
  /** Whether each word is to have its candidates. */
  readonly withCandidates?: boolean;
  /** What the user wants written for typed words, of whatever kind they are. */
  readonly chosen?: readonly ChosenWord[];
}

/** Creates the function that writes Pinglish in Persian letters. It remembers words, never texts. */
export function createFromPinglish(
  lexicon: Lexicon,
): (text: string, options?: FromPinglishOptions) => FromPinglish {
  const find = createChoiceFinder(lexicon);
  const isEnglish = englishWords(lexicon);
  const counts = lexicon.wordCounts;
  const known = createKnownTyped(lexicon);
  const mayBeEnglish = (word: string): boolean =>
    isEnglish(word) || known.isLatin(word) || known.isEither(word);
  const isTitle = (word: string): boolean => known.title(word) !== undefined;
  const isName = (letters: string): boolean =>
    lexicon
      .entries(letters)
      .some(({ partOfSpeech, features }) => partOfSpeech === 'name' && !features.has('place'));
  return (text, { loanWords = 'persian', withCandidates = false, chosen = [] } = {}) => {
    const pieces = piecesOf(text);
    const singleA = singleACost(text);
    const means = {
      ...{ singleA, find, counts, isEnglish, known, loanWords, isName, withCandidates },
      chosen: chosenTyped(chosen),
    };
    const clauses = withoutEnglish(clausesOf(text, pieces, isTitle), text, pieces, mayBeEnglish);
    const written = clauses.flatMap((words) =>
      writeClause(words, means).map(({ from, to, letters, candidates }) => ({
        first: words[from]?.first ?? 0,
        last: words[to - 1]?.last ?? 0,
        letters,
        candidates,
      })),
    );
    return assemble(text, pieces, written);
  };
}

const SENTENCE_END = /[.!?؟\n]/;

/** The clauses of the sentences that are not English. */
function withoutEnglish(
  clauses: readonly (readonly TypedWord[])[],
  text: string,
  pieces: readonly Piece[],
  isEnglish: EnglishWords,
): (readonly TypedWord[])[] {
  const sentences: (readonly TypedWord[])[][] = [];
  let end = 0;
  for (const clause of clauses) {
    const start = pieces[clause[0]?.first ?? 0]?.utf16Start ?? 0;
    const isNew = sentences.length === 0 || SENTENCE_END.test(text.slice(end, start));
    if (isNew) sentences.push([clause]);
    else sentences.at(-1)?.push(clause);
    end = pieces[clause.at(-1)?.last ?? 0]?.utf16End ?? 0;
  }
  return sentences
    .filter(
      (sentence) =>
        !isEnglishSentence(
          sentence.flat().map(({ folded }) => folded),
          isEnglish,
        ),
    )
    .flat();
}

const LONG_A = /aa|ā|â/gi;
const ANY_A = /[aāâ]+/gi;
/** In a text that types every ā as aa, the share of aa among all a. */
const USUAL_SHARE = 0.35;
const LEAST_COST = 0.1;
const MOST_MORE = 1.4;

/** Whoever types aa means it, and then a single a is seldom ā. In steps, so that words can be remembered. */
function singleACost(text: string): number {
  const long = text.match(LONG_A)?.length ?? 0;
  const all = (text.match(ANY_A)?.length ?? 0) + 3;
  const share = Math.min(long / all / USUAL_SHARE, 1);
  return LEAST_COST + (Math.round(share * 10) / 10) * MOST_MORE;
}
