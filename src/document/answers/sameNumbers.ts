import { type Span, sliceSpan } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';

const NUMBER = /[\d\u0660-\u0669\u06f0-\u06f9]+(?:[.,:/٫٬][\d\u0660-\u0669\u06f0-\u06f9]+)*/gu;

/**
 * The numbers among the words of a translation, each with the same one of what was sent, whatever digits it has there; of
 * equal ones the first with the first. No service says where they came from.
 * @param sent what was sent, and the part of it that is looked through
 * @param english the translation and its words
 * @returns for each word, undefined where it is no such number
 */
export function sameNumbers(
  sent: { readonly text: string; readonly span: Span },
  english: { readonly text: string; readonly spans: readonly Span[] },
): (AlignedSpan | undefined)[] {
  const found = [...sliceSpan(sent.text, sent.span).matchAll(NUMBER)];
  if (found.length === 0) return [];
  const byValue = Map.groupBy(found, ([number]) => withAsciiDigits(number));
  return english.spans.map((written) => {
    const number = byValue.get(withAsciiDigits(sliceSpan(english.text, written)))?.shift();
    if (number === undefined) return undefined;
    const utf16Start = sent.span.utf16Start + number.index;
    return { written, original: { utf16Start, utf16End: utf16Start + number[0].length } };
  });
}

function withAsciiDigits(number: string): string {
  return number
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
