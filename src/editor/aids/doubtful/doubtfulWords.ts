import * as vscode from 'vscode';
import { selectInView } from '../../documents/selectInView.ts';
import { TextMark } from '../../documents/textMark.ts';
import {
  activeTextView,
  onDidChangeActiveTextView,
  onDidChangeVisibleTextViews,
  type TextView,
  viewsOf,
} from '../../documents/textViews.ts';
import { withProgress } from '../../progress/progress.ts';
import type { Front } from '../../text/front.ts';
import { t } from '../../wording/localize.ts';
import type { DocumentWords } from '../documentWords.ts';
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
  const { document, view } = front;
  const doubts = await withProgress(t('Harf: looking for doubtful words'), (signal) =>
    doubtsIn(reader, document, signal),
  );
  if (doubts.ranges.length > 0)
    shown = new DoubtfulView(document, doubts, (signal) => doubtsIn(reader, document, signal));
  void tell(view, doubts);
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

async function tell(view: TextView, { ranges, words }: Doubts): Promise<void> {
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
  await selectInView(view.document, first, { viewColumn: view.viewColumn });
}

/** The words of a document of which Harf is not sure, and how many words it has. */
interface Doubts {
  readonly ranges: readonly vscode.Range[];
  readonly words: number;
}

/** After so long without typing the document is read again, in milliseconds; only what was changed is asked for. */
const QUIET_MS = 1_000;

/** Underlines in the views of one document, kept up with its text, and their number in the status bar. */
class DoubtfulView implements vscode.Disposable {
  readonly document: vscode.TextDocument;
  readonly #read: (signal: AbortSignal) => Promise<Doubts>;
  readonly #mark = new TextMark('doubtful', {
    textDecoration: 'underline wavy',
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.infoForeground'),
    overviewRulerLane: vscode.OverviewRulerLane.Right,
  });
  readonly #item = vscode.window.createStatusBarItem('harf.doubtful', vscode.StatusBarAlignment.Right, 88);
  readonly #subscriptions: vscode.Disposable;
  #doubts: Doubts;
  #reading = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(document: vscode.TextDocument, doubts: Doubts, read: (signal: AbortSignal) => Promise<Doubts>) {
    this.document = document;
    this.#doubts = doubts;
    this.#read = read;
    this.#item.name = t('Harf: Doubtful Words');
    this.#item.command = 'harf.showDoubtful';
    this.#subscriptions = vscode.Disposable.from(
      onDidChangeVisibleTextViews(() => this.#show()),
      onDidChangeActiveTextView(() => this.#show()),
      vscode.workspace.onDidChangeTextDocument((change) => {
        if (change.document === document && change.contentChanges.length > 0) this.#readLater();
      }),
    );
    this.#show();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#reading.abort();
    this.#subscriptions.dispose();
    this.#mark.dispose();
    this.#item.dispose();
  }

  #show(): void {
    for (const view of viewsOf(this.document)) view.setDecorations(this.#mark, this.#doubts.ranges);
    const { length } = this.#doubts.ranges;
    this.#item.text = `$(question) ${length}`;
    this.#item.tooltip = t('Words of which Harf is less than 90 % sure: {0}. Click to hide them.', length);
    if (activeTextView()?.document === this.document) this.#item.show();
    else this.#item.hide();
  }

  /** Meanwhile VS Code moves the underlines with their words. */
  #readLater(): void {
    clearTimeout(this.#timer);
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    this.#timer = setTimeout(() => {
      this.#read(signal).then(
        (doubts) => {
          if (signal.aborted) return;
          this.#doubts = doubts;
          this.#show();
        },
        // The underlines stay as they were; the next change tries again.
        () => {},
      );
    }, QUIET_MS);
  }
}
