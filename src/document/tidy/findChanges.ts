import { offsetTable } from '../../text/codePoints.ts';
import { splitSections } from '../../text/sections/sections.ts';
import { REQUEST_UNITS } from '../passages/passages.ts';
import type { FoundChange } from './foundChange.ts';

/** Of one request. */
const SECTION = { maxCodePoints: REQUEST_UNITS, maxJsonBytes: 6 * REQUEST_UNITS };

/** What a rule has found, in code points. */
type Finding = Pick<FoundChange, 'rule' | 'severity' | 'reason' | 'suggestions'> & {
  readonly codePointStart: number;
  readonly codePointEnd: number;
};

/** Tells what the rules find in a well-formed text, in order and without overlap. */
export type AskFindings = (text: string) => Promise<{ readonly findings: readonly Finding[] }>;

/** What the rules find in a text of any length, section by section, in its offsets. */
export async function* findChanges(
  text: string,
  ask: AskFindings,
): AsyncGenerator<readonly FoundChange[], void> {
  let utf16Base = 0;
  for (const section of splitSections(text, SECTION)) {
    const { findings } = await ask(section.toWellFormed());
    const table = offsetTable(section);
    const base = utf16Base;
    yield findings.map(({ codePointStart, codePointEnd, ...finding }) => ({
      ...finding,
      utf16Start: base + table.toUtf16(codePointStart),
      utf16End: base + table.toUtf16(codePointEnd),
      text: finding.suggestions[0] ?? '',
    }));
    utf16Base += section.length;
  }
}
