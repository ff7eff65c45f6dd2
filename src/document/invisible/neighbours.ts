/** So far a neighbour is looked for, in UTF-16 units. */
const FARTHEST = 16;
/** What stands on or between letters: marks, and what nobody sees. */
const PASSED_OVER = '[\\p{M}\\p{Cf}\\u115f\\u1160\\u3164\\uffa0]+';
const PASSED_BEFORE = new RegExp(`${PASSED_OVER}$`, 'u');
const PASSED_BEHIND = new RegExp(`^${PASSED_OVER}`, 'u');

/**
 * The characters before and behind a span of `text` that can be seen; empty at an end of the line, or where none is
 * near.
 */
export function neighbours(
  text: string,
  utf16Start: number,
  utf16End: number,
): readonly [before: string, behind: string] {
  const before = text.slice(Math.max(0, utf16Start - FARTHEST), utf16Start).replace(PASSED_BEFORE, '');
  const behind = text.slice(utf16End, utf16End + FARTHEST).replace(PASSED_BEHIND, '');
  return [/.$/u.exec(before)?.[0] ?? '', /^./u.exec(behind)?.[0] ?? ''];
}
