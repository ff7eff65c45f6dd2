import type { WordReader } from '../analyse/words/wordReader.ts';
import type { WordCounts } from '../format/wordCounts.ts';
import type { Analysis, Token } from '../types.ts';

/** A place that is written otherwise, with what may be meant. */
export interface Finding {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  /** At most `MOST_SUGGESTIONS`, the likeliest first; never empty. */
  readonly suggestions: readonly string[];
}

export const MOST_SUGGESTIONS = 4;

/** What a rule asks. */
export interface ProofSources {
  /** Looks words up. */
  readonly read: WordReader;
  readonly counts: WordCounts;
  /** The tokens of a sentence as it would be with another word in the place of `tokens[at]`, and its place in them. */
  readWith(at: number, word: string): { readonly tokens: readonly Token[]; readonly at: number } | undefined;
}

/** How sure a rule is: what is sure is shown as a warning. */
export type Severity = 'warning' | 'hint';

/** A text in both languages of Harf. */
export interface Reason {
  readonly en: string;
  readonly fa: string;
}

/** An example with an error, and what it is to be. */
export interface Mended {
  readonly before: string;
  readonly after: string;
}

/** A rule of proofreading, all of it: its tests are made from this. */
export interface ProofRule {
  /** Its name in settings, comments and addresses: lower case and hyphens. */
  readonly name: string;
  /** Why something is shown, in a sentence; `{0}` stands for what is written, `{1}` for what is meant. */
  readonly reason: Reason;
  readonly severity: Severity;
  readonly mends: readonly Mended[];
  /** What looks alike and is right. */
  readonly stays: readonly string[];
  /** The findings in a text of prose, in order. */
  find(analysis: Analysis, sources: ProofSources): Finding[];
}

/** The word behind a token, past one space; undefined where something else stands there. */
export function nextWord(tokens: readonly Token[], at: number): Token | undefined {
  return tokens[at + 1]?.source === ' ' && tokens[at + 2]?.word ? tokens[at + 2] : undefined;
}

/** Whether the lexicon has the word, as it is or with endings; what is put together of words, or guessed, does not count. */
export function isKnown(read: WordReader, letters: string): boolean {
  return isListed(read, letters) || read(letters, { without: 'compounds' }).length > 0;
}

/** Whether the word has an entry of its own. */
export function isListed(read: WordReader, letters: string): boolean {
  return read(letters, { without: 'forms' }).length > 0;
}
