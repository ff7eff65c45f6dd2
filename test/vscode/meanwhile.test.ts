import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { common, failure } from '../support/editor/apiServer.ts';
import { openMarked, run, textOf } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

describe('While a service works', () => {
  const hosted = useHostedServer();
  const { dialogs } = hosted;

  const diacritized = (text: string) => ({ body: { ...common, diacritized: text } });

  it('edits elsewhere move the place of the result', async () => {
    const editor = await openMarked('a\n\n[کتاب]\n\nb', { eol: vscode.EndOfLine.CRLF });
    hosted.server.answerWith(async () => {
      await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'new\r\n'));
      return diacritized('کِتاب');
    });
    await run('diacritize');
    assert.equal(textOf(editor), 'new\r\na\r\n\r\nکِتاب\r\n\r\nb');
  });

  it('an edit of the text keeps the result out, and offers it', async () => {
    const editor = await openMarked('a\n\n[کتاب]\n\n[دل]');
    hosted.server.answerWith(async ({ body }) => {
      if (body.text === 'دل') await editor.edit((edit) => edit.insert(new vscode.Position(2, 2), 'X'));
      return diacritized(body.text === 'دل' ? 'دِل' : 'کِتاب');
    });
    dialogs.press('Copy');
    await run('diacritize');
    const { buttons } = await dialogs.shown(/was changed while Harf was working/);
    assert.deepEqual(buttons, ['Open Beside', 'Copy']);
    await dialogs.shown(/clipboard/);
    assert.equal(await vscode.env.clipboard.readText(), 'کِتاب\nدِل');
    assert.equal(textOf(editor), 'a\n\nکتXاب\n\nدل');
  });

  it('another editor may come to the front', async () => {
    const editor = await openMarked('[کتاب]');
    hosted.server.answerWith(async () => {
      await openMarked('other');
      return diacritized('کِتاب');
    });
    await run('diacritize');
    assert.equal(editor.document.getText(), 'کِتاب');
  });

  it('letters that it changes are refused', async () => {
    const editor = await openMarked('[كتاب]');
    hosted.server.answerWith(() => diacritized('کِتاب'));
    await run('diacritize');
    await dialogs.shown(/cannot read|changed letters/);
    assert.equal(textOf(editor), 'كتاب');
  });

  it('an empty result is refused', async () => {
    const editor = await openMarked('[کتاب]');
    hosted.server.answerWith(() => ({ body: { ...common, translation: ' ' } }));
    await run('translate');
    await dialogs.shown(/empty result/);
    assert.equal(textOf(editor), 'کتاب');
  });

  it('equal texts are sent once, each with a key of its own', async () => {
    hosted.server.answerWith(({ body }) => ({ body: { ...common, translation: `<${body.text?.length}>` } }));
    const editor = await openMarked('[دل] [کتاب] [دل]');
    await run('translate');
    assert.equal(textOf(editor), '<2> <4> <2>');
    assert.deepEqual(hosted.server.received.map(({ body }) => body.text).sort(), ['دل', 'کتاب']);
    assert.equal(new Set(hosted.server.received.map(({ headers }) => headers['idempotency-key'])).size, 2);
  });

  it('a failure that may pass offers Retry, which sends only what is missing, with the same key', async () => {
    let failures = 1;
    hosted.server.answerWith(({ body }) => {
      if (body.text === 'کتاب' && failures-- > 0) return failure(503, 'service_unavailable', true);
      return { body: { ...common, translation: `<${body.text?.length}>` } };
    });
    const editor = await openMarked('[دل] [کتاب]');
    const edited = new Promise<void>((resolve) => {
      const subscription = vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document !== editor.document) return;
        subscription.dispose();
        resolve();
      });
    });
    dialogs.press('Retry');
    await run('translate');
    await dialogs.shown(/not available now/);
    await edited;
    assert.equal(textOf(editor), '<2> <4>');
    const [first, second] = hosted.server.received.filter(({ body }) => body.text === 'کتاب');
    assert.equal(hosted.server.received.length, 3);
    assert.equal(first?.body.text, second?.body.text);
    assert.equal(first?.headers['idempotency-key'], second?.headers['idempotency-key']);
  });

  it('a failure that will not pass offers no Retry', async () => {
    hosted.server.answerWith(() => failure(402, 'text_quota_exhausted'));
    const editor = await openMarked('[کتاب]');
    await run('translate');
    const { buttons } = await dialogs.shown(/allowance is used up/);
    assert.deepEqual(buttons, ['Show Usage', 'Choose Service', 'Copy Request ID', 'Show Log']);
    assert.equal(textOf(editor), 'کتاب');
  });

  it('a wait can be cancelled, which leaves everything as it was and says nothing', async () => {
    const { withProgress } = vscode.window;
    const source = new vscode.CancellationTokenSource();
    Reflect.set(vscode.window, 'withProgress', (options: vscode.ProgressOptions, task: typeof cancelled) => {
      assert.equal(options.cancellable, true);
      const running = task({ report: () => {} }, source.token);
      source.cancel();
      return running;
    });
    const cancelled = async (_: vscode.Progress<unknown>, __: vscode.CancellationToken) => {};
    const editor = await openMarked('[کتاب]');
    let giveUp: () => void = () => {};
    hosted.server.answerWith(
      () => new Promise((resolve) => (giveUp = () => resolve(failure(500, 'internal_error')))),
    );
    try {
      await run('diacritize');
    } finally {
      Reflect.set(vscode.window, 'withProgress', withProgress);
    }
    assert.equal(textOf(editor), 'کتاب');
    assert.deepEqual(dialogs.messages, []);
    assert.equal(hosted.server.received.length, 1);
    giveUp();
  });
});
