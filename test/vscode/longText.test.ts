import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { common, failure } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf, until } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

const MAX_CODE_POINTS = 6000;

/** Three paragraphs that need a section each, told apart by their first words. */
const names = ['یک', 'دو', 'سه'] as const;
const paragraph = (name: string) => `${name} ${`${'کتاب '.repeat(20)}\n`.repeat(55)}`.trim();
const longText = names.map(paragraph).join('\n\n');

describe('A text beyond the limits of one request', () => {
  const hosted = useHostedServer();
  const { dialogs } = hosted;
  beforeEach(() => setSetting('confirmAboveUnits', 0));

  const firstWord = (text = '') => /\S+/.exec(text)?.[0] ?? '';
  const translated = (text?: string) => ({ body: { ...common, translation: `<${firstWord(text)}>` } });
  const isWhole = (editor: vscode.TextEditor) => textOf(editor) === '<یک>\n\n<دو>\n\n<سه>';

  /** Answers all but the section that begins with `name`, which is refused until it is repaired. */
  function refuse(name: string): { repair(): void } {
    let isBroken = true;
    hosted.server.answerWith(({ body }) =>
      isBroken && firstWord(body.text) === name
        ? failure(402, 'text_quota_exhausted')
        : translated(body.text),
    );
    return {
      repair: () => {
        isBroken = false;
      },
    };
  }

  async function openLong(): Promise<vscode.TextEditor> {
    const editor = await openMarked(longText);
    await vscode.commands.executeCommand('editor.action.selectAll');
    await until('all is selected', () => !editor.selection.isEmpty);
    return editor;
  }

  it('is sent in sections, each within the limits and with its own key, and applied as one step', async () => {
    hosted.server.answerWith(({ body }) => translated(body.text));
    const editor = await openLong();
    await run('translate');
    assert.ok(isWhole(editor));
    assert.deepEqual(
      hosted.server.received.map(({ body }) => firstWord(body.text)).sort(),
      [...names].sort(),
    );
    for (const { body } of hosted.server.received)
      assert.ok([...(body.text ?? '')].length <= MAX_CODE_POINTS);
    assert.equal(new Set(hosted.server.received.map(({ headers }) => headers['idempotency-key'])).size, 3);
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), longText);
  });

  it('is not touched when a section fails; Retry sends only that one', async () => {
    const refused = refuse('سه');
    const editor = await openLong();
    await run('translate');
    const { text, buttons } = await dialogs.shown(/allowance is used up/);
    assert.match(text, /2 of 3 sections are finished, and nothing is applied yet/);
    assert.deepEqual(buttons, ['Retry', 'Apply Finished', 'Show Usage', 'Choose Service']);
    assert.equal(textOf(editor), longText);
    refused.repair();
    await run('retryFailed');
    assert.ok(isWhole(editor));
    assert.deepEqual(
      hosted.server.received
        .filter(({ path }) => path === '/v1/translate')
        .slice(3)
        .map(({ body }) => firstWord(body.text)),
      ['سه'],
    );
    await run('retryFailed');
    await dialogs.shown(/nothing to retry/);
  });

  it('takes the finished sections as one step when the user says so', async () => {
    refuse('سه');
    dialogs.press('Apply Finished');
    const editor = await openLong();
    await run('translate');
    await until('the sections are applied', () => textOf(editor) !== longText);
    assert.equal(textOf(editor), `<یک>\n\n<دو>\n\n${paragraph('سه')}`);
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), longText);
  });

  it('is not retried once a newer command works on the same document', async () => {
    const refused = refuse('سه');
    const editor = await openLong();
    await run('translate');
    await dialogs.shown(/allowance is used up/);
    refused.repair();
    await run('translate');
    assert.ok(isWhole(editor));
    for (const name of ['یک', 'دو']) {
      const sent = hosted.server.received.filter(({ body }) => firstWord(body.text) === name);
      const [first, second] = sent.map(({ headers }) => headers['idempotency-key']);
      assert.ok(first !== undefined && first === second, 'it would be paid for twice');
    }
    await run('retryFailed');
    await dialogs.shown(/nothing to retry/);
  });
});

describe('A long text as Pinglish', () => {
  useDialogs();

  it('can be turned back word for word, wherever its sections met', async () => {
    const text = `${'این کتاب خوب است.\n'.repeat(500)}\n\n${'او به خانه رفت. '.repeat(100)}`.trim();
    const editor = await openMarked(text);
    await vscode.commands.executeCommand('editor.action.selectAll');
    await until('all is selected', () => !editor.selection.isEmpty);
    await run('pinglish');
    assert.doesNotMatch(textOf(editor), /\p{Script=Arabic}/u);
    const last = textOf(editor).lastIndexOf('raft');
    const start = editor.document.positionAt(last);
    editor.selection = new vscode.Selection(start, editor.document.positionAt(last + 'raft'.length));
    await run('restorePersian');
    assert.ok(textOf(editor).endsWith('رفت.'));
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), text);
  });
});
