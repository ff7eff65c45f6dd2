import * as vscode from 'vscode';
import type { Client } from '../../../client/index.ts';
import { MAX_TEXT_CODE_POINTS } from '../../../contract/index.ts';
import { type Link, originalOf, writtenOf } from '../../../document/links/link.ts';
import { codePointLength, offsetTable } from '../../../text/codePoints.ts';
import { type Span, sliceSpan } from '../../../text/span.ts';
import type { ListPlace } from '../../aids/pronunciationList/listFile.ts';
import type { Connection } from '../../service/connection.ts';
import { choice } from '../../settings.ts';
import { appendCommandLink, appendPlain } from '../../wording/hoverText.ts';
import { t } from '../../wording/localize.ts';
import { originArea } from '../restoreArea.ts';
import { keyOf, readTypedList } from './typedList.ts';
import { TYPED_WORD } from './typedWordCommand.ts';

export interface CandidateDependencies {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly list: ListPlace;
}

/** What a typed word could be besides what stands there. */
interface Candidates {
  readonly others: readonly string[];
  /** Whether the user's list says what it becomes. */
  readonly isListed: boolean;
}

const MOST = 3;

/** Asks the local service what else a typed word could be in its sentence, a span of the typed text. */
export async function candidatesOf(
  { connection, list }: CandidateDependencies,
  document: vscode.TextDocument,
  { link, sentence }: { readonly link: Link; readonly sentence: Span },
  signal: AbortSignal,
): Promise<Candidates> {
  const text = sliceSpan(link.piece.original, sentence);
  const chosen = await readTypedList(list);
  const isListed = chosen.some(({ typed }) => keyOf(typed) === keyOf(originalOf(link)));
  if (codePointLength(text) > MAX_TEXT_CODE_POINTS) return { others: [], isListed };
  const loanWords = choice(vscode.workspace.getConfiguration('harf', document), 'fromPinglish.loanWords');
  const ask = (client: Client) =>
    client.fromPinglish({ text, loanWords, chosen, withCandidates: true }, { signal });
  const { alignment } = await connection.runLocal(ask);
  const { toUtf16 } = offsetTable(text);
  const word = alignment.find(
    ({ codePointStart, codePointEnd }) =>
      toUtf16(codePointStart) === link.original.utf16Start - sentence.utf16Start &&
      toUtf16(codePointEnd) === link.original.utf16End - sentence.utf16Start,
  );
  const all = word === undefined ? [] : [word.written, ...word.candidates];
  return { others: all.filter((each) => each !== writtenOf(link)).slice(0, MOST), isListed };
}

/** Adds links that write another candidate, and what the list has to do with it; the text must allow `TYPED_WORD`. */
export function appendCandidates(
  text: vscode.MarkdownString,
  document: vscode.TextDocument,
  link: Link,
  { others, isListed }: Candidates,
): void {
  if (others.length === 0 && !isListed) return;
  text.appendMarkdown('\n\n');
  if (others.length > 0) appendPlain(text, `${t('Write instead')}: `);
  const area = originArea(document, link.piece, link.original);
  const typed = originalOf(link);
  others.forEach((persian, at) => {
    if (at > 0) text.appendMarkdown(' · ');
    appendCommandLink(text, persian, TYPED_WORD, { area, chosen: { typed, persian } });
  });
  if (!isListed) return;
  if (others.length > 0) text.appendMarkdown('\n\n');
  appendPlain(text, `${t('This word was chosen in a list.')} `);
  appendCommandLink(text, t('Forget this choice'), TYPED_WORD, { forget: typed });
  text.appendMarkdown(' · ');
  appendCommandLink(text, t('Open the list'), TYPED_WORD, { open: true });
}
