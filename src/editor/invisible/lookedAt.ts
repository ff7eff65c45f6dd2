import * as vscode from 'vscode';
import type { TextView } from '../documents/textViews.ts';
import { choice } from '../settings.ts';

/** Looked at beside what is on the screen, so that little scrolling shows nothing late. */
const MARGIN_LINES = 30;
/** A longer line VS Code does not show whole either, in UTF-16 units. */
const MAX_LINE_LENGTH = 10_000;

export interface LookedAtLine {
  readonly line: number;
  readonly text: string;
}

/**
 * Whether invisible characters of `document` are to be shown: a person's own text, but not the output of programs or
 * the older side of a comparison.
 */
export function isLookedAt(document: vscode.TextDocument): boolean {
  const { scheme } = document.uri;
  const isOwn =
    scheme === 'untitled' ||
    scheme === 'vscode-notebook-cell' ||
    vscode.workspace.fs.isWritableFileSystem(scheme) === true;
  return isOwn && choice(vscode.workspace.getConfiguration('harf', document), 'invisibleCharacters') === 'on';
}

/** The lines of a document that these views show, and some around them; long ones are left out. */
export function linesOnScreen(document: vscode.TextDocument, views: readonly TextView[]): LookedAtLine[] {
  const lines = new Map<number, string>();
  for (const { start, end } of views.flatMap(({ visibleRanges }) => visibleRanges)) {
    const last = Math.min(document.lineCount - 1, end.line + MARGIN_LINES);
    for (let line = Math.max(0, start.line - MARGIN_LINES); line <= last; line++) {
      const { text } = document.lineAt(line);
      if (text.length <= MAX_LINE_LENGTH) lines.set(line, text);
    }
  }
  return [...lines].map(([line, text]) => ({ line, text }));
}
