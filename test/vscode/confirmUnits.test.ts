import assert from 'node:assert/strict';
import { common } from '../support/editor/apiServer.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

describe('A command of many units', () => {
  const hosted = useHostedServer();
  const { dialogs } = hosted;
  beforeEach(async () => {
    hosted.server.answerWith(() => ({ body: { ...common, translation: 'word' } }));
    await setSetting('confirmAboveUnits', 13);
  });

  it('is asked about once, for the sum of all selections, and not sent without a yes', async () => {
    const editor = await openMarked('[کتاب] [خوب]');
    await run('translate');
    const { text, isModal, buttons } = dialogs.expect(/up to 14 units/);
    assert.ok(text.includes(hosted.server.baseUrl));
    assert.equal(isModal, true);
    assert.deepEqual(buttons, ['Send']);
    assert.equal(dialogs.messages.length, 1);
    assert.equal(hosted.server.received.length, 0);
    assert.equal(textOf(editor), 'کتاب خوب');
  });

  it('is sent after a yes', async () => {
    dialogs.press('Send');
    const editor = await openMarked('[کتاب] [خوب]');
    await run('translate');
    assert.equal(textOf(editor), 'word word');
    assert.equal(hosted.server.received.length, 2);
  });

  it('is sent without a question when it is not above the limit, or there is none', async () => {
    for (const limit of [14, 0]) {
      await setSetting('confirmAboveUnits', limit);
      await openMarked('[کتاب] [خوب]');
      await run('translate');
      assert.deepEqual(dialogs.messages, []);
    }
    assert.equal(hosted.server.received.length, 4);
  });

  it('is never asked about on the local service', async () => {
    await setSetting('service', 'local');
    await openMarked('[کتاب] [خوب]');
    await run('translate');
    assert.deepEqual(dialogs.messages, []);
    assert.equal(hosted.server.received.length, 0);
  });
});
