import { isMark } from '../../text/marks.ts';
import { isPersianLetter } from '../../text/persian.ts';
import type { Span } from '../../text/span.ts';

/** From the first to the last Persian letter within `span`, with the marks on the last; undefined if there is none. */
export function persianSpan(text: string, { utf16Start, utf16End }: Span): Span | undefined {
  let start = utf16Start;
  while (start < utf16End && !isPersianLetter(text.charCodeAt(start))) start++;
  if (start === utf16End) return undefined;
  let end = utf16End;
  while (!isPersianLetter(text.charCodeAt(end - 1))) end--;
  while (end < utf16End && isMark(text.charCodeAt(end))) end++;
  return { utf16Start: start, utf16End: end };
}
