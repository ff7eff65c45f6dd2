import type * as vscode from 'vscode';
import { withoutDoubleSpace } from '../../document/prose/exclusions/withoutDoubleSpace.ts';
import { withoutExclusions } from '../../document/prose/exclusions/withoutExclusions.ts';
import { proseKind } from '../../document/prose/formats.ts';
import { plainTextProse } from '../../document/prose/markup/plainText.ts';
import { withoutForeign } from '../../document/prose/withoutForeign.ts';
import type { DocumentProse } from './documentProse.ts';

/** So long the prose of a plain text is found in a few milliseconds, in UTF-16 units; a thread would take longer to start. */
const MOST_UNITS = 6_000;

/** Finds the prose of a short plain text at once, as the thread does; nothing of others, whose parsers are the thread's. */
export function findPlainProse(
  { languageId, uri }: vscode.TextDocument,
  text: string,
): DocumentProse | undefined {
  if (text.length > MOST_UNITS || proseKind(languageId, uri.path) !== 'plain') return undefined;
  const passages = withoutExclusions(text, plainTextProse(text), 'text').map((passage) =>
    withoutDoubleSpace(text, passage),
  );
  return { ...withoutForeign(text, passages), unread: [], unit: 'paragraph' };
}
