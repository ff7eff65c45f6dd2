import type { Span } from '../../src/text/span.ts';

const VISIBLE_ASCII = /[!-~]+/g;
const OF_THE_SENTENCE = /^["'`]|[.,;:!?"'`]$/;
const BRACKETS = ['()', '[]', '{}', '<>'] as const;
/** What is longer is no word of a sentence. */
const MOST_UNITS = 300;

/**
 * What of a text is written in ASCII and has signs at its ends, such as `C++`, `--force`, `foo()`: among letters of another
 * direction its signs would stand at the wrong side. Signs of the sentence around it are not part of it.
 */
export function signedLatin(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: run, index } of text.matchAll(VISIBLE_ASCII)) {
    if (run.length > MOST_UNITS) continue;
    const { utf16Start, utf16End } = withoutSentence(run);
    const kept = run.slice(utf16Start, utf16End);
    const hasSignAtEnd = /^[^A-Za-z0-9]|[^A-Za-z0-9]$/.test(kept);
    if (hasSignAtEnd && /[A-Za-z]/.test(kept))
      spans.push({ utf16Start: index + utf16Start, utf16End: index + utf16End });
  }
  return spans;
}

/** Without the full stops, quotation marks and brackets at its ends that belong to the sentence. */
function withoutSentence(run: string): Span {
  let utf16Start = 0;
  let utf16End = run.length;
  for (;;) {
    const kept = run.slice(utf16Start, utf16End);
    const sign = OF_THE_SENTENCE.exec(kept);
    const isFirst = sign ? sign.index === 0 : BRACKETS.some((pair) => opensOnly(kept, pair));
    const isLast = sign ? !isFirst : BRACKETS.some((pair) => closesOnly(kept, pair));
    if (!isFirst && !isLast) return { utf16Start, utf16End };
    if (isFirst) utf16Start += 1;
    else utf16End -= 1;
  }
}

/** Whether a text begins with a bracket that ends with it, or not in it. */
function opensOnly(text: string, [opening, closing]: string): boolean {
  const end = text.indexOf(closing ?? '');
  return text[0] === opening && (end < 0 || end === text.length - 1);
}

/** Whether a text ends with a bracket that does not begin in it. */
function closesOnly(text: string, [opening, closing]: string): boolean {
  return text.at(-1) === closing && !text.includes(opening ?? '');
}
