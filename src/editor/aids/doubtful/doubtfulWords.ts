import * as vscode from 'vscode';
import { withProgress } from '../../progress/progress.ts';
import type { Front } from '../../text/front.ts';
import { t } from '../../wording/localize.ts';
import type { DocumentWords } from '../documentWords.ts';
import { DoubtfulView, type Doubts } from './doubtfulView.ts';
import { isDoubtful } from './isDoubtful.ts';

/** So many lines are read at once; between them the work can be cancelled. */
const LINES = 200;

let shown: DoubtfulView | undefined;

/** Underlines the words of the document in front of which Harf is less than 90 % sure, or takes the underlines away. */
export async function toggleDoubtfulWords(reader: DocumentWords, front: Front | undefined): Promise<void> {
  const wasShown = shown?.document;
  shown?.dispose();
  shown = undefined;
  if (front === undefined || wasShown === front.document) return;
  const { document, editor } = front;
  const doubts = await withProgress(t('Harf: looking for doubtful words'), (signal) =>
    doubtsIn(reader, document, signal),
  );
  if (doubts.ranges.length > 0)
    shown = new DoubtfulView(document, doubts, (signal) => doubtsIn(reader, document, signal));
  void tell(editor, doubts);
}

/** Reads the document by the local service, some lines at a time. */
async function doubtsIn(
  reader: DocumentWords,
  document: vscode.TextDocument,
  signal: AbortSignal,
): Promise<Doubts> {
  const ranges: vscode.Range[] = [];
  let words = 0;
  for (let line = 0; line < document.lineCount; line += LINES) {
    signal.throwIfAborted();
    const last = document.lineAt(Math.min(document.lineCount, line + LINES) - 1).range.end;
    const read = await reader.wordsIn(document, new vscode.Range(new vscode.Position(line, 0), last), signal);
    words += read.length;
    for (const word of read) if (isDoubtful(word)) ranges.push(word.range);
  }
  return { ranges, words };
}

async function tell(editor: vscode.TextEditor, { ranges, words }: Doubts): Promise<void> {
  const [first] = ranges;
  if (first === undefined) {
    void vscode.window.showInformationMessage(
      t('Harf is sure of all {0} Persian words of this document.', words),
    );
    return;
  }
  const show = t('Show the First');
  const chosen = await vscode.window.showInformationMessage(
    t(
      'Words to look at: {0} of {1}. They are underlined; hover over one for its other readings.',
      ranges.length,
      words,
    ),
    show,
  );
  if (chosen !== show) return;
  const again = await vscode.window.showTextDocument(editor.document, editor.viewColumn);
  again.selection = new vscode.Selection(first.start, first.end);
  again.revealRange(first, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
