import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, openText, run, textOf } from '../support/editor/editing.ts';

describe('Spoken to Written', () => {
  const dialogs = useDialogs();

  it('writes the paragraph at the cursor as it is written, in one undo step', async () => {
    const spoken = 'سلام میگم\n\nمی‌خوام برم خونه، خیلی خسته‌م\n\nآخر';
    const editor = await openMarked(spoken.replace('برم', 'بر|م'));
    await run('toWritten');
    assert.equal(textOf(editor), 'سلام میگم\n\nمی‌خواهم به خانه بروم، خیلی خسته‌ام\n\nآخر');
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), spoken);
  });

  it('writes selections, and Restore Persian puts back what was spoken', async () => {
    const editor = await openMarked('میگم [بهت میگم، بریم سینما]');
    await run('toWritten');
    assert.equal(textOf(editor), 'میگم به تو می‌گویم، به سینما برویم');
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), 'میگم بهت میگم، بریم سینما');
  });

  it('shows what a word was under the mouse', async () => {
    const editor = await openMarked('[نمی‌دونم چی بگم]');
    await run('toWritten');
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      editor.document.uri,
      new vscode.Position(0, 2),
    );
    const texts = hovers.flatMap(({ contents }) =>
      contents.map((each) => (each instanceof vscode.MarkdownString ? each.value : '')),
    );
    const hover = texts.find((text) => /Restore&nbsp;Persian|Restore Persian/.test(text)) ?? '';
    assert.match(hover, /نمی‌دونم/);
    assert.doesNotMatch(hover, /Restore(?:&nbsp;| )Pinglish/);
  });

  it('keeps the signs of Markdown, and code', async () => {
    const editor = await openText('نمی‌دونم **چی** و `میگم` *می‌گم* که [بیان](میان.md)', 'markdown');
    editor.selection = new vscode.Selection(0, 0, 0, 999);
    await run('toWritten');
    assert.equal(textOf(editor), 'نمی‌دانم **چه** و `میگم` *می‌گویم* که [بیایند](میان.md)');
  });

  it('says so where there is nothing to change', async () => {
    const editor = await openMarked('او به خانه رفت|');
    await run('toWritten');
    assert.equal(textOf(editor), 'او به خانه رفت');
    await dialogs.shown(/nothing to change/);
  });
});
