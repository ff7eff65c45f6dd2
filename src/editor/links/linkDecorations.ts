import * as vscode from 'vscode';
import type { Link } from '../../document/links/link.ts';
import type { TrackedSpan } from '../../document/links/trackedSpans.ts';
import { lfOffset, lfRange, lfSpan } from '../documents/lfDocument.ts';
import { TextMark } from '../documents/textMark.ts';
import {
  activeTextView,
  onDidChangeActiveTextView,
  onDidChangeViewSelection,
  onDidChangeViewVisibleRanges,
  onDidChangeVisibleTextViews,
  type TextView,
  visibleTextViews,
} from '../documents/textViews.ts';
import type { LinkedDocuments } from './linkedDocuments.ts';

const HIDDEN = 'harf.alignmentHidden';
/** So many changes of a moment are drawn at once. */
const DRAW_AFTER_MS = 40;

type Linked = TrackedSpan<Link>;

/** What is drawn in a view. */
export interface DecoratedRanges {
  readonly linked: readonly vscode.Range[];
  readonly lit: readonly vscode.Range[];
}

export interface EditorDecorations extends vscode.Disposable {
  draw(view: TextView, ranges: DecoratedRanges): void;
}

/** Draws with the colours of the theme; creates nothing until it first draws something. */
class ThemeDecorations implements EditorDecorations {
  #marks: Record<keyof DecoratedRanges, TextMark> | undefined;

  draw(view: TextView, { linked, lit }: DecoratedRanges): void {
    if (this.#marks === undefined && linked.length + lit.length === 0) return;
    this.#marks ??= createMarks();
    view.setDecorations(this.#marks.linked, linked);
    view.setDecorations(this.#marks.lit, lit);
  }

  dispose(): void {
    this.#marks?.linked.dispose();
    this.#marks?.lit.dispose();
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
      onDidChangeVisibleTextViews(drawSoon),
      onDidChangeActiveTextView(drawSoon),
      onDidChangeViewVisibleRanges(drawSoon),
      onDidChangeViewSelection(drawSoon),
    );
  }

  #drawSoon(): void {
    this.#timer ??= setTimeout(() => this.#draw(), DRAW_AFTER_MS);
  }

  #draw(): void {
    this.#timer = undefined;
    const lit = this.#isShown() ? this.#linkAtCursor() : undefined;
    for (const view of visibleTextViews()) {
      const words = this.#isShown() ? wordsOn(this.#latin, view) : [];
      const counterparts = lit
        ? [...words, ...wordsOn(this.#persian, view)].filter(({ value }) => value === lit)
        : [];
      const ranges = (spans: readonly Linked[]) => spans.map((span) => lfRange(view.document, span));
      this.#drawing.draw(view, { linked: ranges(words), lit: ranges(counterparts) });
    }
  }

  #linkAtCursor(): Link | undefined {
    const { document, selection } = activeTextView() ?? {};
    if (!document || !selection) return undefined;
    const at = lfOffset(document, selection.active);
    return [this.#latin, this.#persian].flatMap((side) => side.of(document)?.touching(at, at) ?? [])[0]
      ?.value;
  }
}

function wordsOn(side: LinkedDocuments, { document, visibleRanges }: TextView): Linked[] {
  return visibleRanges.flatMap((range) => {
    const { utf16Start, utf16End } = lfSpan(document, range);
    return side.of(document)?.touching(utf16Start, utf16End) ?? [];
  });
}

function createMarks() {
  const rangeBehavior = vscode.DecorationRangeBehavior.ClosedClosed;
  return {
    linked: new TextMark('linked', {
      rangeBehavior,
      borderStyle: 'none none dotted none',
      borderWidth: '1px',
      borderColor: new vscode.ThemeColor('harf.linkedWordUnderline'),
    }),
    lit: new TextMark('lit', {
      rangeBehavior,
      backgroundColor: new vscode.ThemeColor('harf.linkedWordBackground'),
      border: '1px solid',
      borderColor: new vscode.ThemeColor('harf.linkedWordBorder'),
      borderRadius: '2px',
    }),
  };
}
