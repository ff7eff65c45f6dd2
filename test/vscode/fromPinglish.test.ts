import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';

describe('Pinglish to Persian', () => {
  const dialogs = useDialogs();

  it('writes the paragraph at the cursor in Persian letters, in one undo step', async () => {
    const typed = 'first line\n\nsalam chetori, emrooz mikham beram khoone\n\nlast';
    const editor = await openMarked(typed.replace('chetori', 'che|tori'));
    await run('fromPinglish');
    assert.equal(textOf(editor), 'first line\n\nسلام چطوری، امروز می‌خوام برم خونه\n\nlast');
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), typed);
  });

  it('writes selections, and puts back what was typed', async () => {
    const editor = await openMarked('a [salam] b [ketab ha ye man] c');
    await run('fromPinglish');
    assert.equal(textOf(editor), 'a سلام b کتاب‌های من c');
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), 'a salam b ketab ha ye man c');
  });

  async function hoverAt(editor: vscode.TextEditor, line: number, character: number): Promise<string> {
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      editor.document.uri,
      new vscode.Position(line, character),
    );
    const texts = hovers.flatMap(({ contents }) =>
      contents.map((each) =>
        each instanceof vscode.MarkdownString ? each.value.replaceAll('&nbsp;', ' ') : '',
      ),
    );
    return texts.find((text) => /Restore P/.test(text)) ?? '';
  }

  it('shows what a word was typed as under the mouse', async () => {
    const editor = await openMarked('[ketab ha ye man]');
    await run('fromPinglish');
    const hover = await hoverAt(editor, 0, 2);
    assert.match(hover, /Restore Pinglish/);
    assert.match(hover, /ketab ha ye/);
  });

  it('calls each word what it is where another one was typed in both scripts', async () => {
    const editor = await openMarked('[baraye man ham bekhar.\n\nman behت goftam]');
    await run('fromPinglish');
    const [first = ''] = textOf(editor).split('\n');
    for (const at of [0, first.indexOf('بخر')]) {
      const hover = await hoverAt(editor, 0, at + 1);
      assert.match(hover, /Restore Pinglish/, first);
      assert.doesNotMatch(hover, /Restore Persian/);
    }
    assert.match(await hoverAt(editor, 0, first.indexOf('بخر') + 1), /Write instead/);
  });

  it('changes comments of a program only', async () => {
    const editor = await openMarked('salam(); // salam don|ya\nketab();', { language: 'javascript' });
    await run('fromPinglish');
    assert.equal(textOf(editor), 'salam(); // سلام دنیا\nketab();');
  });

  it('goes where the output setting says', async () => {
    await setSetting('output', 'below');
    const editor = await openMarked('[salam]');
    await run('fromPinglish');
    assert.equal(textOf(editor), 'salam\nسلام');
  });

  it('writes loan words as the setting says', async () => {
    await setSetting('fromPinglish.loanWords', 'latin');
    const editor = await openMarked('[file ro befrest]');
    await run('fromPinglish');
    assert.equal(textOf(editor), 'file رو بفرست');
  });

  it('says so where there is no Pinglish', async () => {
    const editor = await openMarked('سلام دنیا|');
    await run('fromPinglish');
    assert.equal(textOf(editor), 'سلام دنیا');
    await dialogs.shown(/There is no Pinglish here/);
  });
});
