import * as vscode from 'vscode';
import type { Link } from '../../document/links/link.ts';
import type { TrackedSpan } from '../../document/links/trackedSpans.ts';
import { lfOffset, lfRange, lfSpan } from '../documents/lfDocument.ts';
import type { LinkedDocuments } from './linkedDocuments.ts';

interface LinkDecorationsDependencies {
  readonly latin: LinkedDocuments;
  readonly persian: LinkedDocuments;
  readonly memory: vscode.Memento;
  /** Draws; VS Code does not tell what is drawn. */
  readonly editorDecorations?: EditorDecorations;
}

/** Linked words underlined where they are on the screen; the one at the cursor stands out with its counterpart. */
export interface LinkDecorations extends vscode.Disposable {
  toggle(): void;
}

const HIDDEN = 'harf.alignmentHidden';
/** So many changes of a moment are drawn at once. */
const DRAW_AFTER_MS = 40;

type Linked = TrackedSpan<Link>;

/** Does nothing until a document has links. */
export function createLinkDecorations({
  latin,
  persian,
  memory,
  editorDecorations = createEditorDecorations(),
}: LinkDecorationsDependencies): LinkDecorations {
  let timer: NodeJS.Timeout | undefined;
  let listening: vscode.Disposable | undefined;
  const isShown = () => memory.get(HIDDEN) !== true;
  const wordsOn = (side: LinkedDocuments, { document, visibleRanges }: vscode.TextEditor): Linked[] =>
    visibleRanges.flatMap((range) => {
      const { utf16Start, utf16End } = lfSpan(document, range);
      return side.of(document)?.touching(utf16Start, utf16End) ?? [];
    });
  const linkAtCursor = (): Link | undefined => {
    const { document, selection } = vscode.window.activeTextEditor ?? {};
    if (!document || !selection) return undefined;
    const at = lfOffset(document, selection.active);
    return [latin, persian].flatMap((side) => side.of(document)?.touching(at, at) ?? [])[0]?.value;
  };
  const draw = () => {
    timer = undefined;
    const lit = isShown() ? linkAtCursor() : undefined;
    for (const editor of vscode.window.visibleTextEditors) {
      const words = isShown() ? wordsOn(latin, editor) : [];
      const counterparts = lit
        ? [...words, ...wordsOn(persian, editor)].filter(({ value }) => value === lit)
        : [];
      const ranges = (spans: readonly Linked[]) => spans.map((span) => lfRange(editor.document, span));
      editorDecorations.draw(editor, { linked: ranges(words), lit: ranges(counterparts) });
    }
  };
  const drawSoon = () => {
    timer ??= setTimeout(draw, DRAW_AFTER_MS);
  };
  const listen = () =>
    vscode.Disposable.from(
      vscode.window.onDidChangeVisibleTextEditors(drawSoon),
      vscode.window.onDidChangeActiveTextEditor(drawSoon),
      vscode.window.onDidChangeTextEditorVisibleRanges(drawSoon),
      vscode.window.onDidChangeTextEditorSelection(drawSoon),
    );
  const changes = [latin, persian].map(({ onDidChange }) =>
    onDidChange(() => {
      listening ??= listen();
      drawSoon();
    }),
  );
  return {
    toggle() {
      void memory.update(HIDDEN, isShown() ? true : undefined).then(drawSoon);
    },
    dispose() {
      clearTimeout(timer);
      listening?.dispose();
      vscode.Disposable.from(...changes, editorDecorations).dispose();
    },
  };
}

/** What is drawn in an editor. */
export interface DecoratedRanges {
  readonly linked: readonly vscode.Range[];
  readonly lit: readonly vscode.Range[];
}

export interface EditorDecorations extends vscode.Disposable {
  draw(editor: vscode.TextEditor, ranges: DecoratedRanges): void;
}

/** Draws with the colours of the theme; creates nothing until it first draws something. */
function createEditorDecorations(): EditorDecorations {
  let types: Record<keyof DecoratedRanges, vscode.TextEditorDecorationType> | undefined;
  return {
    draw(editor, { linked, lit }) {
      if (types === undefined && linked.length + lit.length === 0) return;
      types ??= createTypes();
      editor.setDecorations(types.linked, linked);
      editor.setDecorations(types.lit, lit);
    },
    dispose() {
      types?.linked.dispose();
      types?.lit.dispose();
    },
  };
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
