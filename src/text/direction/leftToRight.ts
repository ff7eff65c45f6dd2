import type { Span } from '../span.ts';

const VISIBLE_ASCII = /[!-~]+/g;
const OF_THE_SENTENCE = /^["'`]|[.,;:!?"'`]$/;
const BRACKETS = ['()', '[]', '{}', '<>'] as const;
/** What is longer is no word of a sentence. */
const MOST_UNITS = 300;

/** Signs that no word of a sentence has in it, but paths, addresses and names in code have. */
const OF_CODE = /[/\\_@]/;

/**
 * A telephone number, a date with hyphens, a number with its sign before it: its groups, or its sign, would stand at the
 * wrong side. Fewer digits, and groups that begin neither with a plus nor with a zero, may be a range, which is read from
 * right to left.
 */
const NUMBER =
  /(?<![\p{L}\p{M}\p{N}])(?:(?:\+|(?=[0۰٠]))(?=(?:[ -]?\p{Nd}){7})\p{Nd}{1,15}(?:[ -]\p{Nd}{1,15}){1,6}|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}|[-+−#$€£]\p{Nd}{1,20}(?:[.,٫٬/]\p{Nd}{1,20}){0,6})(?![\p{L}\p{N}])/gu;

/**
 * What of a text goes from left to right by itself, in order: names with signs such as `C++`, `--force`, `foo()`, `7-zip`,
 * telephone numbers and the like. Among letters of another direction its signs or parts would stand at the wrong side. Signs
 * of the sentence around it are not part of it.
 */
export function leftToRightSpans(text: string): Span[] {
  const names = signedLatin(text);
  const numbers = [...text.matchAll(NUMBER)].map(({ 0: number, index }) => ({
    utf16Start: index,
    utf16End: index + number.length,
  }));
  let end = 0;
  return [...names, ...numbers]
    .sort((a, b) => a.utf16Start - b.utf16Start)
    .filter(({ utf16Start, utf16End }) => {
      const isFree = utf16Start >= end;
      if (isFree) end = utf16End;
      return isFree;
    });
}

/** A space for each path, address or name in code: they do not tell in which language a text is written. */
export function withoutCodeNames(text: string): string {
  return text.replace(VISIBLE_ASCII, (run) => (OF_CODE.test(run) ? ' ' : run));
}

function signedLatin(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: run, index } of text.matchAll(VISIBLE_ASCII)) {
    if (run.length > MOST_UNITS) continue;
    const { utf16Start, utf16End } = withoutSentence(run);
    const kept = run.slice(utf16Start, utf16End);
    const hasSignAtEnd = /^[^A-Za-z0-9]|[^A-Za-z0-9]$/.test(kept);
    const hasSignAfterNumber = /^[0-9][^A-Za-z]*[^A-Za-z0-9]/.test(kept);
    if ((hasSignAtEnd || hasSignAfterNumber) && /[A-Za-z]/.test(kept))
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
