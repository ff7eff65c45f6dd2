import { hasPersianLetter } from '../../text/persian.ts';
import { SMILEYS } from '../../text/smileys.ts';
import { changedText } from '../../text/span.ts';
import { composeChanges, type RuleChange } from './composeChanges.ts';
import type { TidyRule } from './rule.ts';

/** A text, what it is when tidied, and the changes of the first that make it the second. */
export interface TidiedText {
  readonly source: string;
  readonly text: string;
  readonly changes: readonly RuleChange[];
}

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

/** Finds the words of a text that are parted otherwise in standard orthography. */
type Spell = (text: string) => readonly RuleChange[];

/** «کتاب ها ی» is first two words, then one. */
const MOST_ROUNDS = 3;

/** Tidies a text of prose by rules, its words as `spell` tells; tidied once more, it stays the same. */
export function tidied(source: string, rules: readonly TidyRule[], spell: Spell): TidiedText {
  let done: TidiedText = { source, text: source, changes: [] };
  for (const { name, tidies } of rules)
    for (const step of tidies)
      done = withFurther(
        done,
        step(withoutKept(done.text)).map((change) => ({ ...change, rule: name })),
      );
  for (let round = 0; round < MOST_ROUNDS && hasPersianLetter(done.text); round++) {
    const changes = spell(done.text);
    if (changes.length === 0) break;
    done = withFurther(done, changes);
  }
  return done;
}

/** `tidied` with further changes, in offsets of its tidied text. */
function withFurther({ source, text, changes }: TidiedText, further: readonly RuleChange[]): TidiedText {
  if (further.length === 0) return { source, text, changes };
  return {
    source,
    text: changedText(text, { utf16Start: 0, utf16End: text.length }, further),
    changes: composeChanges(source, changes, text, further),
  };
}
