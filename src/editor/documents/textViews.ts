import * as vscode from 'vscode';

/** What Harf needs of where a document is shown: VS Code's own editors have it, and so has the right-to-left editor. */
export type TextView = Pick<
  vscode.TextEditor,
  'document' | 'selection' | 'selections' | 'visibleRanges' | 'viewColumn' | 'setDecorations' | 'revealRange'
>;

/** A view that is not an editor of VS Code's own. */
export interface OwnTextView extends TextView {
  /** It has the focus, or had it last. */
  readonly isActive: boolean;
  /** It is on the screen. */
  readonly isVisible: boolean;
  /** Brings it to the front of its column. */
  show(preserveFocus: boolean): void;
}

const ownViews = new Set<OwnTextView>();
const shown = new vscode.EventEmitter<void>();
const activated = new vscode.EventEmitter<void>();
const selected = new vscode.EventEmitter<OwnTextView>();
const scrolled = new vscode.EventEmitter<OwnTextView>();

/** Makes a view known as long as it is there, and what happens to it. */
export class OwnViewEntry implements vscode.Disposable {
  readonly #view: OwnTextView;

  constructor(view: OwnTextView) {
    this.#view = view;
    ownViews.add(view);
    shown.fire();
  }

  /** It came to the front or went away. */
  shown(): void {
    shown.fire();
    activated.fire();
  }

  selected(): void {
    selected.fire(this.#view);
  }

  /** Other lines are on the screen. */
  scrolled(): void {
    scrolled.fire(this.#view);
  }

  dispose(): void {
    ownViews.delete(this.#view);
    this.shown();
  }
}

/** The view that has the focus, or had it last. */
export function activeTextView(): TextView | undefined {
  return vscode.window.activeTextEditor ?? [...ownViews].find(({ isActive }) => isActive);
}

/** Those on the screen. */
export function visibleTextViews(): readonly TextView[] {
  return [...vscode.window.visibleTextEditors, ...visibleOwnViews()];
}

/** Those on the screen that are no editors of VS Code's. */
export function visibleOwnViews(): readonly OwnTextView[] {
  return [...ownViews].filter(({ isVisible }) => isVisible);
}

/** Those of a document that are on the screen. */
export function viewsOf(document: vscode.TextDocument): readonly TextView[] {
  return visibleTextViews().filter((view) => view.document === document);
}

export function onDidChangeVisibleTextViews(listener: () => void): vscode.Disposable {
  return vscode.Disposable.from(vscode.window.onDidChangeVisibleTextEditors(listener), shown.event(listener));
}

export function onDidChangeActiveTextView(listener: () => void): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(listener),
    activated.event(listener),
  );
}

export function onDidChangeViewSelection(listener: (view: TextView) => void): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => listener(textEditor)),
    selected.event(listener),
  );
}

export function onDidChangeViewVisibleRanges(listener: (view: TextView) => void): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => listener(textEditor)),
    scrolled.event(listener),
  );
}
