import assert from 'node:assert/strict';
import { common, failure } from '../support/editor/apiServer.ts';
import { openMarked, run, textOf } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';
import { type WatchedProgress, watchProgress } from '../support/editor/progress.ts';

describe('A hosted service that fails for a moment', () => {
  const hosted = useHostedServer();
  const { dialogs } = hosted;
  let progress: WatchedProgress;
  beforeEach(() => {
    progress = watchProgress();
  });
  afterEach(() => progress.restore());

  const busy = (seconds: number) => ({
    ...failure(503, 'service_unavailable', true),
    headers: { 'retry-after': `${seconds}` },
  });
  const translated = { body: { ...common, translation: 'book' } };

  it('is asked again with the same key, and the progress says when', async () => {
    hosted.server.answerWith(() => (hosted.server.received.length === 1 ? busy(1) : translated));
    const editor = await openMarked('[کتاب]');
    await run('translate');
    assert.equal(textOf(editor), 'book');
    assert.ok(progress.messages.some((message) => /^retrying in [12] s$/.test(message)));
    assert.equal(progress.messages.at(-1), '');
    const keys = hosted.server.received.map(({ headers }) => headers['idempotency-key']);
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
    assert.deepEqual(dialogs.messages, []);
  });

  it('is not asked again once the wait is cancelled', async () => {
    hosted.server.answerWith(() => busy(20));
    progress.onMessage = (message) => {
      if (/^retrying in 2\d s$/.test(message)) progress.cancel();
    };
    const editor = await openMarked('[کتاب]');
    await run('translate');
    assert.equal(hosted.server.received.length, 1);
    assert.equal(textOf(editor), 'کتاب');
    assert.deepEqual(dialogs.messages, []);
  });

  it('is not waited for in silence longer than half a minute: the wait is shown, with Retry', async () => {
    hosted.server.answerWith(() => busy(31));
    const editor = await openMarked('[کتاب]');
    await run('translate');
    const { text, buttons } = await dialogs.shown(/not available now/);
    assert.match(text, /asks to wait 31 seconds/);
    assert.ok(buttons.includes('Retry'));
    assert.equal(hosted.server.received.length, 1);
    assert.equal(textOf(editor), 'کتاب');
  });

  it('gets the key of a cancelled command again with the same command, and a new one once it is done', async () => {
    hosted.server.answerWith(() => busy(20));
    progress.onMessage = (message) => {
      if (/^retrying in/.test(message)) progress.cancel();
    };
    const editor = await openMarked('[کتاب]');
    await run('translate');
    assert.equal(textOf(editor), 'کتاب');
    hosted.server.answerWith(() => translated);
    await run('translate');
    assert.equal(textOf(editor), 'book');
    await openMarked('[کتاب]');
    await run('translate');
    const [cancelled, again, afresh] = hosted.server.received.map(
      ({ headers }) => headers['idempotency-key'],
    );
    assert.equal(hosted.server.received.length, 3);
    assert.equal(again, cancelled);
    assert.notEqual(afresh, cancelled);
  });

  it('gets a new key after a failure that will not pass', async () => {
    hosted.server.answerWith(() => failure(402, 'text_quota_exhausted'));
    await openMarked('[کتاب]');
    await run('translate');
    await run('translate');
    const sent = hosted.server.received.filter(({ path }) => path === '/v1/translate');
    const [first, second] = sent.map(({ headers }) => headers['idempotency-key']);
    assert.equal(sent.length, 2);
    assert.notEqual(first, second);
  });

  it('is said to be waited for while it wakes up', async () => {
    let answer = () => {};
    hosted.server.answerWith(
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
