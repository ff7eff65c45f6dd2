import type { DeterminerEntry } from '../rules/functionWords.ts';
import type { Word } from '../syntax/elements.ts';
import type { Determiner } from '../syntax/phrases.ts';

/** A determiner before a noun, and what it does to the noun. */
interface ParsedDeterminer {
  readonly determiner: Determiner;
  /** `all` stands before the article; the others take its place. */
  readonly isPredeterminer: boolean;
  /** The noun is plural in English. */
  readonly plural: boolean;
  /** It asks: چه, کدام. */
  readonly question: boolean;
}

const NO_PRONOUNS: ReadonlyMap<string, string> = new Map();

/** The determiner that `word` is before a singular or plural noun, in a question or not; undefined if it is none. */
export function determinerOf(
  word: Word,
  isBeforePlural: boolean,
  inQuestion: boolean,
): ParsedDeterminer | undefined {
  const { determiners } = word.functionWord;
  if (determiners === undefined) return determinerOfLexicon(word);
  const entry = determiners.find((each) => holds(each, word, inQuestion));
  if (entry === undefined) return undefined;
  const { classes, english, beforePlural, pronouns } = entry;
  const demonstrative = classes.has('near') ? 'near' : classes.has('far') ? 'far' : undefined;
  return {
    determiner: {
      english: isBeforePlural ? beforePlural : english,
      ...(demonstrative !== undefined && { demonstrative }),
      pronouns,
    },
    isPredeterminer: classes.has('predeterminer'),
    plural: classes.has('plural'),
    question: classes.has('question'),
  };
}

function holds({ condition }: DeterminerEntry, { ezafe, pronunciation }: Word, inQuestion: boolean): boolean {
  switch (condition) {
    case 'withEzafe':
      return ezafe;
    case 'withoutEzafe':
      return !ezafe;
    case 'notAdjective':
      return pronunciation.partOfSpeech !== 'adjective' || ezafe;
    case 'inQuestion':
      return inQuestion;
    case 'always':
      return true;
  }
}

function determinerOfLexicon({ pronunciation, english }: Word): ParsedDeterminer | undefined {
  if (pronunciation.partOfSpeech !== 'determiner') return undefined;
  return {
    determiner: { english, pronouns: NO_PRONOUNS },
    isPredeterminer: false,
    plural: false,
    question: false,
  };
}
