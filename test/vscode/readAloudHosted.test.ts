import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, until } from '../support/editor/editing.ts';
import { type FakePanel, useFakePanels } from '../support/editor/fakePanel.ts';
import { type FaultyProxy, startFaultyProxy } from '../support/editor/faultyProxy.ts';
import { hear } from '../support/editor/heard.ts';
import { type ServedService, serveService } from '../support/editor/servedService.ts';

const LOUD_ENOUGH = 0.01;
const JOBS = '/v1/speech/jobs';
const AUDIO = '/v1/developer/audio';

/** Paragraphs that need a section each, told apart by their first words; most of it is not spoken. */
const paragraph = (name: string) => `${name} کتاب ${`${'، '.repeat(40)}\n`.repeat(69)}`.trim();

describe('Reading aloud by the hosted service', () => {
  let service: ServedService;
  let proxy: FaultyProxy;
  // Before the hook that takes back the settings.
  afterEach(async () => {
    await setSetting('baseUrl', proxy.baseUrl);
    await run('clearApiKey');
    await proxy.close();
    service.stop();
  });
  const dialogs = useDialogs();
  const panels = useFakePanels();

  /** Serves with `options`, and makes that the hosted service. */
  async function serve(...options: string[]): Promise<void> {
    service = await serveService(['--faults', ...options]);
    proxy = await startFaultyProxy(service.baseUrl);
    await setSetting('baseUrl', proxy.baseUrl);
    dialogs.type(service.liveKey);
    await run('setApiKey');
    dialogs.messages.length = 0;
    // What is read here is long, but hardly spoken.
    await setSetting('confirmAboveSeconds', 0);
  }

  async function usedSeconds(): Promise<number> {
    const headers = { authorization: `Bearer ${service.liveKey}` };
    const response = await fetch(`${service.baseUrl}/v1/usage`, { headers });
    const { basic_seconds } = (await response.json()) as { basic_seconds: { used: number } };
    return basic_seconds.used;
  }

  async function read(text: string): Promise<FakePanel> {
    const { document } = await openMarked(text);
    await vscode.commands.executeCommand('editor.action.selectAll');
    await until('all is selected', () => vscode.window.activeTextEditor?.selection.isEmpty === false);
    assert.equal(vscode.window.activeTextEditor?.document, document);
    await run('readAloud');
    return panels.current;
  }

  async function loudness(panel: FakePanel, section = 0): Promise<number> {
    const audio = await panel.requester.ask('audio', { playbackId: panel.newest.id, section });
    return (await hear(audio)).loudness;
  }

  const created = () => proxy.passed.filter(({ method, path }) => method === 'POST' && path === JOBS);

  it('charges what is heard, once, and knows about when sentences are heard', async () => {
    await serve();
    const panel = await read('سلام دنیا. این جملهٔ دوم است.');
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    assert.ok((panel.section().chargedSeconds ?? 0) > 0);
    assert.equal(await usedSeconds(), panel.section().chargedSeconds);
    const place = { playbackId: panel.newest.id, section: 0 };
    const { unit, spans } = await panel.requester.ask('timing', place);
    assert.deepEqual([unit, spans.length], ['sentence', 2]);
    assert.ok((await loudness(panel)) > LOUD_ENOUGH);
    assert.ok((await loudness(panel)) > LOUD_ENOUGH);
    assert.equal(await usedSeconds(), panel.section().chargedSeconds);
    for (const request of proxy.passed)
      assert.ok(!request.path.startsWith('/x/') || request.method === 'GET');
  });

  it('never shows the panel a key or an address of sound', async () => {
    await serve();
    const panel = await read('سلام دنیا.');
    await panel.ended();
    await loudness(panel);
    const said = JSON.stringify(panel.messages);
    for (const secret of [service.liveKey, AUDIO, 'signature', proxy.baseUrl])
      assert.ok(!said.includes(secret));
  });

  it('goes on where its stream of events was cut, again and again', async () => {
    await serve();
    proxy.faultFor = ({ path }) => (path.endsWith('/events') ? 'sse-cut-after=1' : undefined);
    const panel = await read('جملهٔ یک. جملهٔ دو. جملهٔ سه.');
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    assert.ok(proxy.passed.filter(({ path }) => path.endsWith('/events')).length > 1);
    assert.equal(created().length, 1);
    assert.ok((await loudness(panel)) > LOUD_ENOUGH);
  });

  it('renews an address of sound that has expired', async () => {
    await serve();
    let refused = 0;
    proxy.faultFor = ({ path }) =>
      path === AUDIO && refused++ === 0 ? 'status=403;code=audio_url_invalid;times=1' : undefined;
    const panel = await read('سلام دنیا.');
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    assert.ok(refused > 1);
    assert.ok((await loudness(panel)) > LOUD_ENOUGH);
  });

  it('tries only the section again that failed, and charges the others once', async () => {
    await serve();
    proxy.faultFor = ({ path, body }) =>
      path === JOBS && body.includes('"دو ') ? 'status=400;code=invalid_request' : undefined;
    const panel = await read(['یک', 'دو'].map(paragraph).join('\n\n'));
    assert.deepEqual(await panel.ended(), ['succeeded', 'failed']);
    assert.match(panel.section(1).failure ?? '', /refused the request/);
    const charged = await usedSeconds();
    assert.ok(charged > 0);
    proxy.faultFor = () => undefined;
    panel.say({ type: 'retryFailed', playbackId: panel.newest.id });
    await panel.until('the section is tried again', () => panel.section(1).state !== 'failed');
    assert.deepEqual(await panel.ended(), ['succeeded', 'succeeded']);
    assert.equal(panel.section(1).failure, null);
    assert.equal(created().filter(({ body }) => body.includes('"یک ')).length, 1);
    assert.equal(await usedSeconds(), charged + (panel.section(1).chargedSeconds ?? 0));
  });

  it('says that the allowance is used up, and asks no more', async () => {
    await serve('--basic-seconds', '1');
    const panel = await read(['یک', 'دو', 'سه', 'چهار'].map(paragraph).join('\n\n'));
    const states = await panel.ended();
    assert.ok(states.includes('succeeded') && states.at(-1) === 'failed', states.join());
    assert.match(panel.section(3).failure ?? '', /allowance of Basic speech is used up.* It renews on /);
    const { buttons } = await dialogs.shown(/allowance of Basic speech is used up.* It renews on /);
    assert.ok(buttons.includes('Show Usage'));
    assert.ok(created().length < 4);
    assert.equal(proxy.passed.filter(({ path }) => path === '/v1/usage').length, 1);
  });

  it('says which voice stood in', async () => {
    await serve('--unavailable-voices', 'kian');
    const panel = await read('سلام دنیا.');
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    const { voice, isFallback, hasPreview } = panel.section();
    assert.deepEqual(
      { voice, isFallback, hasPreview },
      { voice: 'ava', isFallback: true, hasPreview: false },
    );
    assert.equal(panel.newest.voice, 'kian');
  });

  it('cancels its job at the service, which charges nothing', async () => {
    await serve('--synthesis-delay', '3000');
    const panel = await read('جملهٔ یک. جملهٔ دو. جملهٔ سه.');
    await panel.until('it runs', () => panel.section().state === 'running');
    await run('cancelSpeech');
    assert.deepEqual(await panel.ended(), ['cancelled']);
    assert.ok(proxy.passed.some(({ path }) => path.endsWith('/cancel')));
    assert.equal(await usedSeconds(), 0);
    await run('cancelSpeech');
    await dialogs.shown(/Nothing is being prepared/);
  });

  it('keeps Premium that was answered when its sound could not be fetched, and pays once', async () => {
    await serve();
    await setSetting('speech.tier', 'premium');
    proxy.faultFor = ({ path }) => (path === AUDIO ? 'status=500;code=internal_error' : undefined);
    const panel = await read('سلام دنیا.');
    assert.deepEqual(await panel.ended(), ['failed']);
    proxy.faultFor = () => undefined;
    panel.say({ type: 'retryFailed', playbackId: panel.newest.id });
    await panel.until('it is tried again', () => panel.section().state !== 'failed');
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    const headers = { authorization: `Bearer ${service.liveKey}` };
    const response = await fetch(`${service.baseUrl}/v1/usage`, { headers });
    const { premium_seconds } = (await response.json()) as { premium_seconds: { used: number } };
    assert.equal(premium_seconds.used, panel.section().chargedSeconds);
  });
});
