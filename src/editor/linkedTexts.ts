import * as vscode from 'vscode';
import { type LinkedText, linkedSpan } from '../text/linkedText.ts';
import { sliceSpan } from '../text/span.ts';
import { spanAfter, type TextChange } from '../text/textChange.ts';
import { onLfChange } from './lfChanges.ts';

/** The Pinglish of this session that is still as Harf wrote it, by document. */
export interface LinkedTexts extends vscode.Disposable {
  /** @param text of the document now, with LF line ends; what does not stand there is not kept */
  add(document: vscode.TextDocument, text: string, linked: readonly LinkedText[]): void;
  /** In no particular order. */
  of(document: vscode.TextDocument): readonly LinkedText[];
}

interface Links {
  linked: readonly LinkedText[];
  readonly subscription: vscode.Disposable;
}

/** Follows edits only of documents that have linked texts; forgets them when the document closes. */
export function createLinkedTexts(): LinkedTexts {
  const byDocument = new Map<vscode.TextDocument, Links>();
  let closing: vscode.Disposable | undefined;
  const forget = (document: vscode.TextDocument) => {
    byDocument.get(document)?.subscription.dispose();
    byDocument.delete(document);
  };
  const linksOf = (document: vscode.TextDocument): Links => {
    // A new language mode closes a document and opens it again; it is the same one, and not closed.
    closing ??= vscode.workspace.onDidCloseTextDocument((closed) => closed.isClosed && forget(closed));
    const links = byDocument.get(document) ?? follow(document);
    byDocument.set(document, links);
    return links;
  };
  return {
    add(document, text, linked) {
      const there = linked.filter((each) => sliceSpan(text, linkedSpan(each)) === each.latin);
      if (there.length === 0) return;
      const links = linksOf(document);
      links.linked = [...links.linked, ...there];
    },
    of: (document) => byDocument.get(document)?.linked ?? [],
    dispose() {
      for (const document of [...byDocument.keys()]) forget(document);
      closing?.dispose();
    },
  };
}

function follow(document: vscode.TextDocument): Links {
  const links: Links = {
    linked: [],
    subscription: onLfChange(document, (change) => {
      links.linked = links.linked.flatMap((each) => after(each, change));
    }),
  };
  return links;
}

function after(linked: LinkedText, change: TextChange): LinkedText[] {
  const span = spanAfter(linkedSpan(linked), linked.latin, change);
  return span === undefined ? [] : [{ ...linked, utf16Start: span.utf16Start }];
}
