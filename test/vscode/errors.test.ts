import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import * as vscode from 'vscode';
import { common, failure } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf, until } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

describe('An error of the hosted service', () => {
  const hosted = useHostedServer();

  it('lets its request id be copied', async () => {
    hosted.server.answerWith(() => failure(402, 'text_quota_exhausted'));
    hosted.dialogs.press('Copy Request ID');
    await vscode.env.clipboard.writeText('before');
    await openMarked('[کتاب]');
    await run('translate');
    await hosted.dialogs.shown(/allowance is used up/);
    assert.equal(await vscode.env.clipboard.readText(), 'req_2');
  });

  it('offers no request id that could be anything else', async () => {
    const { status = 0, body } = failure(402, 'text_quota_exhausted');
    hosted.server.answerWith(() => ({ status, body: { ...Object(body), request_id: 'rm -rf ~' } }));
    await openMarked('[کتاب]');
    await run('translate');
    const { buttons } = await hosted.dialogs.shown(/allowance is used up/);
    assert.deepEqual(buttons, ['Show Usage', 'Choose Service', 'Show Log']);
  });

  it('may have any code, also the name of what every object has', async () => {
    for (const code of ['constructor', '__proto__', 'toString']) {
      hosted.server.answerWith(() => failure(400, code));
      await openMarked('[کتاب]');
      await run('translate');
      const { buttons } = await hosted.dialogs.shown(/refused the request/);
      assert.deepEqual(buttons, ['Copy Request ID', 'Show Log'], code);
    }
  });

  it('with a code that only the client means is told in the words of the service', async () => {
    hosted.server.answerWith(() => failure(400, 'ledger_failed'));
    await openMarked('[کتاب]');
    await run('translate');
    const { text } = await hosted.dialogs.shown(/./);
    assert.match(text, /^The service refused the request: It failed\./);
  });

  it('is a warning only where what was selected is wrong', async () => {
    for (const [code, kind] of [
      ['persian_text_required', 'warning'],
      ['internal_error', 'error'],
    ] as const) {
      hosted.server.answerWith(() => failure(400, code));
      await openMarked('[کتاب]');
      await run('translate');
      assert.equal((await hosted.dialogs.shown(/./)).kind, kind);
      hosted.dialogs.messages.length = 0;
    }
  });

  it('that asks to wait for more than a day is over, and tells the date', async () => {
    hosted.server.answerWith(() => ({
      ...failure(429, 'rate_limit_exceeded', true),
      headers: { 'retry-after': '3000000' },
    }));
    const editor = await openMarked('[کتاب]');
    await run('translate');
    const { text, buttons } = await hosted.dialogs.shown(/Too many requests/);
    const until = new Date(Date.now() + 3e9).toLocaleDateString(vscode.env.language, { dateStyle: 'long' });
    assert.ok(
      text.endsWith(`Too many requests were sent. The service asks to be left alone until ${until}.`),
      text,
    );
    assert.ok(!buttons.includes('Retry'));
    assert.equal(textOf(editor), 'کتاب');
    assert.equal(hosted.server.received.filter(({ path }) => path === '/v1/translate').length, 1);
  });

  it('that asks to wait for hours tells it in minutes, and can be retried', async () => {
    hosted.server.answerWith(() => ({
      ...failure(503, 'service_unavailable', true),
      headers: { 'retry-after': '7200' },
    }));
    const editor = await openMarked('[کتاب]');
    await run('translate');
    const { text, buttons } = await hosted.dialogs.shown(/not available now/);
    assert.match(text, /wait 120 minutes/);
    assert.ok(buttons.includes('Retry'));
    hosted.server.answerWith(() => ({ body: { ...common, translation: 'book' } }));
    await run('retryFailed');
    assert.equal(textOf(editor), 'book');
  });

  it('that a proxy answers for it tells that the service fails, and not to look at the address', async () => {
    const page = { body: Buffer.from('<html>Bad gateway</html>'), headers: { 'retry-after': '60' } };
    hosted.server.answerWith(() => ({ status: 502, ...page }));
    await openMarked('[کتاب]');
    await run('translate');
    const { text, buttons } = await hosted.dialogs.shown(/failing/);
    assert.match(text, /The service is failing at the moment \(HTTP 502\)\. Try again later\./);
    assert.deepEqual(buttons, ['Show Log', 'Retry']);
  });

  it('that is far too long is given up in the middle, and told in a sentence', async () => {
    const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    hosted.server.answerWith(() => ({ headers: { 'content-encoding': 'gzip' }, body: packed }));
    const editor = await openMarked('[کتاب]');
    await run('translate');
    const { text, buttons } = await hosted.dialogs.shown(/far longer answer than Harf accepts/);
    assert.match(text, /Check that the base address/);
    assert.deepEqual(buttons, ['Open Settings', 'Show Log']);
    assert.equal(textOf(editor), 'کتاب');
    assert.equal(hosted.server.received.length, 1);
  });

  it('still asks for the decision after something else was chosen', async () => {
    let isBroken = true;
    hosted.server.answerWith(() =>
      isBroken ? failure(503, 'service_unavailable', true) : { body: { ...common, translation: 'book' } },
    );
    const editor = await openMarked('[کتاب]');
    hosted.dialogs.press('Copy Request ID', 'Retry');
    const translated = run('translate');
    await hosted.dialogs.shown(/not available now/);
    isBroken = false;
    await translated;
    await until('the retry is applied', () => textOf(editor) === 'book');
    assert.deepEqual(
      hosted.dialogs.messages.map(({ buttons }) => buttons),
      [
        ['Copy Request ID', 'Show Log', 'Retry'],
        ['Show Log', 'Retry'],
      ],
    );
  });

  it('about the key is told for people, not for programmers', async () => {
    for (const [status, code] of [
      [401, 'invalid_api_key'],
      [403, 'insufficient_scope'],
    ] as const) {
      hosted.server.answerWith(() => failure(status, code));
      await openMarked('[کتاب]');
      await run('translate');
      const { text, buttons } = await hosted.dialogs.shown(/API key/);
      assert.doesNotMatch(text, /command|It failed/);
      assert.equal(buttons[0], 'Set API Key');
      hosted.dialogs.messages.length = 0;
    }
  });

  it('never makes a link of what the service says', async () => {
    hosted.server.answerWith(() => failure(400, 'unheard_of'));
    await openMarked('[کتاب]');
    await run('translate');
    const { text } = await hosted.dialogs.shown(/It failed\. Do \[this\]/);
    assert.equal(text.includes(']('), false);
  });
});

describe('A base address that cannot be used', () => {
  const dialogs = useDialogs();

  it('is told, and nothing is done by the local service instead', async () => {
    await setSetting('baseUrl', 'http://api.example');
    const editor = await openMarked('[سلام]');
    await run('pinglish');
    const { buttons } = await dialogs.shown(/must begin with https:\/\/\..*Nothing was sent/);
    assert.deepEqual(buttons, ['Open Settings', 'Choose Service']);
    assert.equal(textOf(editor), 'سلام');
  });
});
