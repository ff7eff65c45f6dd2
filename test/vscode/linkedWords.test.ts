import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, textOf } from '../support/editor/editing.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const { executeCommand } = vscode.commands;

async function restoreAll(editor: vscode.TextEditor): Promise<string> {
  await vscode.window.showTextDocument(editor.document);
  await executeCommand('editor.action.selectAll');
  await run('restorePersian');
  return textOf(editor);
}

describe('Linked words', () => {
  useDialogs();
  let folder: string;

  before(() => {
    folder = temporaryFolder();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('stay linked around one that was changed', async () => {
    const editor = await openMarked('[سلام دنیای خوب]');
    await run('pinglish');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 9), 'X'));
    assert.equal(textOf(editor), 'salaam doXnyaa-ye khoob');
    assert.equal(await restoreAll(editor), 'سلام doXnyaa-ye خوب');
  });

  it('come back with undo and redo', async () => {
    const editor = await openMarked('[سلام دنیا]');
    await run('pinglish');
    await executeCommand('undo');
    assert.equal(textOf(editor), 'سلام دنیا');
    await executeCommand('redo');
    await executeCommand('editor.action.selectAll');
    await executeCommand('deleteLeft');
    assert.equal(textOf(editor), '');
    await executeCommand('undo');
    assert.equal(textOf(editor), 'salaam donyaa');
    assert.equal(await restoreAll(editor), 'سلام دنیا');
  });

  it('come back when what was typed into them with several cursors is undone', async () => {
    const editor = await openMarked('[سلام] a [دنیا]');
    await run('pinglish');
    editor.selections = [2, 11].map((column) => new vscode.Selection(0, column, 0, column));
    await executeCommand('type', { text: 'X' });
    assert.equal(textOf(editor), 'saXlaam a doXnyaa');
    await executeCommand('undo');
    assert.equal(await restoreAll(editor), 'سلام a دنیا');
  });

  it('go with their lines when these move', async () => {
    const editor = await openMarked('[سلام]\nb');
    await run('pinglish');
    await executeCommand('editor.action.insertLineBefore');
    await executeCommand('type', { text: 'top' });
    assert.equal(await restoreAll(editor), 'top\nسلام\nb');
  });

  it('are in the file that an untitled document is saved as', async () => {
    const file = vscode.Uri.file(join(folder, 'saved.txt'));
    const document = await vscode.workspace.openTextDocument(file.with({ scheme: 'untitled' }));
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'سلام'));
    await executeCommand('editor.action.selectAll');
    await run('pinglish');
    const saved = await vscode.workspace.save(document.uri);
    assert.equal(saved?.fsPath, file.fsPath);
    assert.equal(await restoreAll(await vscode.window.showTextDocument(saved)), 'سلام');
  });

  it('are in a file after it was renamed, and after it was closed and opened again', async () => {
    const [old, renamed] = ['old.txt', 'new.txt'].map((name) => vscode.Uri.file(join(folder, name)));
    assert.ok(old && renamed);
    await writeFile(old.fsPath, 'سلام');
    await vscode.window.showTextDocument(old);
    await executeCommand('editor.action.selectAll');
    await run('pinglish');
    await vscode.workspace.saveAll();
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(old, renamed);
    assert.equal(await vscode.workspace.applyEdit(edit), true);
    await executeCommand('workbench.action.closeAllEditors');
    const editor = await vscode.window.showTextDocument(renamed);
    assert.equal(await restoreAll(editor), 'سلام');
  });
});
