import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { TimedSpan } from '../../src/panel/playback.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run } from '../support/editor/editing.ts';
import { type FakePanel, useFakePanels } from '../support/editor/fakePanel.ts';

const editors = Object.getOwnPropertyDescriptor(vscode.window, 'visibleTextEditors');
const shown = (): readonly vscode.TextEditor[] => editors?.get?.call(vscode.window) ?? [];
let visibleEditors = shown;

/** What is lit in an editor, as text; the API tells nobody, so the calls that light it are watched. */
class Lit {
  readonly #ranges = new Map<vscode.TextEditorDecorationType, readonly vscode.Range[]>();
  readonly #document: vscode.TextDocument;

  constructor(editor: vscode.TextEditor) {
    this.#document = editor.document;
    const setDecorations: vscode.TextEditor['setDecorations'] = (type, options) => {
      const ranges = options.map((each) => ('range' in each ? each.range : each));
      this.#ranges.set(type, ranges);
      editor.setDecorations(type, ranges);
    };
    const watched: vscode.TextEditor = Object.create(editor, { setDecorations: { value: setDecorations } });
    visibleEditors = () => shown().map((each) => (each === editor ? watched : each));
  }

  get text(): string {
    return [...this.#ranges.values()]
      .flat()
      .map((range) => this.#document.getText(range))
      .join('|');
  }

  /** Resolves when exactly `text` is lit. */
  async is(text: string): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (this.text !== text) {
      assert.ok(Date.now() < deadline, `"${this.text}" is lit, not "${text}"`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

describe('What is heard', () => {
  const dialogs = useDialogs();
  const panels = useFakePanels();
  before(() => {
    assert.ok(editors?.get);
    Object.defineProperty(vscode.window, 'visibleTextEditors', { ...editors, get: () => visibleEditors() });
  });
  after(() => {
    if (editors) Object.defineProperty(vscode.window, 'visibleTextEditors', editors);
  });
  afterEach(() => {
    visibleEditors = shown;
  });

  /** Reads a document aloud; gives what is lit in it, and the place of each word in time. */
  async function read(marked: string, options: Parameters<typeof openMarked>[1] = {}) {
    const editor = await openMarked(marked, options);
    const lit = new Lit(editor);
    await run('readAloud');
    const panel = panels.current;
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    const playbackId = panel.newest.id;
    const { spans } = await panel.requester.ask('timing', { playbackId, section: 0 });
    return { editor, lit, panel, spans };
  }

  function hear(
    panel: FakePanel,
    word: TimedSpan | undefined,
    state: 'playing' | 'stopped' = 'playing',
  ): void {
    const seconds = word ? (word.startSeconds + word.endSeconds) / 2 : 0;
    panel.say({ type: 'position', playbackId: panel.newest.id, section: 0, seconds, state });
  }

  it('is lit word by word in the document, also between markup', async () => {
    const { lit, panel, spans } = await read('**کتاب** _خوب_ `را` |است، می‌خوانم.', { language: 'markdown' });
    for (const [index, word] of ['کتاب', 'خوب', 'است', 'می‌خوانم'].entries()) {
      hear(panel, spans[index]);
      await lit.is(word);
    }
    hear(panel, spans[0], 'stopped');
    await lit.is('');
  });

  it('is lit where it is after edits, and not where it was changed', async () => {
    const { editor, lit, panel, spans } = await read('\n[کتاب خوب است.]', { eol: vscode.EndOfLine.CRLF });
    hear(panel, spans[1]);
    await lit.is('خوب');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'پیش از آن\nیک سطر'));
    hear(panel, spans[2]);
    await lit.is('است');
    hear(panel, spans[1]);
    await lit.is('خوب');
    const { range } = editor.document.lineAt(2);
    const at = editor.document.getText(range).indexOf('خوب') + 1;
    await editor.edit((edit) => edit.insert(new vscode.Position(2, at), 'x'));
    await lit.is('');
    hear(panel, spans[2]);
    await lit.is('است');
  });

  it('is kept in view', async () => {
    const lines = Array.from({ length: 300 }, () => 'x');
    const { editor, lit, panel, spans } = await read(`[سلام\n${lines.join('\n')}\nدنیا]`);
    hear(panel, spans.at(-1));
    await lit.is('دنیا');
    const isSeen = () => editor.visibleRanges.some(({ start, end }) => start.line <= 301 && 301 <= end.line);
    const deadline = Date.now() + 10_000;
    while (!isSeen()) {
      assert.ok(Date.now() < deadline, 'the line is not in view');
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it('is shown in the document by a click on its word, or that it is gone', async () => {
    const { editor, panel } = await read('مقدمه [کتاب خوب است.] پایان');
    const text = await panel.requester.ask('text', { playbackId: panel.newest.id });
    const utf16Start = text.indexOf('خوب');
    const place = { playbackId: panel.newest.id, utf16Start, utf16End: utf16Start + 3 };
    const selected = new Promise<void>((resolve) => {
      const subscription = vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor.document.getText(textEditor.selection) !== 'خوب') return;
        subscription.dispose();
        resolve();
      });
    });
    panel.say({ type: 'reveal', ...place });
    await selected;
    await editor.edit((edit) => edit.replace(editor.selection, 'بد'));
    panel.say({ type: 'reveal', ...place });
    await dialogs.shown(/This place was changed since it was read/);
  });

  /** The selection of the document's editor, as text, once it is `text`. */
  function selected(text: string): Promise<void> {
    return new Promise((resolve) => {
      const subscription = vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor.document.getText(textEditor.selection) !== text) return;
        subscription.dispose();
        resolve();
      });
    });
  }

  it('is never called changed where a click meets a place between its words', async () => {
    const { editor, panel } = await read('**کتاب** `code` [خوب](https://a.example) |است.', {
      language: 'markdown',
    });
    const text = await panel.requester.ask('text', { playbackId: panel.newest.id });
    for (const utf16Start of text.split('').keys()) {
      const shown = selected('');
      editor.selection = new vscode.Selection(0, 0, 0, 1);
      panel.say({ type: 'reveal', playbackId: panel.newest.id, utf16Start, utf16End: utf16Start });
      await shown;
    }
    assert.deepEqual(dialogs.messages, []);
  });

  it('is told to be gone where its document is closed without a file', async () => {
    const { panel } = await read('[کتاب خوب است.]');
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    panel.say({ type: 'reveal', playbackId: panel.newest.id, utf16Start: 0, utf16End: 4 });
    await dialogs.shown(/was closed without a file, or is gone/);
  });
});
