import assert from 'node:assert/strict';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';
import { type ServedService, serveService } from '../support/editor/servedService.ts';

describe('The hosted service', () => {
  let service: ServedService;
  // Before the hook that takes back the settings.
  afterEach(async () => {
    await setSetting('baseUrl', service.baseUrl);
    await run('clearApiKey');
  });
  const dialogs = useDialogs();

  before(async () => {
    service = await serveService();
  });
  after(() => service.stop());
  beforeEach(() => setSetting('baseUrl', service.baseUrl));

  async function usedUnits(): Promise<number> {
    const headers = { authorization: `Bearer ${service.liveKey}` };
    const response = await fetch(`${service.baseUrl}/v1/usage`, { headers });
    const { text_units } = (await response.json()) as { text_units: { used: number } };
    return text_units.used;
  }

  async function setKey(key: string): Promise<void> {
    dialogs.type(key);
    await run('setApiKey');
  }

  it('gets the text once its address and key are set', async () => {
    await setKey(` ${service.liveKey} `);
    dialogs.expect(/Text now goes there/);
    const before = await usedUnits();
    const editor = await openMarked('[سلام]\n\n[سلام]');
    await run('pinglish');
    assert.equal(textOf(editor), 'salaam\n\nsalaam');
    assert.equal(await usedUnits(), before + 4);
  });

  it('is named where the commands for the whole document are offered', async () => {
    await setKey(service.liveKey);
    await openMarked('سلام|');
    await run('runOnDocument');
    const sent = dialogs.offered.filter(({ detail }) => detail === 'Its text goes to the hosted service.');
    assert.deepEqual(
      sent.map(({ label }) => label.split(/ Beside|…/)[0]),
      [
        'Add Diacritics',
        'Convert to Pinglish',
        'Translate to English',
        'Show Pinglish',
        'Show English',
        'Read Aloud',
      ],
    );
  });

  it('says for which address a key is, and hides it', async () => {
    await setKey(service.liveKey);
    const [input] = dialogs.inputs;
    assert.ok(input?.prompt?.includes(service.baseUrl));
    assert.equal(input?.password, true);
    assert.ok(await input?.validateInput?.('two words'));
    assert.equal(await input?.validateInput?.(service.liveKey), undefined);
  });

  it('answers a check of the connection, which charges nothing', async () => {
    await setKey(service.liveKey);
    const before = await usedUnits();
    await run('checkConnection');
    const { text } = dialogs.expect(/The hosted service at http:\/\/127\.0\.0\.1:\d+ answers\./);
    assert.match(text, /Plan: .+\. Text units left: [\d,]+\./);
    assert.equal(await usedUnits(), before);
  });

  it('leaves the text alone when it refuses the key', async () => {
    await setKey('harf_live_wrong');
    const editor = await openMarked('[سلام]');
    await run('diacritize');
    const { buttons } = await dialogs.shown(/refused the API key/);
    assert.deepEqual(buttons, ['Set API Key', 'Copy Request ID', 'Show Log']);
    assert.equal(textOf(editor), 'سلام');
  });

  it('gets a new key in place of a wrong one', async () => {
    await setKey('harf_live_wrong');
    await setKey(service.liveKey);
    const editor = await openMarked('[سلام]');
    await run('pinglish');
    assert.equal(textOf(editor), 'salaam');
  });

  it('gets nothing without a key: the local service does the work', async () => {
    const before = await usedUnits();
    const editor = await openMarked('[سلام]');
    await run('pinglish');
    assert.equal(textOf(editor), 'salaam');
    assert.equal(await usedUnits(), before);
    await run('checkConnection');
    dialogs.expect(/local service answers/);
  });

  it('gets nothing when the user chose the local one', async () => {
    await setKey(service.liveKey);
    const before = await usedUnits();
    dialogs.pick('Local');
    await run('selectService');
    const editor = await openMarked('[سلام]');
    await run('pinglish');
    assert.equal(textOf(editor), 'salaam');
    assert.equal(await usedUnits(), before);
  });

  it('is asked for its key when it is chosen without one', async () => {
    dialogs.pick('Hosted');
    dialogs.type(service.liveKey);
    await run('selectService');
    await dialogs.shown(/Text now goes there/);
  });

  it('is not replaced by the local one when its key is missing', async () => {
    await setSetting('service', 'hosted');
    const editor = await openMarked('[سلام]');
    await run('pinglish');
    const { buttons } = await dialogs.shown(/no API key for http:\/\/127/);
    assert.deepEqual(buttons, ['Set API Key', 'Choose Service']);
    assert.equal(textOf(editor), 'سلام');
  });
});

describe('API keys', () => {
  const dialogs = useDialogs();

  it('are not asked for without an address', async () => {
    await run('setApiKey');
    await dialogs.shown(/harf\.baseUrl/);
    assert.deepEqual(dialogs.inputs, []);
  });

  it('are not asked for an address that is not safe', async () => {
    await setSetting('baseUrl', 'http://api.example');
    await run('setApiKey');
    await dialogs.shown(/must begin with https/);
    assert.deepEqual(dialogs.inputs, []);
  });

  it('are removed even when their address is no longer set', async () => {
    await setSetting('baseUrl', 'https://old.example/api');
    dialogs.type('harf_live_old');
    await run('setApiKey');
    await setSetting('baseUrl', undefined);
    dialogs.pick('https://old.example');
    await run('clearApiKey');
    dialogs.expect(/key for https:\/\/old\.example was removed/);
    await run('clearApiKey');
    dialogs.expect(/No API key is kept/);
  });
});
