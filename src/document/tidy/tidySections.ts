import { offsetTable } from '../../text/codePoints.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { splitSections } from '../../text/sections/sections.ts';
import { movedSpan } from '../../text/span.ts';
import { REQUEST_UNITS } from '../passages/passages.ts';
import type { TidyChange, TidyKind, TidyKinds } from './tidyChange.ts';
import { type TidiedText, tidyText, withFurther } from './tidyText.ts';

/** Of one request for the spelling. */
const SECTION = { maxCodePoints: REQUEST_UNITS, maxJsonBytes: 6 * REQUEST_UNITS };

/** A word of a text that is written otherwise, in code points. */
interface SpellingChange {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly text: string;
  readonly kind: TidyKind;
}

/** Tells the words of a well-formed text that are written apart or run together. */
export type AskSpelling = (text: string) => Promise<{ readonly changes: readonly SpellingChange[] }>;

/**
 * What of a text of any length is to be tidied, section by section, in its offsets; `ask` is asked only where something is
 * wanted that it knows.
 */
export async function* tidySections(
  text: string,
  kinds: TidyKinds,
  ask: AskSpelling,
): AsyncGenerator<readonly TidyChange[], void> {
  const wantsSpelling = kinds.has('halfSpaces') || kinds.has('joinedWords');
  const find = async (part: string) =>
    inUtf16(part, (await ask(part)).changes).filter(({ kind }) => kinds.has(kind));
  let utf16Base = 0;
  for (const section of splitSections(text, SECTION)) {
    const tidied = tidyText(section, kinds);
    const { changes } = wantsSpelling ? await withSpelling(tidied, find) : tidied;
    yield changes.map((change) => ({ ...change, ...movedSpan(change, utf16Base) }));
    utf16Base += section.length;
  }
}

function inUtf16(text: string, changes: readonly SpellingChange[]): TidyChange[] {
  const table = offsetTable(text);
  return changes.map(({ codePointStart, codePointEnd, text, kind }) => ({
    utf16Start: table.toUtf16(codePointStart),
    utf16End: table.toUtf16(codePointEnd),
    text,
    kind,
  }));
}

/** «کتاب ها ی» is first two words, then one. */
const MOST_ROUNDS = 3;

/** Finds the words of a well-formed text that are written apart or run together, in its offsets. */
export type FindSpelling = (text: string) => Promise<readonly TidyChange[]>;

/** `tidied` with its words spelt as `find` tells; what it tells of the result is done too. */
export async function withSpelling(tidied: TidiedText, find: FindSpelling): Promise<TidiedText> {
  let spelt = tidied;
  for (let round = 0; round < MOST_ROUNDS && hasPersianLetter(spelt.text); round++) {
    const changes = await find(spelt.text.toWellFormed());
    if (changes.length === 0) break;
    spelt = withFurther(spelt, changes);
  }
  return spelt;
}
