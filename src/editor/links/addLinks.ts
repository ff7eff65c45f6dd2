import type * as vscode from 'vscode';
import type { Link } from '../../document/links/link.ts';
import type { TrackedSpan } from '../../document/links/trackedSpans.ts';
import { trackText } from '../documents/trackedText.ts';
import type { LinkedDocuments } from './linkedDocuments.ts';

/** Ties words of a document as it is now, in order; some at a time, so that the editor goes on meanwhile. */
export async function addLinks(
  linkedDocuments: LinkedDocuments,
  document: vscode.TextDocument,
  words: Iterable<TrackedSpan<Link>>,
): Promise<void> {
  const tracked = trackText(document);
  try {
    await linkedDocuments.add(document, words, tracked);
  } finally {
    tracked.dispose();
  }
}
