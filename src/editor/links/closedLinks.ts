import type * as vscode from 'vscode';
import type { FollowedSpans } from '../../document/links/followedSpans.ts';
import type { Link } from '../../document/links/link.ts';

const MAX_DOCUMENTS = 20;
/** Of all texts together, unless there is only one. */
const MAX_UTF16_LENGTH = 8_000_000;

type Links = FollowedSpans<Link>;

/** The links of documents that were closed in this session, oldest first out. */
interface ClosedLinks {
  keep(document: Pick<vscode.TextDocument, 'uri'>, text: string, links: Links): void;
  /** Gives those of the same document up, if its text is still the same. */
  take(document: Pick<vscode.TextDocument, 'uri'>, text: string): Links | undefined;
  /** Those of any document, if its text was the same. */
  find(text: string): Links | undefined;
  clear(): void;
}

export function createClosedLinks(): ClosedLinks {
  const kept = new Map<string, { readonly text: string; readonly links: Links }>();
  const dropOldest = () => {
    let utf16Length = kept.values().reduce((sum, { text }) => sum + text.length, 0);
    for (const [address, { text }] of kept) {
      if (kept.size <= MAX_DOCUMENTS && (utf16Length <= MAX_UTF16_LENGTH || kept.size === 1)) break;
      kept.delete(address);
      utf16Length -= text.length;
    }
  };
  return {
    keep({ uri }, text, links) {
      kept.delete(uri.toString());
      if (!links.from(0).next().done) kept.set(uri.toString(), { text, links });
      dropOldest();
    },
    take({ uri }, text) {
      const own = kept.get(uri.toString());
      if (own?.text !== text) return undefined;
      kept.delete(uri.toString());
      return own.links;
    },
    find: (text) => kept.values().find((each) => each.text === text)?.links,
    clear: () => kept.clear(),
  };
}
