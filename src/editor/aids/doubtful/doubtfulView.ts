import * as vscode from 'vscode';
import { t } from '../../wording/localize.ts';

/** The words of a document of which Harf is not sure, and how many words it has. */
export interface Doubts {
  readonly ranges: readonly vscode.Range[];
  readonly words: number;
}

/** After so long without typing the document is read again, in milliseconds; only what was changed is asked for. */
const QUIET_MS = 1_000;

/** Underlines in the editors of one document, kept up with its text, and their number in the status bar. */
export class DoubtfulView implements vscode.Disposable {
  readonly document: vscode.TextDocument;
  readonly #read: (signal: AbortSignal) => Promise<Doubts>;
  readonly #decoration = vscode.window.createTextEditorDecorationType({
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
      vscode.window.onDidChangeVisibleTextEditors(() => this.#show()),
      vscode.window.onDidChangeActiveTextEditor(() => this.#show()),
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
    this.#decoration.dispose();
    this.#item.dispose();
  }

  #show(): void {
    for (const editor of vscode.window.visibleTextEditors)
      if (editor.document === this.document) editor.setDecorations(this.#decoration, this.#doubts.ranges);
    const { length } = this.#doubts.ranges;
    this.#item.text = `$(question) ${length}`;
    this.#item.tooltip = t('Words of which Harf is less than 90 % sure: {0}. Click to hide them.', length);
    if (vscode.window.activeTextEditor?.document === this.document) this.#item.show();
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
