import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf, until } from '../support/editor/editing.ts';

/** The editors that are shown beside the active one. */
function besideTexts(language: string): string[] {
  return vscode.window.visibleTextEditors
    .filter((editor) => editor !== vscode.window.activeTextEditor && editor.document.languageId === language)
    .map((editor) => editor.document.getText());
}

describe('The output setting', () => {
  const dialogs = useDialogs();

  it('puts the result on new lines below', async () => {
    await setSetting('output', 'below');
    const editor = await openMarked('a [سلام] b\nc [سلام]');
    await run('pinglish');
    assert.equal(textOf(editor), 'a سلام b\nsalaam\nc سلام\nsalaam');
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), 'a سلام b\nc سلام');
  });

  for (const [language, marked, result] of [
    ['json', '{ "a": "سلام|" }', 'salaam'],
    ['yaml', 'a: سلام|', 'salaam'],
    ['javascript', 'a()  // سلام|\nb()', 'salaam'],
    ['python', '"""سلام|\n"""', 'salaam'],
  ] as const)
    it(`puts the result beside where lines below would change a document of ${language}`, async () => {
      await setSetting('output', 'below');
      const editor = await openMarked(marked, { language });
      const text = textOf(editor);
      await run('pinglish');
      assert.equal(textOf(editor), text);
      const besides = besideTexts(editor.document.languageId);
      assert.deepEqual(
        besides.map((each) => each.trim()),
        [result],
      );
      dialogs.expect(/so the result is beside it/);
      assert.equal(dialogs.messages.length, 1);
    });

  it('opens the result beside, in the same language', async () => {
    await setSetting('output', 'beside');
    const editor = await openMarked('[سلام]', { language: 'markdown' });
    await run('pinglish');
    assert.equal(textOf(editor), 'سلام');
    assert.deepEqual(besideTexts('markdown'), ['salaam']);
  });

  it('puts the result on the clipboard and says so', async () => {
    await setSetting('output', 'clipboard');
    const editor = await openMarked('[سلام] [سلام]');
    await run('pinglish');
    assert.equal(textOf(editor), 'سلام سلام');
    assert.equal(await vscode.env.clipboard.readText(), 'salaam\nsalaam');
    dialogs.expect(/clipboard/);
  });
});

describe('A document that cannot be written', () => {
  const dialogs = useDialogs();

  const scheme = 'harf-test';
  let provider: vscode.Disposable;

  before(() => {
    provider = vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: () => 'سلام',
    });
  });
  after(() => provider.dispose());

  async function openVirtual(): Promise<vscode.TextEditor> {
    const editor = await vscode.window.showTextDocument(vscode.Uri.parse(`${scheme}:[a](b).txt`));
    editor.selection = new vscode.Selection(0, 0, 0, 4);
    return editor;
  }

  it('is left as it is, and the result is offered beside', async () => {
    const editor = await openVirtual();
    dialogs.press('Open Beside');
    await run('pinglish');
    const message = dialogs.expect(/read-only/);
    assert.deepEqual(message.buttons, ['Open Beside', 'Copy']);
    assert.equal(message.text.includes(']('), false);
    await until('the result is shown', () => besideTexts('plaintext').includes('salaam'));
    assert.equal(textOf(editor), 'سلام');
  });

  it('is left as it is, and the result can be copied', async () => {
    await openVirtual();
    dialogs.press('Copy');
    await run('diacritize');
    await dialogs.shown(/clipboard/);
    assert.match(await vscode.env.clipboard.readText(), /^سَل/);
  });

  it('is recognised when only its editor is read-only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'harf-test-'));
    const path = join(folder, 'a.txt');
    await writeFile(path, 'سلام');
    await chmod(path, 0o444);
    const editor = await vscode.window.showTextDocument(vscode.Uri.file(path));
    await vscode.commands.executeCommand('workbench.action.files.setActiveEditorReadonlyInSession');
    await run('pinglish');
    dialogs.expect(/read-only/);
    assert.equal(textOf(editor), 'سلام');
    assert.equal(editor.document.isDirty, false);
    await vscode.commands.executeCommand('workbench.action.files.resetActiveEditorReadonlyInSession');
    await rm(folder, { recursive: true });
  });
});

describe('Text that cannot be turned', () => {
  const dialogs = useDialogs();

  const check = async (open: () => Promise<unknown>, pattern: RegExp) => {
    await open();
    await run('pinglish');
    const { kind, text } = dialogs.expect(pattern);
    assert.equal(kind, 'warning');
    assert.match(text, /\. |\.$/);
  };

  it('is said to be missing where no editor is open', async () => {
    await check(async () => {}, /Open a text document/);
  });

  it('is said to be missing in an empty document', async () => {
    await check(() => openMarked('|\n'), /document is empty/);
  });

  it('is said to be missing in a selection without a Persian letter', async () => {
    await check(() => openMarked('[hello] سلام'), /selection has no Persian letter/);
  });

  it('is said to be missing in a document without a Persian letter', async () => {
    await check(() => openMarked('hello|'), /document has no Persian letter/);
  });

  it('is said to be missing at the cursor', async () => {
    await check(() => openMarked('سلام\n\n|'), /This paragraph has no Persian/);
    await check(
      () => openMarked('x = 1|\n# سلام', { language: 'python' }),
      /No Persian comment, string or value is here/,
    );
  });

  it('is said to have half a character', async () => {
    const editor = await openMarked('سلام');
    editor.selection = new vscode.Selection(0, 0, 0, 4);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 2), '\ud83d'));
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('pinglish');
    dialogs.expect(/half of a character/);
  });
});
