import * as vscode from 'vscode';
import { type Link, originalOf, writtenOf } from '../../src/document/links/link.ts';
import { addLinks } from '../../src/editor/links/addLinks.ts';
import {
  type DecoratedRanges,
  type EditorDecorations,
  LinkDecorations,
} from '../../src/editor/links/linkDecorations.ts';
import { LinkedDocuments } from '../../src/editor/links/linkedDocuments.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked } from '../support/editor/editing.ts';
import { linkedGreeting } from '../support/editor/linkedGreeting.ts';
import { memoryOf } from '../support/editor/memory.ts';

type Shown = Record<keyof DecoratedRanges, readonly string[]>;

/** Keeps what is drawn, as text. */
class Canvas implements EditorDecorations {
  readonly #drawn = new Map<vscode.TextDocument, Shown>();
  #waiting: (() => void)[] = [];

  draw({ document }: vscode.TextEditor, { linked, lit }: DecoratedRanges): void {
    const texts = (ranges: readonly vscode.Range[]) => ranges.map((range) => document.getText(range));
    this.#drawn.set(document, { linked: texts(linked), lit: texts(lit) });
    for (const look of this.#waiting.splice(0)) look();
  }

  /** Resolves when that is drawn in the editor; until the test is given up. */
  async shows({ document }: vscode.TextEditor, expected: Shown): Promise<void> {
    while (JSON.stringify(this.#drawn.get(document)) !== JSON.stringify(expected))
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  dispose(): void {}
}

describe('Underlines of linked words', () => {
  useDialogs();
  let canvas: Canvas;
  let latin: LinkedDocuments;
  let persian: LinkedDocuments;
  let decorations: LinkDecorations;
  let kept: Map<string, unknown>;

  const create = () => {
    canvas = new Canvas();
    latin = new LinkedDocuments(writtenOf);
    persian = new LinkedDocuments(originalOf);
    decorations = new LinkDecorations(latin, persian, memoryOf(kept), canvas);
  };
  beforeEach(() => {
    kept = new Map();
    create();
  });
  afterEach(() => vscode.Disposable.from(decorations, latin, persian).dispose());

  const inPersian = linkedGreeting.map(({ value }: { value: Link }) => ({ ...value.original, value }));

  it('are drawn, and follow edits', async () => {
    const editor = await openMarked('salaam donyaa and|');
    await addLinks(latin, editor.document, linkedGreeting);
    await canvas.shows(editor, { linked: ['salaam', 'donyaa'], lit: [] });
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 3), 'X'));
    await canvas.shows(editor, { linked: ['donyaa'], lit: [] });
  });

  it('let the word at the cursor and its counterpart in another document stand out', async () => {
    const source = await openMarked('سلام دنیا|');
    const document = await vscode.workspace.openTextDocument({ content: 'salaam donyaa' });
    const editor = await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside });
    await addLinks(latin, document, linkedGreeting);
    await addLinks(persian, source.document, inPersian);
    editor.selection = new vscode.Selection(0, 9, 0, 9);
    await canvas.shows(source, { linked: [], lit: ['دنیا'] });
    await canvas.shows(editor, { linked: ['salaam', 'donyaa'], lit: ['donyaa'] });
    const shown = await vscode.window.showTextDocument(source.document, {
      viewColumn: source.viewColumn ?? 1,
    });
    shown.selection = new vscode.Selection(0, 1, 0, 1);
    await canvas.shows(editor, { linked: ['salaam', 'donyaa'], lit: ['salaam'] });
  });

  it('are hidden and shown by the command, also in windows opened later', async () => {
    const editor = await openMarked('salaam donyaa and|');
    await addLinks(latin, editor.document, linkedGreeting);
    await canvas.shows(editor, { linked: ['salaam', 'donyaa'], lit: [] });
    decorations.toggle();
    await canvas.shows(editor, { linked: [], lit: [] });
    vscode.Disposable.from(decorations, latin, persian).dispose();
    create();
    await addLinks(latin, editor.document, linkedGreeting);
    await canvas.shows(editor, { linked: [], lit: [] });
    decorations.toggle();
    await canvas.shows(editor, { linked: ['salaam', 'donyaa'], lit: [] });
  });

  it('are drawn only for what is on the screen', async () => {
    const editor = await openMarked(`salaam donyaa${'\n'.repeat(3000)}end`);
    await addLinks(latin, editor.document, linkedGreeting);
    await canvas.shows(editor, { linked: ['salaam', 'donyaa'], lit: ['salaam'] });
    editor.revealRange(new vscode.Range(3000, 0, 3000, 0));
    await canvas.shows(editor, { linked: [], lit: [] });
  });
});
