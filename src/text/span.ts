/** A half-open range of a text, in UTF-16 code units. */
export interface Span {
  readonly utf16Start: number;
  readonly utf16End: number;
}

/** The part of `text` that `span` covers. */
export function sliceSpan(text: string, { utf16Start, utf16End }: Span): string {
  return text.slice(utf16Start, utf16End);
}

/**
 * A copy of a text that is kept for long: what was cut from another text keeps all of that in memory, a document of
 * megabytes for one sentence.
 */
export function ownCopy(text: string): string {
  return structuredClone(text);
}

/** Whether the two spans have at least one code unit in common. */
export function overlaps(a: Span, b: Span): boolean {
  return Math.max(a.utf16Start, b.utf16Start) < Math.min(a.utf16End, b.utf16End);
}

/** Whether all of `inner` lies in `outer`. */
export function covers(outer: Span, inner: Span): boolean {
  return outer.utf16Start <= inner.utf16Start && inner.utf16End <= outer.utf16End;
}

/** The span that lies so many code units behind `span`, or before it where `by` is negative. */
export function movedSpan({ utf16Start, utf16End }: Span, by: number): Span {
  return { utf16Start: utf16Start + by, utf16End: utf16End + by };
}

/** One replacement in a text whose lines end with LF, in offsets before it. */
export interface TextChange extends Span {
  readonly text: string;
}

/** `span` of `text` with `changes` made, all of which lie in order within it. */
export function changedText(text: string, span: Span, changes: readonly TextChange[]): string {
  let utf16Next = span.utf16Start;
  const parts: string[] = [];
  for (const change of changes) {
    parts.push(text.slice(utf16Next, change.utf16Start), change.text);
    utf16Next = change.utf16End;
  }
  return parts.join('') + text.slice(utf16Next, span.utf16End);
}
