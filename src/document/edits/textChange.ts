import type { Span, TextChange } from '../../text/span.ts';

/**
 * Where the `content` that stood at `span` is after `change`; undefined if the change reached inside it. A
 * change that puts the same characters back, such as a new line ending for the whole document, reaches nothing.
 */
export function spanAfter(span: Span, content: string, change: TextChange): Span | undefined {
  const delta = change.text.length - (change.utf16End - change.utf16Start);
  if (change.utf16Start >= span.utf16End) return span;
  if (change.utf16End <= span.utf16Start)
    return { utf16Start: span.utf16Start + delta, utf16End: span.utf16End + delta };
  return delta === 0 && putsBack(span, content, change) ? span : undefined;
}

function putsBack(span: Span, content: string, change: TextChange): boolean {
  const from = Math.max(span.utf16Start, change.utf16Start);
  const to = Math.min(span.utf16End, change.utf16End);
  const before = content.slice(from - span.utf16Start, to - span.utf16Start);
  return before === change.text.slice(from - change.utf16Start, to - change.utf16Start);
}
