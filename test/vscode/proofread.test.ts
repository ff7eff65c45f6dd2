import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, openText, setSetting, textOf } from '../support/editor/editing.ts';

describe('Proofreading', () => {
  useDialogs();
  afterEach(() => setSetting('proofread', undefined));

  const shownIn = (uri: vscode.Uri) =>
    vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Harf');

  /** The errors of a document, as soon as there are so many. */
  async function misspellings(uri: vscode.Uri, count: number): Promise<vscode.Diagnostic[]> {
    if (shownIn(uri).length !== count)
      await new Promise<void>((resolve) => {
        const listener = vscode.languages.onDidChangeDiagnostics(() => {
          if (shownIn(uri).length !== count) return;
          listener.dispose();
          resolve();
        });
      });
    return shownIn(uri);
  }

  async function fixesAt(uri: vscode.Uri, range: vscode.Range): Promise<vscode.CodeAction[]> {
    const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      uri,
      range,
      vscode.CodeActionKind.QuickFix.value,
    );
    return all.filter(({ title }) => title.startsWith('Change to'));
  }

  it('shows errors with their reasons, and mends them', async () => {
    const editor = await openMarked('# سلام\n\n- **کتابه** من روی میز است و `کتابه من` نه.', {
      language: 'markdown',
    });
    const { uri } = editor.document;
    const [found] = await misspellings(uri, 1);
    assert.ok(found);
    assert.equal(editor.document.getText(found.range), 'کتابه');
    assert.match(found.message, /^"\u2068کتابه\u2069" belongs to what follows/);
    assert.equal(found.code, 'he-for-ezafe');
    const [fix] = await fixesAt(uri, found.range);
    assert.equal(fix?.title, 'Change to کتاب');
    assert.ok(fix.edit);
    await vscode.workspace.applyEdit(fix.edit);
    assert.equal(textOf(editor), '# سلام\n\n- **کتاب** من روی میز است و `کتابه من` نه.');
    await misspellings(uri, 0);
  });

  it('follows what is written, and is silent again when it is turned off', async () => {
    const editor = await openText('امروز هوا خوب است.', 'plaintext');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 18), ' حالم خیلی خوبِ.'));
    await misspellings(editor.document.uri, 1);
    await setSetting('proofread', 'off');
    await misspellings(editor.document.uri, 0);
  });
});
