import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openText, run, textOf } from '../support/editor/editing.ts';

describe('Translating a document', () => {
  useDialogs();

  for (const [language, source, expected] of [
    ['markdown', 'این کتاب **خوب** است.', 'This book is **good**.'],
    ['markdown', '**مهم:** من آمدم. تو رفتی.', '**Important:** I came. You went in.'],
    ['markdown', 'با Node.js و `npm i` کار می‌کنم.', /^I work with Node\.js and `npm i`\.$/],
    [
      'markdown',
      '- کتاب [خوب](https://a.ir) است\n- *من* آمدم\n',
      /^- The book is \[good\]\(https:\/\/a\.ir\)\n- \*I\* came\n$/,
    ],
    [
      'json',
      '{"a": "شما {count, plural, one {# پیام} other {# پیام}} دارید"}',
      /^\{"a": "You have \{count, plural, one \{# [Mm]essage\} other \{# [Mm]essage\}\}"\}$/,
    ],
    ['json', '{"a": "خط اول\\nخط دوم"}', '{"a": "First line\\nSecond line"}'],
  ] as const)
    it(`keeps its signs, and can be taken back: ${source.replaceAll('\n', ' ')}`, async () => {
      const editor = await openText(source, language);
      await vscode.commands.executeCommand('harf.runOnDocument', 'translate');
      if (typeof expected === 'string') assert.equal(textOf(editor), expected);
      else assert.match(textOf(editor), expected);
      await vscode.commands.executeCommand('editor.action.selectAll');
      await run('restorePersian');
      assert.equal(textOf(editor), source);
    });
});

describe('Marks and Pinglish of a message with choices', () => {
  it('are those of each branch', async () => {
    const source = '{"a": "شما {count, plural, one {# پیام} other {# پیام}} دارید"}';
    const editor = await openText(source, 'json');
    await vscode.commands.executeCommand('harf.runOnDocument', 'pinglish');
    assert.match(
      textOf(editor),
      /^\{"a": "shomaa \{count, plural, one \{# payaam\} other \{# payaam\}\} daarid"\}$/,
    );
  });
});
