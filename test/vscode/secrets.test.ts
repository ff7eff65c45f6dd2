import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import { type Answer, common, startApiServer } from '../support/editor/apiServer.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';
import { useFakePanels } from '../support/editor/fakePanel.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';
import { usePanels } from '../support/editor/panels.ts';
import { watchProgress } from '../support/editor/progress.ts';

const pick = (letters: string, count: number) =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => letters[byte % letters.length]).join('');

/** Found nowhere else: what the editor leaves behind is searched for them after the run. */
const apiKey = `harf_test_${pick('abcdefghijklmnopqrstuvwxyz0123456789', 32)}`;
const text = pick('بتجدرزسشفقکلمن', 24);

/** The editor shows the first line of an untitled document in titles, which the browser remembers. */
const openSecret = () => openMarked(`title\n\n[${text}]`);

/** Answers as a service that repeats both wherever it can. */
function repeating(status: number, headers: Record<string, string> = {}): Answer {
  const both = `${text} ${apiKey}`;
  const error = { code: apiKey, message: both, category: text, action: both, retryable: status >= 500 };
  return { status, headers, body: { request_id: apiKey, error, [text]: both } };
}

describe('The key and the text', () => {
  const hosted = useHostedServer(apiKey);
  usePanels();

  before(async () => {
    const file = process.env['HARF_TEST_SECRETS'];
    assert.ok(file, 'HARF_TEST_SECRETS does not say where to write the secrets down');
    await writeFile(file, JSON.stringify({ apiKey, text }));
  });

  const successes = { body: { ...common, diacritized: text, pinglish: 'p', translation: 't' } };

  async function runAll(): Promise<void> {
    for (const command of ['diacritize', 'translate']) {
      await openSecret();
      await run(command);
    }
  }

  it('go to the hosted service, and nowhere else', async () => {
    hosted.server.answerWith(() => successes);
    await runAll();
    const [request] = hosted.server.received;
    assert.equal(request?.headers.authorization, `Bearer ${apiKey}`);
    assert.equal(request?.body.text, text);
    for (const { path } of hosted.server.received) assert.match(path, /^\/v1\/(?:diacritize|translate)$/);
  });

  it('stay out of everything when the service refuses', async () => {
    for (const status of [400, 401, 402, 403, 404, 409, 429, 500]) {
      hosted.server.answerWith(() => repeating(status, { 'retry-after': '60' }));
      await runAll();
    }
    assert.equal(hosted.server.received.length, 16);
    assert.ok(hosted.dialogs.messages.length >= 16);
    for (const message of hosted.dialogs.messages) assert.equal(message.text.includes(apiKey), false);
  });

  it('stay out of everything when it fails and is asked again, and when that is cancelled', async () => {
    let failures = 0;
    hosted.server.answerWith(() => (failures++ === 0 ? repeating(503, { 'retry-after': '0' }) : successes));
    const editor = await openSecret();
    await run('translate');
    assert.ok(textOf(editor).endsWith('t'));
    hosted.server.answerWith(() => repeating(503, { 'retry-after': '20' }));
    const progress = watchProgress();
    try {
      progress.onMessage = (message) => {
        if (message.startsWith('retrying')) progress.cancel();
      };
      await runAll();
    } finally {
      progress.restore();
    }
  });

  it('stay out of everything when it redirects, or cannot be read', async () => {
    const elsewhere = await startApiServer();
    const location = `${elsewhere.baseUrl}/${encodeURIComponent(text)}?key=${apiKey}`;
    for (const answer of [
      { status: 307, headers: { location }, body: {} },
      { body: { [text]: apiKey } },
      { body: [text, apiKey] },
      { headers: { 'content-type': 'text/html' }, body: text },
    ]) {
      hosted.server.answerWith(() => answer);
      await runAll();
    }
    assert.equal(elsewhere.received.length, 0);
    await elsewhere.close();
  });

  it('stay out of everything when its usage is asked for', async () => {
    hosted.server.answerWith(() => ({
      body: { plan: text, text_units: { used: 1, allowance: 2, [text]: 3 } },
    }));
    await run('checkConnection');
    await run('showUsage');
    hosted.server.answerWith(() => repeating(401));
    await run('checkConnection');
    await run('showUsage');
  });

  it('stay out of everything when there is no server', async () => {
    const gone = await startApiServer();
    await gone.close();
    await setSetting('baseUrl', gone.baseUrl);
    hosted.dialogs.type(apiKey);
    await run('setApiKey');
    const progress = watchProgress();
    progress.onMessage = (message) => {
      if (message.startsWith('retrying')) progress.cancel();
    };
    try {
      await runAll();
    } finally {
      progress.restore();
      await run('clearApiKey');
    }
  });

  it('stay out of everything on the local service', async () => {
    await setSetting('service', 'local');
    await runAll();
    const { document } = await openSecret();
    const position = new vscode.Position(2, 2);
    await vscode.commands.executeCommand('vscode.executeHoverProvider', document.uri, position);
    await run('pinglish');
    await run('restorePersian');
    await run('showLog');
  });
});

describe('The key and the text that is read aloud', () => {
  const hosted = useHostedServer(apiKey);
  const panels = useFakePanels();

  it('stay out of everything when the service refuses', async () => {
    hosted.server.answerWith(() => repeating(401));
    await openSecret();
    await run('readAloud');
    assert.deepEqual(await panels.current.ended(), ['failed']);
    assert.equal(hosted.server.received[0]?.body.text, text);
  });

  it('stay out of everything on the local service', async () => {
    await setSetting('service', 'local');
    await openSecret();
    await run('readAloud');
    assert.deepEqual(await panels.current.ended(), ['succeeded']);
  });
});
