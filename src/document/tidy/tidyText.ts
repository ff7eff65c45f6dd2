import { SMILEYS } from '../../text/smileys.ts';
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

const QUOTED = '"[^"\\n]{0,400}"';
/** Behind a Latin word, a call, an option or =, or an item of a list or a key. */
const BEGINS_IN_CODE = `(?<=[\\p{Script=Latin}_$][\\w$.-]{0,40} ?(?:[([{] ?){0,3}|[=+]>? ?)|(?<=[{[] ?)(?=${QUOTED} ?[:,\\]}=])|"[\\w.-]{1,40}" ?: ?`;
const NEXT_IN_CODE = ` ?(?:=>|[,:+]) ?(?:[\\w$.-]{1,40} ?[,:+] ?){0,5}${QUOTED}`;
/** What stands in straight quotes; with a first group where they are those of code, data or a command. */
const QUOTATIONS = new RegExp(`(?=")((?:${BEGINS_IN_CODE})${QUOTED}(?:${NEXT_IN_CODE})*)|${QUOTED}`, 'gu');
/** What no rule says anything about. */
const KEPT = '\ufffc';

/** A text of the same length in which no rule finds smileys or the quotes of code. */
function withoutKept(text: string): string {
  return text
    .replace(SMILEYS, (smiley) => KEPT.repeat(smiley.length))
    .replace(QUOTATIONS, (quoted, code?: string) => code?.replaceAll('"', KEPT) ?? quoted);
}

/** Tidies a text of prose by the rules of the kinds that are wanted; tidied once more, it stays the same. */
export function tidyText(source: string, kinds: TidyKinds): TidiedText {
  let tidied: TidiedText = { source, text: source, changes: [] };
  for (const [kind, rule] of RULES)
    if (kinds.has(kind))
      tidied = withFurther(
        tidied,
        rule(withoutKept(tidied.text)).map((change) => ({ ...change, kind })),
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
