import assert from 'node:assert/strict';
import { type ApiServer, common, startApiServer } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';

describe('A command of many units', () => {
  let server: ApiServer;
  // Before the hook that takes back the settings.
  afterEach(async () => {
    await setSetting('baseUrl', server.baseUrl);
    await run('clearApiKey');
    await server.close();
  });
  const dialogs = useDialogs();

  beforeEach(async () => {
    server = await startApiServer();
    server.answerWith(() => ({ body: { ...common, translation: 'word' } }));
    await setSetting('baseUrl', server.baseUrl);
    dialogs.type('harf_test_1');
    await run('setApiKey');
    dialogs.messages.length = 0;
    await setSetting('confirmAboveUnits', 13);
  });

  it('is asked about once, for the sum of all selections, and not sent without a yes', async () => {
    const editor = await openMarked('[کتاب] [خوب]');
    await run('translate');
    const { text, isModal, buttons } = dialogs.expect(/up to 14 units/);
    assert.ok(text.includes(server.baseUrl));
    assert.equal(isModal, true);
    assert.deepEqual(buttons, ['Send']);
    assert.equal(dialogs.messages.length, 1);
    assert.equal(server.received.length, 0);
    assert.equal(textOf(editor), 'کتاب خوب');
  });

  it('is sent after a yes', async () => {
    dialogs.press('Send');
    const editor = await openMarked('[کتاب] [خوب]');
    await run('translate');
    assert.equal(textOf(editor), 'word word');
    assert.equal(server.received.length, 2);
  });

  it('is sent without a question when it is not above the limit, or there is none', async () => {
    for (const limit of [14, 0]) {
      await setSetting('confirmAboveUnits', limit);
      await openMarked('[کتاب] [خوب]');
      await run('translate');
      assert.deepEqual(dialogs.messages, []);
    }
    assert.equal(server.received.length, 4);
  });

  it('is never asked about on the local service', async () => {
    await setSetting('service', 'local');
    await openMarked('[کتاب] [خوب]');
    await run('translate');
    assert.deepEqual(dialogs.messages, []);
    assert.equal(server.received.length, 0);
  });
});
