import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openText, run, until } from '../support/editor/editing.ts';

const editorInFront = () => vscode.window.tabGroups.activeTabGroup.activeTab?.input;

const isRightToLeft = () => {
  const input = editorInFront();
  return input instanceof vscode.TabInputCustom && input.viewType === 'harf.rtlEditor';
};

describe('The right-to-left editor', () => {
  useDialogs();

  it('shows the document of the text editor, which goes where nothing is unsaved, and gives it back', async () => {
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri ?? assert.fail();
    const file = vscode.Uri.joinPath(folder, 'rtl.md');
    await vscode.workspace.fs.writeFile(file, Buffer.from('سلام دنیا'));
    try {
      await vscode.window.showTextDocument(file, { preview: false });
      await run('openRightToLeft');
      await until('it is in the right-to-left editor alone', () => isRightToLeft() && openTabs(file) === 1);
      await run('openLeftToRight');
      await until(
        'it is in the text editor alone',
        () => editorInFront() instanceof vscode.TabInputText && openTabs(file) === 1,
      );
    } finally {
      await vscode.workspace.fs.delete(file);
    }
  });

  function openTabs(file: vscode.Uri): number {
    const inputs = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).map(({ input }) => input);
    return inputs.filter(
      (input) =>
        (input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom) &&
        input.uri.toString() === file.toString(),
    ).length;
  }

  it('has commands work on its document', async () => {
    const { document } = await openText('کتاب من', 'markdown');
    await run('openRightToLeft');
    await until('it is in front', isRightToLeft);
    await run('diacritize');
    assert.equal(document.getText(), 'کِتابِ مَن');
  });
});
