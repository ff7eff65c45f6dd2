import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';

const ZWNJ = '\u200c';

describe('Tidying Persian without a preview', () => {
  const dialogs = useDialogs();
  beforeEach(() => setSetting('tidy.preview', false));

  it('changes the whole document as one step of undo, and says what', async () => {
    const before = '# كتاب ها\r\n\r\n- من می روم ، "خوب" .\r\n';
    const editor = await openMarked(before.replaceAll('\r', ''), {
      language: 'markdown',
      eol: vscode.EndOfLine.CRLF,
    });
    await run('tidy');
    assert.equal(textOf(editor), `# کتاب${ZWNJ}ها\r\n\r\n- من می${ZWNJ}روم، «خوب».\r\n`);
    const { text } = dialogs.expect(/^Tidied\. /);
    for (const part of ['Half-spaces: 2', 'Spaces at punctuation: 2', 'Quotation marks: 1'])
      assert.ok(text.includes(part), text);
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), before);
  });

  it('changes only what is selected, read with its sentence', async () => {
    const editor = await openMarked('من می روم. [او می رود] و می آید.');
    await run('tidy');
    assert.equal(textOf(editor), `من می روم. او می${ZWNJ}رود و می آید.`);
  });

  it('never touches code, front matter and links', async () => {
    const lines = [
      '---',
      'عنوان: "كتاب ،خوب"',
      '---',
      '',
      '`مي روم ،` و [%](كتاب.md)',
      '',
      '```',
      'مي روم ،',
      '```',
      '',
    ];
    const text = lines.join('\n');
    const content = text.replace('%', 'مي روم');
    const document = await vscode.workspace.openTextDocument({ content, language: 'markdown' });
    const editor = await vscode.window.showTextDocument(document);
    await run('tidy');
    assert.equal(textOf(editor), text.replace('%', `می${ZWNJ}روم`));
    const source = 'const كلید = "من"; // كتاب ها و كلید را خواندم\n';
    const program = await openMarked(source, { language: 'javascript' });
    await run('tidy');
    assert.equal(textOf(program), `const كلید = "من"; // کتاب${ZWNJ}ها و كلید را خواندم\n`);
  });

  it('changes only what the settings say', async () => {
    await setSetting('tidy.halfSpaces', false);
    await setSetting('tidy.latinDigits', true);
    const editor = await openMarked('در 5 روز كتاب ها را خواندم');
    await run('tidy');
    assert.equal(textOf(editor), 'در ۵ روز کتاب ها را خواندم');
  });

  it('leaves sentences that are not Persian, and names their lines', async () => {
    const arabic = 'ذهبت إلى المدرسة في الصباح الباكر مع أصدقائي.';
    const editor = await openMarked(`${arabic}\n\nاو كتاب را خواند.`);
    await run('tidy');
    assert.equal(textOf(editor), `${arabic}\n\nاو کتاب را خواند.`);
    dialogs.expect(/Arabic: line 1/);
  });

  it('says so when there is nothing to change', async () => {
    await openMarked('این کتاب خوب است.');
    await run('tidy');
    assert.equal(dialogs.expect(/tidy: there was nothing to change/).kind, 'information');
  });

  it('offers the result where the document is read-only', async () => {
    const provider = vscode.workspace.registerTextDocumentContentProvider('harf-tidied', {
      provideTextDocumentContent: () => 'كتاب ها',
    });
    try {
      await vscode.window.showTextDocument(vscode.Uri.parse('harf-tidied:a.txt'));
      dialogs.press('Copy');
      await run('tidy');
      await dialogs.shown(/read-only/);
      await dialogs.shown(/clipboard/);
      assert.equal(await vscode.env.clipboard.readText(), `کتاب${ZWNJ}ها`);
    } finally {
      provider.dispose();
    }
  });
});

describe('The preview of tidying Persian', () => {
  useDialogs();

  /** Runs the command and, as soon as its preview is there, ends that; VS Code tells nobody when it is. */
  async function runAnd(end: 'apply' | 'discard'): Promise<void> {
    let isEnded = false;
    const running = run('tidy').finally(() => {
      isEnded = true;
    });
    while (!isEnded) await vscode.commands.executeCommand(`refactorPreview.${end}`);
    await running;
  }

  const text = 'كتاب ها را خواندم ، خوب بود.';

  it('has all changes ticked', async () => {
    const editor = await openMarked(text);
    await runAnd('apply');
    assert.equal(textOf(editor), `کتاب${ZWNJ}ها را خواندم، خوب بود.`);
    await vscode.window.showTextDocument(editor.document);
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), text);
  });

  it('changes nothing when it is discarded', async () => {
    const editor = await openMarked(text);
    await runAnd('discard');
    assert.equal(textOf(editor), text);
  });
});
