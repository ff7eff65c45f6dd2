import { offsetTable } from '../../text/codePoints.ts';
import { splitSections } from '../../text/sections/sections.ts';
import { REQUEST_UNITS } from '../passages/passages.ts';
import type { TidyChange } from './tidyChange.ts';

/** Of one request. */
const SECTION = { maxCodePoints: REQUEST_UNITS, maxJsonBytes: 6 * REQUEST_UNITS };

/** A part of a text that is written otherwise with care, in code points, and why. */
type Finding = Pick<TidyChange, 'rule' | 'reason'> & {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly suggestions: readonly string[];
};

/** Tells what of a well-formed text is to be tidied, in order and without overlap. */
export type AskTidy = (text: string) => Promise<{ readonly findings: readonly Finding[] }>;

/** What of a text of any length is to be tidied, section by section, in its offsets. */
export async function* tidySections(text: string, ask: AskTidy): AsyncGenerator<readonly TidyChange[], void> {
  let utf16Base = 0;
  for (const section of splitSections(text, SECTION)) {
    const { findings } = await ask(section.toWellFormed());
    const table = offsetTable(section);
    const base = utf16Base;
    yield findings.map(({ codePointStart, codePointEnd, suggestions: [written = ''], rule, reason }) => ({
      utf16Start: base + table.toUtf16(codePointStart),
      utf16End: base + table.toUtf16(codePointEnd),
      text: written,
      rule,
      reason,
    }));
    utf16Base += section.length;
  }
}
