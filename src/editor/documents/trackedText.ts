import type * as vscode from 'vscode';
import { TrackedRegion } from '../../document/edits/trackedRegion.ts';
import type { Span } from '../../text/span.ts';
import { lfText, onLfChanges } from './lfDocument.ts';

/** A document's text at one moment, its lines ending with LF, and where its parts are now. */
export interface TrackedText {
  readonly text: string;
  /** Where a span of the text is now; undefined if that was changed, or the document closed. */
  find(span: Span): Span | undefined;
}

interface TrackOptions {
  /** Where the spans are that are looked for; all of the text if it is left out. */
  readonly region?: Span;
  /** Called after each event that changes the document. */
  readonly onEdit?: () => void;
}

/** Tracks the edits of a document from now on, until it is disposed. */
export function trackText(
  document: vscode.TextDocument,
  { region, onEdit }: TrackOptions = {},
): TrackedText & vscode.Disposable {
  const text = lfText(document);
  const tracked = new TrackedRegion(text, region ?? { utf16Start: 0, utf16End: text.length });
  const subscription = onLfChanges(document, ({ changes }) => {
    for (const change of changes) tracked.apply(change);
    onEdit?.();
  });
  return {
    text,
    find: (span) => (document.isClosed ? undefined : tracked.find(span)),
    dispose: () => subscription.dispose(),
  };
}
