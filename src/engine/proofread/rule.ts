import type { TextChange } from '../../text/span.ts';
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

/** A sentence that was read with another word in it. */
export interface Reread {
  readonly tokens: readonly Token[];
  /** The index of that word. */
  readonly at: number;
}

/** What a rule asks. */
export interface ProofSources {
  /** Looks words up. */
  readonly read: WordReader;
  readonly counts: WordCounts;
  /**
   * The tokens of a sentence as it would be with another word in the place of `tokens[at]`, and its place in them; `others`
   * are words that stand in the places of other tokens, by their indices.
   */
  readWith(at: number, word: string, others?: ReadonlyMap<number, string>): Reread | undefined;
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

/** What is told of a rule: its tests and its page are made from this. */
interface Described {
  /** Its name in settings, comments and addresses: lower case and hyphens. */
  readonly name: string;
  /** Whether it is a matter of taste, and asked for only by name. */
  readonly isOptional?: true;
  /** Why something is shown, in a sentence; `{0}` stands for what is written, `{1}` for what is meant. */
  readonly reason: Reason;
  readonly severity: Severity;
  readonly mends: readonly Mended[];
  /** What looks alike and is right. */
  readonly stays: readonly string[];
}

/** A rule that suggests: a person has to choose. */
export interface ProofRule extends Described {
  /** The findings in a text of prose, in order. */
  find(analysis: Analysis, sources: ProofSources): Finding[];
}

/** Finds what of a text is to be written otherwise: in order, without overlap, in linear time. */
export type TidyStep = (text: string) => readonly TextChange[];

/** A rule that is sure enough to be made without a question, as Tidy Persian does. */
export interface TidyRule extends Described {
  /** Each works on what those before it have left; none where it is the speller that finds it. */
  readonly tidies: readonly TidyStep[];
}

/** What ends a sentence, for what is read anew: no rule looks past it. */
const SENTENCE_END = /[.!؟?؛\n]/u;

export function endsSentence({ source }: Token): boolean {
  return SENTENCE_END.test(source);
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
