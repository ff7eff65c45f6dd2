import type * as vscode from 'vscode';
import type { FollowedSpan } from '../../document/links/followedSpans.ts';
import type { Link } from '../../document/links/link.ts';

const MAX_DOCUMENTS = 20;

type Words = readonly FollowedSpan<Link>[];

/** The links of documents that were closed in this session, oldest first out. */
export interface ClosedLinks {
  keep(document: vscode.TextDocument, text: string, words: Words): void;
  /** Those of the same document, or of another one, if its text was the same. */
  clear(): void;
  find(document: vscode.TextDocument, text: string): Words | undefined;
}

export function createClosedLinks(): ClosedLinks {
  const kept = new Map<string, { readonly text: string; readonly words: Words }>();
  return {
    keep({ uri }, text, words) {
      kept.delete(uri.toString());
      if (words.length > 0) kept.set(uri.toString(), { text, words });
      const [oldest] = kept.keys();
      if (kept.size > MAX_DOCUMENTS && oldest !== undefined) kept.delete(oldest);
    },
    clear: () => kept.clear(),
    find({ uri }, text) {
      const own = kept.get(uri.toString());
      const found = own?.text === text ? own : kept.values().find((each) => each.text === text);
      return found?.words;
    },
  };
}
