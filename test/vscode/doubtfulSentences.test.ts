import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { JoinedText } from '../../src/client/index.ts';
import { sayDoubtful } from '../../src/editor/text/doubtfulSentences.ts';
import { common } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, until } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

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

  it('are told of in Harf’s language, with their drafts', async () => {
    await setSetting('language', 'fa');
    const doubts = [{ reason: 'missing_number', missing: 'سه' }, { reason: 'missing_negation' }] as const;
    dialogs.press('نشان بده');
    await sayDoubtful([SOURCE], joined({ ...doubt(2, 16, 'In English.'), doubts, draft: 'I bought three.' }));
    dialogs.expect(/در درستی یک جملهٔ ترجمه تردید هست/);
    const { document } = vscode.window.visibleTextEditors.at(-1) ?? assert.fail();
    const lines = document
      .getText()
      .replace(/[\u2066-\u2069]/g, '')
      .split('\n');
    assert.deepEqual(lines, [
      'سه کتاب خریدم.',
      'عدد سه جا افتاده است. واژه‌ای که نفی می‌کند جا افتاده است.',
      'پیش‌نویس: I bought three.',
      '',
    ]);
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

describe('Doubtful sentences beside their document', () => {
  const hosted = useHostedServer();
  const english = () =>
    vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'harf-english')?.document;

  /** The hovers of Harf over a letter of the English. */
  async function hoversAt(column: number): Promise<{ readonly told: string; readonly range: string }[]> {
    const document = english() ?? assert.fail();
    const position = new vscode.Position(0, column);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      position,
    );
    return hovers.map(({ contents, range }) => ({
      told: contents.map((part) => (part as vscode.MarkdownString).value).join('\n'),
      range: document.getText(range),
    }));
  }

  it('tell what speaks against them, and give way to their draft', async () => {
    const source = 'سه سیب خوردم. نخوابیدم.';
    hosted.server.answerWith(() => {
      const place = { code: 'doubtful_translation', message: 'In English.', source_start: 0, source_end: 13 };
      const doubts = [{ reason: 'missing_number', missing: 'سه' }];
      const warnings = [{ ...place, doubts, draft: 'I ate three apples.' }];
      return {
        body: { ...common, original: source, translation: 'I ate apples. I did not sleep.', warnings },
      };
    });
    await openMarked(source);
    await run('translateBeside');
    await until('it is there', () => english()?.getText() === 'I ate apples. I did not sleep.');
    assert.deepEqual(await hoversAt(20), []);
    const [{ told, range } = assert.fail()] = await hoversAt(3);
    assert.equal(range, 'I ate apples.');
    assert.match(told, /The number \u2068?\u2068?سه\u2069 is missing\./);
    assert.match(told, /The draft: .*I ate three apples\./);
    const [, query = ''] = /\[Use the draft\]\(command:harf\.useDraft\?([^)]*)\)/.exec(told) ?? [];
    await vscode.commands.executeCommand('harf.useDraft', ...JSON.parse(decodeURIComponent(query)));
    await until('the draft is there', () => english()?.getText() === 'I ate three apples. I did not sleep.');
    assert.deepEqual(await hoversAt(3), []);
    await vscode.commands.executeCommand('harf.useDraft', { uri: 5 });
    await vscode.commands.executeCommand('harf.useDraft');
  });
});
