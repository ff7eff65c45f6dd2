import type * as vscode from 'vscode';
import type { Span } from '../../text/span.ts';

/** What of a document is to be restored, as a link in a hover or a code action tells `harf.restorePersian`. */
export interface RestoreArea extends Span {
  readonly uri: string;
  /** Of the document that the span counts in. */
  readonly version: number;
}

export function restoreArea(
  { uri, version }: vscode.TextDocument,
  { utf16Start, utf16End }: Span,
): RestoreArea {
  return { uri: uri.toString(), version, utf16Start, utf16End };
}

/** Undefined for anything else: menus give commands the document that they were opened on. */
export function readRestoreArea(argument: unknown): RestoreArea | undefined {
  return isRestoreArea(argument) ? argument : undefined;
}

function isRestoreArea(argument: unknown): argument is RestoreArea {
  if (typeof argument !== 'object' || argument === null) return false;
  if (!('uri' in argument && 'version' in argument && 'utf16Start' in argument && 'utf16End' in argument))
    return false;
  const { uri, version, utf16Start, utf16End } = argument;
  return typeof uri === 'string' && [version, utf16Start, utf16End].every(Number.isSafeInteger);
}
