import type * as vscode from 'vscode';
import { spanAfter } from '../document/edits/textChange.ts';
import { type Span, sliceSpan } from '../text/span.ts';
import { onLfChanges } from './lfChanges.ts';

/** Spans of a document that follow the edits around them while a command is under way. */
export interface TrackedSpans extends vscode.Disposable {
  /** Where the spans are now; undefined if the text of one has changed. */
  current(): readonly Span[] | undefined;
}

/** @param text of the document now, with LF line ends */
export function trackSpans(
  document: vscode.TextDocument,
  text: string,
  spans: readonly Span[],
): TrackedSpans {
  const contents = spans.map((span) => sliceSpan(text, span));
  let tracked: readonly (Span | undefined)[] = spans;
  const subscription = onLfChanges(document, ({ changes }) => {
    for (const change of changes)
      tracked = tracked.map((span, index) => span && spanAfter(span, contents[index] ?? '', change));
  });
  return {
    current() {
      const kept = tracked.filter((span) => span !== undefined);
      return kept.length === spans.length && !document.isClosed ? kept : undefined;
    },
    dispose: () => subscription.dispose(),
  };
}
