import * as vscode from 'vscode';
import type { Link } from '../../document/links/link.ts';
import type { TrackedSpan } from '../../document/links/trackedSpans.ts';
import { lfOffset, lfRange, lfSpan } from '../documents/lfDocument.ts';
import type { LinkedDocuments } from './linkedDocuments.ts';

const HIDDEN = 'harf.alignmentHidden';
/** So many changes of a moment are drawn at once. */
const DRAW_AFTER_MS = 40;

type Linked = TrackedSpan<Link>;

/** What is drawn in an editor. */
export interface DecoratedRanges {
  readonly linked: readonly vscode.Range[];
  readonly lit: readonly vscode.Range[];
}

export interface EditorDecorations extends vscode.Disposable {
  draw(editor: vscode.TextEditor, ranges: DecoratedRanges): void;
}

/** Draws with the colours of the theme; creates nothing until it first draws something. */
class ThemeDecorations implements EditorDecorations {
  #types: Record<keyof DecoratedRanges, vscode.TextEditorDecorationType> | undefined;

  draw(editor: vscode.TextEditor, { linked, lit }: DecoratedRanges): void {
    if (this.#types === undefined && linked.length + lit.length === 0) return;
    this.#types ??= createTypes();
    editor.setDecorations(this.#types.linked, linked);
    editor.setDecorations(this.#types.lit, lit);
  }

  dispose(): void {
    this.#types?.linked.dispose();
    this.#types?.lit.dispose();
  }
}

/**
 * Linked words underlined where they are on the screen; the one at the cursor stands out with its counterpart. Does
 * nothing until a document has links.
 */
export class LinkDecorations implements vscode.Disposable {
  readonly #latin: LinkedDocuments;
  readonly #persian: LinkedDocuments;
  readonly #memory: vscode.Memento;
  readonly #drawing: EditorDecorations;
  readonly #changes: vscode.Disposable;
  #timer: NodeJS.Timeout | undefined;
  #listening: vscode.Disposable | undefined;

  /** @param drawing draws; VS Code does not tell what is drawn */
  constructor(
    latin: LinkedDocuments,
    persian: LinkedDocuments,
    memory: vscode.Memento,
    drawing: EditorDecorations = new ThemeDecorations(),
  ) {
    this.#latin = latin;
    this.#persian = persian;
    this.#memory = memory;
    this.#drawing = drawing;
    this.#changes = vscode.Disposable.from(
      ...[latin, persian].map(({ onDidChange }) =>
        onDidChange(() => {
          this.#listening ??= this.#listen();
          this.#drawSoon();
        }),
      ),
    );
  }

  toggle(): void {
    void this.#memory.update(HIDDEN, this.#isShown() ? true : undefined).then(() => this.#drawSoon());
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#listening?.dispose();
    vscode.Disposable.from(this.#changes, this.#drawing).dispose();
  }

  #isShown(): boolean {
    return this.#memory.get(HIDDEN) !== true;
  }

  #listen(): vscode.Disposable {
    const drawSoon = () => this.#drawSoon();
    return vscode.Disposable.from(
      vscode.window.onDidChangeVisibleTextEditors(drawSoon),
      vscode.window.onDidChangeActiveTextEditor(drawSoon),
      vscode.window.onDidChangeTextEditorVisibleRanges(drawSoon),
      vscode.window.onDidChangeTextEditorSelection(drawSoon),
    );
  }

  #drawSoon(): void {
    this.#timer ??= setTimeout(() => this.#draw(), DRAW_AFTER_MS);
  }

  #draw(): void {
    this.#timer = undefined;
    const lit = this.#isShown() ? this.#linkAtCursor() : undefined;
    for (const editor of vscode.window.visibleTextEditors) {
      const words = this.#isShown() ? wordsOn(this.#latin, editor) : [];
      const counterparts = lit
        ? [...words, ...wordsOn(this.#persian, editor)].filter(({ value }) => value === lit)
        : [];
      const ranges = (spans: readonly Linked[]) => spans.map((span) => lfRange(editor.document, span));
      this.#drawing.draw(editor, { linked: ranges(words), lit: ranges(counterparts) });
    }
  }

  #linkAtCursor(): Link | undefined {
    const { document, selection } = vscode.window.activeTextEditor ?? {};
    if (!document || !selection) return undefined;
    const at = lfOffset(document, selection.active);
    return [this.#latin, this.#persian].flatMap((side) => side.of(document)?.touching(at, at) ?? [])[0]
      ?.value;
  }
}

function wordsOn(side: LinkedDocuments, { document, visibleRanges }: vscode.TextEditor): Linked[] {
  return visibleRanges.flatMap((range) => {
    const { utf16Start, utf16End } = lfSpan(document, range);
    return side.of(document)?.touching(utf16Start, utf16End) ?? [];
  });
}

function createTypes() {
  const { createTextEditorDecorationType } = vscode.window;
  const rangeBehavior = vscode.DecorationRangeBehavior.ClosedClosed;
  return {
    linked: createTextEditorDecorationType({
      rangeBehavior,
      borderStyle: 'none none dotted none',
      borderWidth: '1px',
      borderColor: new vscode.ThemeColor('harf.linkedWordUnderline'),
    }),
    lit: createTextEditorDecorationType({
      rangeBehavior,
      backgroundColor: new vscode.ThemeColor('harf.linkedWordBackground'),
      border: '1px solid',
      borderColor: new vscode.ThemeColor('harf.linkedWordBorder'),
      borderRadius: '2px',
    }),
  };
}
