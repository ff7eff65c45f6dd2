import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { stripMarks } from '../../src/text/marks.ts';
import { hasPersianLetter } from '../../src/text/persian.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';

/** The text is as before but for marks, and there are some. */
function assertMarked(marked: string, plain: string): void {
  assert.equal(stripMarks(marked), plain);
  assert.notEqual(marked, plain);
}

describe('Adding diacritics', () => {
  const dialogs = useDialogs();

  it('marks the selection and nothing else', async () => {
    const editor = await openMarked('من [کتاب خوب] دارم');
    await run('diacritize');
    const text = textOf(editor);
    assertMarked(text, 'من کتاب خوب دارم');
    assert.ok(text.startsWith('من ') && text.endsWith(' دارم'), text);
  });

  it('marks several selections in one undo step', async () => {
    const before = 'کتاب خوب\nمن رفتم\nکتاب خوب';
    const editor = await openMarked('[کتاب خوب]\nمن رفتم\n[کتاب خوب]');
    await run('diacritize');
    const [first, second, third] = textOf(editor).split('\n');
    assertMarked(first ?? '', 'کتاب خوب');
    assert.equal(second, 'من رفتم');
    assert.equal(third, first);
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), before);
  });

  it('marks the paragraph at each cursor when nothing is selected', async () => {
    const editor = await openMarked('کت|اب خوب\nدیروز\n\nشهر بزرگ\n\nم|ن رفتم', { language: 'markdown' });
    await run('diacritize');
    const [first = '', second, third = ''] = textOf(editor).split('\n\n');
    assertMarked(first, 'کتاب خوب\nدیروز');
    assert.equal(second, 'شهر بزرگ');
    assertMarked(third, 'من رفتم');
  });

  it('works in documents whose lines end with CRLF', async () => {
    const editor = await openMarked('شهر\n\n[کتاب خوب\nمن رفتم]\n\n[شهر]', { eol: vscode.EndOfLine.CRLF });
    await run('diacritize');
    const text = textOf(editor);
    assertMarked(text, 'شهر\r\n\r\nکتاب خوب\r\nمن رفتم\r\n\r\nشهر');
    assert.ok(text.startsWith('شهر\r\n'), text);
  });

  it('keeps the markers and code around a comment', async () => {
    const editor = await openMarked('x = 1\n    # کتاب |خوب.\n    # من رفتم!\ny = "شهر"\n', {
      language: 'python',
    });
    await run('diacritize');
    const lines = textOf(editor).split('\n');
    assertMarked(lines.slice(1, 3).join('\n'), '    # کتاب خوب.\n    # من رفتم!');
    assert.deepEqual([lines[0], lines[3]], ['x = 1', 'y = "شهر"']);
  });

  it('marks the string at the cursor only', async () => {
    const editor = await openMarked("say('کتاب |خوب', 'من رفتم');", { language: 'javascript' });
    await run('diacritize');
    const text = textOf(editor);
    assertMarked(text, "say('کتاب خوب', 'من رفتم');");
    assert.ok(text.endsWith(", 'من رفتم');"), text);
  });

  it('writes the ezafe or not, as the setting says', async () => {
    const withEzafe = await openMarked('[کتاب خوب من]');
    await run('diacritize');
    await setSetting('diacritize.includeEzafe', false);
    const without = await openMarked('[کتاب خوب من]');
    await run('diacritize');
    assert.match(textOf(withEzafe), /بِ /);
    assert.doesNotMatch(textOf(without), /بِ /);
  });

  it('works in a file of the workspace', async () => {
    const [uri] = await vscode.workspace.findFiles('poem.txt');
    assert.ok(uri);
    const editor = await vscode.window.showTextDocument(uri);
    const before = textOf(editor);
    await run('diacritize');
    const [poem = '', rest] = textOf(editor).split('\n\n');
    assertMarked(poem, before.split('\n\n')[0] ?? '');
    assert.equal(rest, before.split('\n\n')[1]);
  });

  it('says so when there is nothing to change', async () => {
    await openMarked('[کتاب خوب]');
    await run('diacritize');
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('diacritize');
    assert.equal(dialogs.expect(/nothing to change/).kind, 'information');
  });
});

describe('Removing diacritics', () => {
  const dialogs = useDialogs();

  it('takes every mark off the selections, in one undo step', async () => {
    const editor = await openMarked('[کِتابِ] خوبِ [مَن]');
    await run('removeDiacritics');
    assert.equal(textOf(editor), 'کتاب خوبِ من');
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), 'کِتابِ خوبِ مَن');
  });

  it('takes back what adding put in', async () => {
    const editor = await openMarked('یک روز در شهر ما باران آمد.|');
    await run('diacritize');
    await run('removeDiacritics');
    assert.equal(textOf(editor), 'یک روز در شهر ما باران آمد.');
  });

  for (const marks of ['all', 'needed', 'ezafe', 'school', 'schoolOpenEnds'])
    it(`gives back what the author wrote before "${marks}" was added, and takes all the second time`, async () => {
      await setSetting('diacritize.marks', marks);
      for (const author of ['مُلکِ ایران', 'مُلکِ ایران و کتاب خوب', 'کتاب\n\nمُلکِ ایران']) {
        const editor = await openMarked(author);
        await vscode.commands.executeCommand('editor.action.selectAll');
        await run('diacritize');
        await run('removeDiacritics');
        assert.equal(textOf(editor), author);
        await run('removeDiacritics');
        assert.equal(textOf(editor), stripMarks(author));
      }
    });

  it('says whose marks it leaves', async () => {
    await openMarked('[مُلکِ ایران]');
    await run('diacritize');
    await run('removeDiacritics');
    dialogs.expect(/Only marks that the author set are left/);
  });

  it('replaces, whatever the output setting says', async () => {
    await setSetting('output', 'clipboard');
    const editor = await openMarked('"""کِتابًا|"""', { language: 'python' });
    dialogs.press('All Marks');
    await run('removeDiacritics');
    assert.equal(textOf(editor), '"""کتابا"""');
  });
});

describe('Converting to Pinglish', () => {
  useDialogs();

  it('replaces Persian by Latin and keeps everything else', async () => {
    const editor = await openMarked('[سلام VS Code، 12 https://a.example `x`]');
    await run('pinglish');
    assert.match(textOf(editor), /^salaam VS Code[،,] 12 https:\/\/a\.example `x`$/);
  });

  it('follows style and notation', async () => {
    await setSetting('pinglish.style', 'systematic');
    await setSetting('pinglish.vowelNotation', 'macron');
    const editor = await openMarked('[سلام]');
    await run('pinglish');
    assert.equal(textOf(editor), 'salām');
  });
});

describe('Translating', () => {
  useDialogs();

  it('puts English in place of Persian', async () => {
    const editor = await openMarked('کتاب\n\n[من کتاب را خواندم.]');
    await run('translate');
    const [first, second = ''] = textOf(editor).split('\n\n');
    assert.equal(first, 'کتاب');
    assert.equal(hasPersianLetter(second), false, second);
    assert.match(second, /book/i);
  });
});

describe('Running on the whole document', () => {
  const dialogs = useDialogs();

  it('asks what to do and does it everywhere', async () => {
    const editor = await openMarked('|کتاب خوب\n\nمن رفتم\n');
    dialogs.pick('Add Diacritics');
    await run('runOnDocument');
    assertMarked(textOf(editor), 'کتاب خوب\n\nمن رفتم\n');
  });

  it('finds every comment and string of source code', async () => {
    const editor = await openMarked('|a("سلام") // سلام\nدرود = 1', { language: 'javascript' });
    dialogs.pick('Convert to Pinglish');
    await run('runOnDocument');
    assert.equal(textOf(editor), 'a("salaam") // salaam\nدرود = 1');
  });

  it('removes diacritics everywhere', async () => {
    const editor = await openMarked('کِتاب\n\n|خوبِ');
    dialogs.pick('Remove Diacritics');
    await run('runOnDocument');
    assert.equal(textOf(editor), 'کتاب\n\nخوب');
  });

  it('offers every command for text, by both its names', async () => {
    await openMarked('|کتاب');
    await run('runOnDocument');
    assert.deepEqual(
      dialogs.offered.map(({ label }) => label),
      [
        'Add Diacritics',
        'Remove Diacritics',
        'Spoken to Written',
        'Tidy Persian…',
        'Convert to Pinglish',
        'Pinglish to Persian',
        'Restore Persian',
        'Translate to English',
        'Show Pinglish Beside, or Bring It Up to Date',
        'Show English Beside, or Bring It Up to Date',
        'Show Word by Word',
        'Show or Hide Doubtful Words',
        'Read Aloud',
      ],
    );
    assert.equal(dialogs.offered[0]?.description, 'اعراب‌گذاری');
    assert.ok(dialogs.offered.every(({ detail }) => detail === undefined));
  });

  it('has Persian names first where Harf speaks Persian', async () => {
    await setSetting('language', 'fa');
    const editor = await openMarked('کتاب\n\n|خوب');
    dialogs.pick('تبدیل به پینگلیش');
    await run('runOnDocument');
    assert.equal(textOf(editor), 'ketaab\n\nkhoob');
    assert.equal(dialogs.offered[0]?.description, 'Add Diacritics');
  });

  it('writes Pinglish in Persian letters everywhere, and takes it back', async () => {
    const editor = await openMarked('salam\n\n|khoobi');
    dialogs.pick('Pinglish to Persian');
    await run('runOnDocument');
    assert.equal(textOf(editor), 'سلام\n\nخوبی');
    dialogs.pick('Restore Persian');
    await run('runOnDocument');
    assert.equal(textOf(editor), 'salam\n\nkhoobi');
  });

  it('does nothing when the question is left', async () => {
    const editor = await openMarked('|کتاب');
    await run('runOnDocument');
    assert.equal(textOf(editor), 'کتاب');
    assert.deepEqual(dialogs.messages, []);
  });
});
