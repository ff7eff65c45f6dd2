import type * as vscode from 'vscode';
import type { FindPart, Lines } from '../document/passages/passages.ts';
import { trimmedSpan } from '../document/targets/paragraph.ts';
import { persianSpan } from '../document/targets/persianSpan.ts';
import { hasPersianLetter } from '../text/persian.ts';
import { isProse } from './languages.ts';

/** The lines of a document as it is at each call. */
export function linesOf(document: vscode.TextDocument): Lines {
  return { count: document.lineCount, textOf: (line) => document.lineAt(line).text };
}

/** Finds what is read of a line: of prose all of it, of source code from the first to the last Persian letter. */
export function findPartOf({ languageId }: vscode.TextDocument): FindPart {
  return isProse(languageId)
    ? (text) => (hasPersianLetter(text) ? trimmedSpan(text, wholeOf(text)) : undefined)
    : (text) => persianSpan(text, wholeOf(text));
}

function wholeOf(text: string) {
  return { utf16Start: 0, utf16End: text.length };
}
