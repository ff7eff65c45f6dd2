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

/** Makes the next list of VS Code that can be ticked one that a test can look at. */
function nextList(): Promise<vscode.QuickPick<vscode.QuickPickItem>> {
  const { createQuickPick } = vscode.window;
  return new Promise((resolve) => {
    Reflect.set(vscode.window, 'createQuickPick', () => {
      Reflect.set(vscode.window, 'createQuickPick', createQuickPick);
      const list = createQuickPick.call(vscode.window);
      const show = list.show.bind(list);
      list.show = () => {
        show();
        resolve(list);
      };
      return list;
    });
  });
}

describe('The preview of tidying Persian', () => {
  const dialogs = useDialogs();

  /** Runs the command until its list is there. */
  async function listed() {
    const shown = nextList();
    const running = run('tidy');
    return { list: await shown, running };
  }

  const accept = () => vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
  const text = 'كتاب  ها را خواندم ، خوب بود.';

  it('lists readable changes by their kinds, all of them ticked', async () => {
    await openMarked(`${text}\n\nاو علي و كيان را ديد.`);
    const { list, running } = await listed();
    const isRow = ({ kind }: vscode.QuickPickItem) => kind !== vscode.QuickPickItemKind.Separator;
    const rows = list.items.filter(isRow);
    assert.deepEqual(
      rows.map(({ label, description }) => `${label} (${description})`.replace(/[\u2068\u2069]/g, '')),
      [
        'Persian letters (3)',
        'علي → علی (ي → ی · line 3 · او علي و كيان را ديد.)',
        'كيان → کیان (ك → ک · ي → ی · line 3 · او علي و كيان را ديد.)',
        'ديد → دید (ي → ی · line 3 · او علي و كيان را ديد.)',
        'Half-spaces (1)',
        `كتاب··ها → کتاب${ZWNJ}ها (line 1 · ${text})`,
        'Spaces at punctuation (1)',
        `خواندم·، → خواندم، (line 1 · ${text})`,
      ],
    );
    assert.deepEqual(list.selectedItems, rows);
    assert.match(list.placeholder ?? '', /^5 of 5 changes are ticked/);
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await running;
  });

  it('makes all changes as one step of undo, and says what', async () => {
    const editor = await openMarked(text);
    const { running } = await listed();
    await accept();
    await running;
    assert.equal(textOf(editor), `کتاب${ZWNJ}ها را خواندم، خوب بود.`);
    dialogs.expect(/^Tidied\. Half-spaces: 1, Spaces at punctuation: 1$/);
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), text);
  });

  it('makes only what is left ticked', async () => {
    const editor = await openMarked('علي را ديد ، خوب بود.');
    const { running } = await listed();
    // To the head, and to the first change.
    for (let row = 0; row < 2; row++) await vscode.commands.executeCommand('quickInput.next');
    await vscode.commands.executeCommand('quickInput.toggleCheckbox');
    await accept();
    await running;
    assert.equal(textOf(editor), 'علي را دید، خوب بود.');
  });

  it('changes nothing and says nothing when it is left', async () => {
    const arabic = 'ذهبت إلى المدرسة في الصباح الباكر مع أصدقائي.';
    const editor = await openMarked(`${text}\n\n${arabic}`);
    const { running } = await listed();
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await running;
    assert.equal(textOf(editor), `${text}\n\n${arabic}`);
    assert.deepEqual(dialogs.messages, []);
  });
});
