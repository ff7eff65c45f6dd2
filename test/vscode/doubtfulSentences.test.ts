import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { JoinedText } from '../../src/client/index.ts';
import { sayDoubtful } from '../../src/editor/text/doubtfulSentences.ts';
import { useDialogs } from '../support/editor/dialogs.ts';

const SOURCE = '😀 سه کتاب خریدم. نرفتم.';

describe('Doubtful sentences of a translation', () => {
  const dialogs = useDialogs();
  const doubt = (codePointStart: number, codePointEnd: number, message: string) => ({
    code: 'doubtful_translation',
    ...{ message, codePointStart, codePointEnd },
  });
  const joined = (...warnings: JoinedText['warnings']): JoinedText[] => [
    { text: 'English.', alignment: [], isComplete: true, warnings },
  ];

  it('are counted, and shown with what is missing if that is wanted', async () => {
    dialogs.press('Show');
    await sayDoubtful(
      [SOURCE],
      joined(doubt(2, 16, 'A number is missing.'), doubt(17, 23, 'A negation is missing.')),
    );
    const { kind, buttons } = dialogs.expect(/^2 sentences of the translation are doubtful\.$/);
    assert.deepEqual([kind, buttons], ['warning', ['Show']]);
    const { document } = vscode.window.visibleTextEditors.at(-1) ?? assert.fail();
    assert.equal(
      document.getText(),
      'سه کتاب خریدم.\nA number is missing.\n\nنرفتم.\nA negation is missing.\n',
    );
  });

  it('are not shown unasked', async () => {
    const before = vscode.workspace.textDocuments.length;
    await sayDoubtful([SOURCE], joined(doubt(2, 16, 'A number is missing.')));
    dialogs.expect(/^One sentence of the translation is doubtful\.$/);
    assert.equal(vscode.workspace.textDocuments.length, before);
  });

  it('are no message where there are none, and for no other warning', async () => {
    await sayDoubtful([SOURCE], joined({ code: 'unknown_word', message: 'Not known.' }));
    assert.deepEqual(dialogs.messages, []);
  });
});
