import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { ProseReader } from '../../src/editor/prose/proseReader.ts';
import { ProseThread } from '../../src/editor/prose/proseThread.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';
import { MemoryLog } from '../support/memoryLog.ts';

describe('A command on a whole document', () => {
  const dialogs = useDialogs();

  const check = async (language: string, source: string, expected: string) => {
    const editor = await openMarked('', { language });
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), source));
    dialogs.pick('Convert to Pinglish');
    await run('runOnDocument');
    assert.equal(textOf(editor), expected, dialogs.messages.map(({ text }) => text).join());
  };

  it('leaves placeholders, names and code of a program as they are', () =>
    check(
      'python',
      'نرخ = 3  # نرخ خوب\nprint(f"سلام {نرخ} خوب\\n")\nre.match(r"سلام")\n',
      'نرخ = 3  # نرخ khoob\nprint(f"salaam {نرخ} khoob\\n")\nre.match(r"سلام")\n',
    ));

  it('leaves citations, labels, maths and verbatim text of LaTeX as they are', () =>
    check(
      'latex',
      'سلام \\cite{رضایی۱۳۹۰} \\label{شکل}$x_{الف}$\n\\begin{verbatim}\nسلام\n\\end{verbatim}\n',
      'salaam \\cite{رضایی۱۳۹۰} \\label{شکل}$x_{الف}$\n\\begin{verbatim}\nسلام\n\\end{verbatim}\n',
    ));

  it('leaves code, maths, addresses and keys of Markdown as they are', () =>
    check(
      'markdown',
      '---\nکلید: سلام\n---\n# سلام `سلام`\n\n**سلام** $الف$ [سلام](سلام.md)\n\n```\nسلام\n```\n',
      '---\nکلید: سلام\n---\n# salaam `سلام`\n\n**salaam** $الف$ [salaam](سلام.md)\n\n```\nسلام\n```\n',
    ));

  it('works on the title and description in front matter where a setting says so', async () => {
    const source = '---\ntitle: سلام\nslug: سلام\n---\n\nسلام\n';
    await check('markdown', source, '---\ntitle: سلام\nslug: سلام\n---\n\nsalaam\n');
    await setSetting('markdown.titles', true);
    try {
      await check('markdown', source, '---\ntitle: salaam\nslug: سلام\n---\n\nsalaam\n');
    } finally {
      await setSetting('markdown.titles', undefined);
    }
  });

  it('leaves styles, scripts and attributes of HTML as they are', () =>
    check(
      'html',
      '<style>.سلام {}</style><p class="سلام">سلام</p><script>a = "سلام"</script>',
      '<style>.سلام {}</style><p class="سلام">salaam</p><script>a = "سلام"</script>',
    ));

  it('leaves keys, names and addresses of JSON as they are', () =>
    check(
      'json',
      '{"سلام": "سلام", "b": "https://سلام.ir/سلام", "c": "نوع_داده"}',
      '{"سلام": "salaam", "b": "https://سلام.ir/سلام", "c": "نوع_داده"}',
    ));

  it('leaves what is not Persian as it is, and names the lines', async () => {
    const arabic = 'إن الذين آمنوا وعملوا الصالحات كانت لهم جنات الفردوس نزلا';
    await check('plaintext', `سلام\n\n${arabic}\n\nسلام`, `salaam\n\n${arabic}\n\nsalaam`);
    assert.match(dialogs.messages.at(-1)?.text ?? '', /Arabic.*line 3/);
  });

  it('leaves a line of a program that is too long for its prose to be found as it is, and says so', async () => {
    const long = `x = "سلام ${'a'.repeat(20_000)}"`;
    await check('python', `# سلام\n${long}\n# سلام\n`, `# salaam\n${long}\n# salaam\n`);
    dialogs.expect(/text from code.*line 2\. Select/);
  });

  it('says that all of a program is too long for its prose to be found', async () => {
    const long = `x = "سلام ${'a'.repeat(20_000)}"\n`;
    await check('python', long, long);
    dialogs.expect(/text from code.*line 1\. Select/);
  });
});

describe('A selection that is not prose', () => {
  const dialogs = useDialogs();

  it('is left as it is, unless the user wants it changed all the same', async () => {
    const editor = await openMarked('متن\n\n```\n[سلام]\n```\n', { language: 'markdown' });
    await run('pinglish');
    const { buttons } = dialogs.expect(/code/);
    assert.deepEqual(buttons, ['Change It All the Same']);
    assert.ok(textOf(editor).includes('سلام'));
    dialogs.press('Change It All the Same');
    await run('pinglish');
    assert.equal(textOf(editor), 'متن\n\n```\nsalaam\n```\n');
  });

  it('is changed all the same in a line that is too long for its prose to be found', async () => {
    const rest = ` ${'a'.repeat(20_000)}"\n`;
    const editor = await openMarked(`x = "[سلام]${rest}`, { language: 'python' });
    dialogs.press('Change It All the Same');
    await run('pinglish');
    dialogs.expect(/text from code/);
    assert.equal(textOf(editor), `x = "salaam${rest}`);
  });
});

describe('A thread that cannot find prose', () => {
  useDialogs();

  it('is told with a sentence and logged, without the text', async () => {
    const log = new MemoryLog();
    const reader = new ProseReader(vscode.Uri.file('/nowhere'), log);
    const { document } = await openMarked('سلام', { language: 'markdown' });
    await assert.rejects(reader.of(document), /could not tell what is text/);
    assert.equal(log.lines.length, 1);
    assert.match(log.lines[0] ?? '', /^The thread that finds prose ended by itself\. /);
    assert.doesNotMatch(log.lines[0] ?? '', /سلام/);
    reader.dispose();
  });
});

describe('Marks', () => {
  const dialogs = useDialogs();
  const source = 'همهٔ کتاب‌ها را سراً و علناً خواندم.\n\nمُلک او بزرگ است.\n';

  it('that Harf added go again, and those of the author stay', async () => {
    const editor = await openMarked(source);
    dialogs.pick('Add Diacritics');
    await run('runOnDocument');
    assert.notEqual(textOf(editor), source);
    dialogs.pick('Remove Diacritics');
    await run('runOnDocument');
    assert.equal(textOf(editor), source);
    assert.deepEqual(dialogs.messages, []);
  });

  it('of unknown origin are asked about, but for the vowel marks', async () => {
    const editor = await openMarked(`[${source.trim()}]`);
    dialogs.press('Vowel Marks Only');
    await run('removeDiacritics');
    assert.equal(dialogs.expect(/at 3 letters/).isModal, true);
    assert.equal(textOf(editor), source.trim().replace('مُلک', 'ملک'));
    dialogs.press('All Marks');
    await run('removeDiacritics');
    assert.doesNotMatch(textOf(editor), /[\u064b-\u0654]/);
  });

  it('of a part of a word are those of its sentence', async () => {
    const editor = await openMarked('من [کتا]ب خوب را خواندم.');
    await run('diacritize');
    assert.equal(textOf(editor), 'من کِتاب خوب را خواندم.');
  });
});

describe('The caret', () => {
  const dialogs = useDialogs();

  it('stays in its word through marks, Pinglish and back', async () => {
    const editor = await openMarked('من کت|اب خوب دارم.\n\nشهر [بزرگ] است.');
    dialogs.pick('Add Diacritics');
    await run('runOnDocument');
    const beforeCaret = () =>
      editor.document.getText(new vscode.Range(new vscode.Position(0, 0), editor.selection.active));
    assert.match(beforeCaret(), /^مَن کِت$/);
    assert.match(editor.document.getText(editor.selections[1]), /^بُزُرگ$/);
    dialogs.pick('Convert to Pinglish');
    await run('runOnDocument');
    assert.match(beforeCaret(), /^man ket/);
    assert.equal(editor.document.getText(editor.selections[1]), 'bozorg');
  });

  it('and the view stay where they are in a long document', async () => {
    const paragraph = 'این کتاب خوب را دیروز در شهر خواندم و به دوستم دادم.';
    const editor = await openMarked(Array.from({ length: 400 }, () => paragraph).join('\n\n'));
    editor.selection = new vscode.Selection(300, 5, 300, 5);
    editor.revealRange(editor.selection, vscode.TextEditorRevealType.AtTop);
    await new Promise<void>((resolve) => {
      const shown = vscode.window.onDidChangeTextEditorVisibleRanges(() => {
        shown.dispose();
        resolve();
      });
    });
    const top = editor.visibleRanges[0]?.start.line;
    dialogs.pick('Convert to Pinglish');
    await run('runOnDocument');
    assert.equal(editor.selection.active.line, 300);
    assert.ok(Math.abs((editor.visibleRanges[0]?.start.line ?? 0) - (top ?? 0)) <= 1, `${top}`);
  });

  it('is refused in a sentence where it fills the memory, and the prose of the others is found by a new thread', async () => {
    const extension = vscode.extensions.all.find(({ id }) => id.endsWith('.harf'));
    assert.ok(extension);
    const log = new MemoryLog();
    const thread = new ProseThread(extension.extensionUri, log, { maxOldGenerationSizeMb: 20 });
    try {
      const document = await vscode.workspace.openTextDocument({ language: 'html' });
      const large = '<p>سلام</p>\n'.repeat(200_000);
      const [full, next] = [
        thread.find(document, large, false),
        thread.find(document, '<p>سلام</p>\n', false),
      ];
      await assert.rejects(full, /takes more memory than Harf may use/);
      assert.equal((await next).passages.length, 1);
    } finally {
      thread.dispose();
    }
  });
});
