import type * as vscode from 'vscode';
import type { FollowedSpan } from '../../document/links/followedSpans.ts';
import type { Link } from '../../document/links/link.ts';
import { followText } from '../documents/followedText.ts';
import type { LinkedDocuments } from './linkedDocuments.ts';

/** Ties words of a document as it is now, in order; some at a time, so that the editor goes on meanwhile. */
export async function addLinks(
  linkedDocuments: LinkedDocuments,
  document: vscode.TextDocument,
  words: Iterable<FollowedSpan<Link>>,
): Promise<void> {
  const followed = followText(document);
  try {
    await linkedDocuments.add(document, words, followed);
  } finally {
    followed.dispose();
  }
}
