import assert from 'node:assert/strict';
import { failure } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';
import { usePanels } from '../support/editor/panels.ts';

/** What people read in a page: its text without tags, each run of white space one space. */
function textOf(html: string): string {
  return html
    .replace(/<style.*<\/style>|<title>.*<\/title>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const period = { start: '2026-01-15T12:00:00Z', end: '2026-02-15T12:00:00Z' };

const usage = {
  request_id: 'req_usage',
  environment: 'sandbox',
  plan: 'starter',
  access_status: 'active',
  billing_period: period,
  text_units: { used: 1234, allowance: 10_000, remaining: 8766 },
  basic_seconds: { used: 60, allowance: 60, remaining: 0 },
  premium_seconds: { used: 5, allowance: null, remaining: null },
  additional_text_usage: { approved_units: 0, used_units: 0 },
  rate_limit: { requests_per_minute: 120 },
};

describe('The usage of the hosted service', () => {
  const hosted = useHostedServer();
  const panels = usePanels();

  async function shown(body: unknown): Promise<string> {
    hosted.server.answerWith(() => ({ body }));
    await run('showUsage');
    return panels.only().webview.html;
  }

  it('is shown as bars, with key, plan and period, and is only read', async () => {
    const html = await shown(usage);
    const text = textOf(html);
    assert.ok(text.includes(`The hosted service at ${hosted.server.baseUrl}.`));
    for (const part of [
      'Key Sandbox',
      'Plan starter',
      'Access active',
      'Billing period January 15, 2026 to February 15, 2026',
      '120 requests a minute',
      'Text units 1,234 of 10,000 used, 8,766 left',
      'Premium speech, seconds 5 used, not limited',
      'Additional text units None approved',
      'Request ID: req_usage',
    ])
      assert.ok(text.includes(part), `${part} is not in ${text}`);
    assert.match(html, /<meter max="10000" value="1234" aria-label="Text units"/);
    assert.equal(html.match(/<meter/g)?.length, 2);
    assert.deepEqual(
      hosted.server.received.map(({ path }) => path),
      ['/v1/usage'],
    );
  });

  it('says when what is used up renews', async () => {
    const text = textOf(await shown(usage));
    assert.match(text, /60 of 60 used, 0 left Used up\. It renews on February 15, 2026\./);
    const once = { ...usage, billing_period: { ...period, end: null } };
    assert.match(textOf(await shown(once)), /Used up\. It does not renew\./);
  });

  it('is shown in another shape too, and all of it where nothing is recognised', async () => {
    const meters = [{ name: 'text', used: 3, quota: 12 }];
    const other = textOf(await shown({ data: { meters, resets_at: period.end } }));
    assert.match(other, /Text units 3 of 12 used, 9 left/);
    const strange = textOf(await shown({ account: { tokens: ['seven', 8] } }));
    assert.match(strange, /no counter that Harf can read/);
    assert.match(strange, /account › tokens › 0 seven .*account › tokens › 1 8/);
  });

  it('is shown anew, in title and page, when the language of Harf changes', async () => {
    await shown(usage);
    const panel = panels.only();
    await setSetting('language', 'fa');
    while (!textOf(panel.webview.html).includes('۱٬۲۳۴')) await new Promise(setImmediate);
    assert.equal(panel.title, 'حرف: مصرف');
    assert.match(panel.webview.html, /<html lang="fa" dir="rtl">/);
  });

  it('is one panel without scripts, which Refresh fills again', async () => {
    const html = await shown(usage);
    assert.match(html, /href="command:harf\.showUsage"/);
    const policy = /content="(default-src[^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'nonce-[\da-f-]{36}'$/);
    assert.doesNotMatch(html, /<script|\son\w+=|\sstyle=/);
    const { webview } = panels.only();
    assert.equal(webview.options.enableScripts, false);
    assert.deepEqual(webview.options.localResourceRoots, []);
    assert.match(textOf(await shown({ ...usage, plan: 'larger' })), /Plan larger/);
  });

  it('is never read as markup', async () => {
    const html = await shown({ ...usage, plan: '<img src=x onerror="alert(1)">', '<b>': { '&': 1 } });
    assert.doesNotMatch(html, /<img|<b>/);
    assert.ok(html.includes('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;'));
  });

  it('is replaced by what went wrong, with what to do', async () => {
    hosted.server.answerWith(() => failure(401, 'invalid_api_key'));
    await run('showUsage');
    const { html } = panels.only().webview;
    assert.match(textOf(html), /refused the API key\. .*set a valid one/);
    assert.match(html, /href="command:harf\.setApiKey"/);
    assert.match(textOf(html), /Request ID: req_2/);
    assert.doesNotMatch(html, /command:x/);
    assert.deepEqual(hosted.dialogs.messages, []);
  });

  it('is replaced by what is missing, with a link to it', async () => {
    await setSetting('baseUrl', 'ftp://a.example');
    await run('showUsage');
    const { html } = panels.only().webview;
    assert.match(textOf(html), /must begin with https/);
    assert.match(html, /href="command:workbench\.action\.openSettings\?%5B%22harf\.baseUrl%22%5D"/);
  });

  it('is one click away when an allowance is used up, and tells the message when it renews', async () => {
    hosted.server.answerWith(({ path }) =>
      path === '/v1/usage' ? { body: usage } : failure(402, 'text_quota_exhausted'),
    );
    hosted.dialogs.press('Show Usage');
    await openMarked('[کتاب]');
    await run('translate');
    await hosted.dialogs.shown(/allowance is used up\. .*It renews on February 15, 2026\./);
    while (!panels.opened[0]?.webview.html.includes('starter')) await new Promise(setImmediate);
  });
});

describe('The usage of the local service', () => {
  const dialogs = useDialogs();
  const panels = usePanels();

  it('is said to be unmetered', async () => {
    dialogs.pick('Show Usage');
    await run('selectService');
    const text = textOf(panels.only().webview.html);
    assert.match(text, /local service on this computer\. It is not metered: nothing is charged or limited/);
    assert.match(text, /Text units [\d,]+ used, not limited/);
    assert.doesNotMatch(text, /Plan|of 0 used/);
  });
});
