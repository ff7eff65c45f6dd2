import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, textOf } from '../support/editor/editing.ts';

const sentence = 'سلام، دنیای خوب من!';
function select(editor: vscode.TextEditor, part: string): void {
  const start = editor.document.getText().indexOf(part);
  assert.ok(start >= 0, `${part} is not in ${editor.document.getText()}`);
  const position = (offset: number) => editor.document.positionAt(offset);
  editor.selection = new vscode.Selection(position(start), position(start + part.length));
}

function insert(editor: vscode.TextEditor, at: vscode.Position, text: string): Thenable<boolean> {
  return editor.edit((edit) => edit.insert(at, text));
}

describe('Restoring Persian', () => {
  const dialogs = useDialogs();

  it('puts back the paragraph at the cursor', async () => {
    const editor = await openMarked(`first\n\n${sentence}|\n\nlast`);
    await run('pinglish');
    assert.match(textOf(editor), /salaam, don|salaam، don/);
    editor.selection = new vscode.Selection(2, 3, 2, 3);
    await run('restorePersian');
    assert.equal(textOf(editor), `first\n\n${sentence}\n\nlast`);
  });

  it('puts back one selected word and then the rest', async () => {
    const editor = await openMarked(`[${sentence}]`);
    await run('pinglish');
    select(editor, 'khoob');
    await run('restorePersian');
    assert.match(textOf(editor), /^salaam.*خوب.*!$/);
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), sentence);
  });

  it('puts back all selections in one undo step', async () => {
    const editor = await openMarked('[سلام] a [خوب]');
    await run('pinglish');
    const latin = textOf(editor);
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), 'سلام a خوب');
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), latin);
  });

  it('puts back what is known of the marks of Persian that was marked before', async () => {
    for (const command of ['pinglish', 'translate']) {
      const editor = await openMarked('[کتابِ خوب و مُعلّم مهربان را دیدم.]');
      await run('diacritize');
      const marked = textOf(editor);
      await run(command);
      await run('restorePersian');
      assert.equal(textOf(editor), marked);
      await run('removeDiacritics');
      assert.equal(textOf(editor), 'کتابِ خوب و مُعلّم مهربان را دیدم.');
    }
  });

  it('puts back what is known of marks one word after the other', async () => {
    const editor = await openMarked('[هوا سرد بُود.]');
    await run('diacritize');
    const marked = textOf(editor);
    await run('pinglish');
    const pinglish = textOf(editor);
    const second = pinglish.indexOf(' ') + 1;
    editor.selection = new vscode.Selection(0, second, 0, second + 2);
    await run('restorePersian');
    assert.notEqual(textOf(editor), marked);
    editor.selections = [
      new vscode.Selection(0, 0, 0, 1),
      new vscode.Selection(0, textOf(editor).length - 2, 0, textOf(editor).length),
    ];
    await run('restorePersian');
    assert.equal(textOf(editor), marked);
    editor.selection = new vscode.Selection(0, 0, 0, marked.length);
    await run('removeDiacritics');
    assert.equal(textOf(editor), 'هوا سرد بُود.');
  });

  it('follows edits elsewhere and new line endings', async () => {
    const editor = await openMarked(`one\n\n[${sentence}]\n`, { eol: vscode.EndOfLine.CRLF });
    await run('pinglish');
    await insert(editor, new vscode.Position(0, 0), 'سطر نو\r\n\r\n');
    await editor.edit((edit) => edit.setEndOfLine(vscode.EndOfLine.LF));
    await insert(editor, new vscode.Position(0, 0), 'x\n');
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), `x\nسطر نو\n\none\n\n${sentence}\n`);
  });

  it('still can after the language mode of the document changed', async () => {
    const editor = await openMarked('[سلام]');
    await run('pinglish');
    await vscode.languages.setTextDocumentLanguage(editor.document, 'markdown');
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), 'سلام');
  });

  it('puts back every line of a comment', async () => {
    const editor = await openMarked('# سلام|\n#  خوب.\nx = 1', { language: 'python' });
    await run('pinglish');
    assert.equal(textOf(editor), '# salaam\n#  khoob.\nx = 1');
    await run('restorePersian');
    assert.equal(textOf(editor), '# سلام\n#  خوب.\nx = 1');
  });

  it('puts nothing back once the Latin was changed', async () => {
    const editor = await openMarked('[سلام]');
    await run('pinglish');
    await insert(editor, new vscode.Position(0, 2), 'X');
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), 'saXlaam');
    assert.equal(dialogs.expect(/nothing to restore/).kind, 'warning');
  });

  it('puts nothing back where Harf wrote nothing, and other documents are not mixed up', async () => {
    await openMarked('[سلام]');
    await run('pinglish');
    // A document with the very same text is taken for a copy: saving as another one cannot be told from it.
    const other = await openMarked('[salaam] there');
    await run('restorePersian');
    assert.equal(textOf(other), 'salaam there');
    dialogs.expect(/nothing to restore/);
  });
});
