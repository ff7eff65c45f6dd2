import type * as vscode from 'vscode';
import { EditedRegion } from '../../document/edits/editedRegion.ts';
import type { Span } from '../../text/span.ts';
import { lfText, onLfChanges } from './lfDocument.ts';

/** A document's text at one moment, its lines ending with LF, and where its parts are now. */
export interface FollowedText {
  readonly text: string;
  /** Where a span of the text is now; undefined if that was changed, or the document closed. */
  find(span: Span): Span | undefined;
}

/** Follows the edits of a document from now on, until it is disposed. */
export function followText(document: vscode.TextDocument): FollowedText & vscode.Disposable {
  const text = lfText(document);
  const region = new EditedRegion(text, { utf16Start: 0, utf16End: text.length });
  const subscription = onLfChanges(document, ({ changes }) => {
    for (const change of changes) region.apply(change);
  });
  return {
    text,
    find: (span) => (document.isClosed ? undefined : region.find(span)),
    dispose: () => subscription.dispose(),
  };
}
