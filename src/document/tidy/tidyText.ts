import { changedText } from '../answers/changes.ts';
import { composeChanges } from './composeChanges.ts';
import { tidyAroundBrackets, tidyAroundQuotations, tidyInsideBrackets } from './rules/brackets.ts';
import { tidyDigits, tidyLatinDigits } from './rules/digits.ts';
import { tidyEllipses } from './rules/ellipses.ts';
import { tidyHalfSpaces } from './rules/halfSpaces.ts';
import { tidyLatinPunctuation } from './rules/latinPunctuation.ts';
import { tidyLetters } from './rules/letters.ts';
import { tidyBeforePunctuation, tidyBehindPunctuation } from './rules/punctuation.ts';
import { tidyQuotes } from './rules/quotes.ts';
import { tidySpaces } from './rules/spaces.ts';
import { tidyTatweel } from './rules/tatweel.ts';
import type { TidyChange, TidyKind, TidyKinds, TidyRule } from './tidyChange.ts';

/** A text, what it is when tidied, and the changes of the first that make it the second. */
export interface TidiedText {
  readonly source: string;
  readonly text: string;
  readonly changes: readonly TidyChange[];
}

/** The rules that need no dictionary; each works on what those before it have left. */
const RULES: readonly (readonly [TidyKind, TidyRule])[] = [
  ['letters', tidyLetters],
  ['digits', tidyDigits],
  ['latinDigits', tidyLatinDigits],
  ['tatweel', tidyTatweel],
  ['quotes', tidyQuotes],
  ['halfSpaces', tidyHalfSpaces],
  ['spaces', tidySpaces],
  ['latinPunctuation', tidyLatinPunctuation],
  ['ellipses', tidyEllipses],
  ['punctuation', tidyInsideBrackets],
  ['punctuation', tidyAroundQuotations],
  ['punctuation', tidyAroundBrackets],
  ['punctuation', tidyBeforePunctuation],
  ['punctuation', tidyBehindPunctuation],
];

/** Tidies a text of prose by the rules of the kinds that are wanted; tidied once more, it stays the same. */
export function tidyText(source: string, kinds: TidyKinds): TidiedText {
  let tidied: TidiedText = { source, text: source, changes: [] };
  for (const [kind, rule] of RULES)
    if (kinds.has(kind))
      tidied = withFurther(
        tidied,
        rule(tidied.text).map((change) => ({ ...change, kind })),
      );
  return tidied;
}

/** `tidied` with further changes, in offsets of its tidied text. */
export function withFurther(
  { source, text, changes }: TidiedText,
  further: readonly TidyChange[],
): TidiedText {
  if (further.length === 0) return { source, text, changes };
  return {
    source,
    text: changedText(text, { utf16Start: 0, utf16End: text.length }, further),
    changes: composeChanges(source, changes, text, further),
  };
}
