import assert from 'node:assert/strict';
import { type ApiServer, common, failure, startApiServer } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';
import { type WatchedProgress, watchProgress } from '../support/editor/progress.ts';

describe('A hosted service that fails for a moment', () => {
  let server: ApiServer;
  let progress: WatchedProgress;
  // Before the hook that takes back the settings.
  afterEach(async () => {
    progress.restore();
    await setSetting('baseUrl', server.baseUrl);
    await run('clearApiKey');
    await server.close();
  });
  const dialogs = useDialogs();

  beforeEach(async () => {
    server = await startApiServer();
    await setSetting('baseUrl', server.baseUrl);
    dialogs.type('harf_test_1');
    await run('setApiKey');
    dialogs.messages.length = 0;
    progress = watchProgress();
  });

  const busy = (seconds: number) => ({
    ...failure(503, 'service_unavailable', true),
    headers: { 'retry-after': `${seconds}` },
  });
  const translated = { body: { ...common, translation: 'book' } };

  it('is asked again with the same key, and the progress says when', async () => {
    server.answerWith(() => (server.received.length === 1 ? busy(1) : translated));
    const editor = await openMarked('[کتاب]');
    await run('translate');
    assert.equal(textOf(editor), 'book');
    assert.ok(progress.messages.some((message) => /^retrying in [12] s$/.test(message)));
    assert.equal(progress.messages.at(-1), '');
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
    assert.deepEqual(dialogs.messages, []);
  });

  it('is not asked again once the wait is cancelled', async () => {
    server.answerWith(() => busy(20));
    progress.onMessage = (message) => {
      if (/^retrying in 2\d s$/.test(message)) progress.cancel();
    };
    const editor = await openMarked('[کتاب]');
    await run('translate');
    assert.equal(server.received.length, 1);
    assert.equal(textOf(editor), 'کتاب');
    assert.deepEqual(dialogs.messages, []);
  });

  it('is not waited for in silence longer than half a minute: the wait is shown, with Retry', async () => {
    server.answerWith(() => busy(31));
    const editor = await openMarked('[کتاب]');
    await run('translate');
    const { text, buttons } = await dialogs.shown(/not available now/);
    assert.match(text, /asks to wait 31 seconds/);
    assert.ok(buttons.includes('Retry'));
    assert.equal(server.received.length, 1);
    assert.equal(textOf(editor), 'کتاب');
  });

  it('gets the key of a cancelled command again with the same command, and a new one once it is done', async () => {
    server.answerWith(() => busy(20));
    progress.onMessage = (message) => {
      if (/^retrying in/.test(message)) progress.cancel();
    };
    const editor = await openMarked('[کتاب]');
    await run('translate');
    assert.equal(textOf(editor), 'کتاب');
    server.answerWith(() => translated);
    await run('translate');
    assert.equal(textOf(editor), 'book');
    await openMarked('[کتاب]');
    await run('translate');
    const [cancelled, again, afresh] = server.received.map(({ headers }) => headers['idempotency-key']);
    assert.equal(server.received.length, 3);
    assert.equal(again, cancelled);
    assert.notEqual(afresh, cancelled);
  });

  it('gets a new key after a failure that will not pass', async () => {
    server.answerWith(() => failure(402, 'text_quota_exhausted'));
    await openMarked('[کتاب]');
    await run('translate');
    await run('translate');
    const sent = server.received.filter(({ path }) => path === '/v1/translate');
    const [first, second] = sent.map(({ headers }) => headers['idempotency-key']);
    assert.equal(sent.length, 2);
    assert.notEqual(first, second);
  });

  it('is said to be waited for while it wakes up', async () => {
    let answer = () => {};
    server.answerWith(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(translated);
        }),
    );
    progress.onMessage = (message) => {
      if (message === 'waiting for the service') answer();
    };
    const editor = await openMarked('[کتاب]');
    await run('translate');
    assert.equal(textOf(editor), 'book');
  });
});
