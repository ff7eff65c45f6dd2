import type * as vscode from 'vscode';
import { proseKind } from '../../document/prose/formats.ts';
import { divide } from './divide.ts';
import type { DocumentProse } from './documentProse.ts';

/** So long a plain text is divided in a few milliseconds, in UTF-16 units; a thread would take longer to start. */
const MOST_UNITS = 6_000;

/** Divides a short plain text at once; nothing of others, which are for the thread. */
export function dividePlain(
  { languageId, uri }: vscode.TextDocument,
  text: string,
): Promise<DocumentProse> | undefined {
  if (text.length > MOST_UNITS || proseKind(languageId, uri.path) !== 'plain') return undefined;
  return divide(text, 'plain', languageId);
}
