import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run } from '../support/editor/editing.ts';

describe('Doubtful words', () => {
  const dialogs = useDialogs();

  it('are counted, and the first is shown', async () => {
    dialogs.press('Show the First');
    const editor = await openMarked('|این کتاب خوب است. مهر کرم شکر. کرم را دیدم.');
    await run('showDoubtful');
    const { text } = dialogs.expect(/Words to look at: [1-9]\d* of \d+\./);
    const [, doubtful = '', all = ''] = /(\d+) of (\d+)/.exec(text) ?? [];
    assert.ok(Number(doubtful) < Number(all), text);
    await run('showDoubtful');
    assert.equal(vscode.window.activeTextEditor?.document, editor.document);
  });

  it('are none where Harf is sure of all', async () => {
    await openMarked('|این کتاب را دیروز از کتابخانه گرفتم.');
    await run('showDoubtful');
    dialogs.expect(/Harf is sure of all \d+ Persian words/);
  });
});
