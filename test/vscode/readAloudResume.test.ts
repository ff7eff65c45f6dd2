import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { tinyVoice, tinyVoiceSettings } from '../../scripts/models/voice/tinyVoice.ts';
import { writeRecord } from '../../src/assets/installed/record.ts';
import { contentOfBytes } from '../support/assets/smallAsset.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked } from '../support/editor/editing.ts';
import type { FakePanel } from '../support/editor/fakePanel.ts';
import { hear } from '../support/editor/heard.ts';
import { memoryOf } from '../support/editor/memory.ts';
import { openPlaybackWindow, type PlaybackWindow } from '../support/editor/playbackWindow.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const LOUD_ENOUGH = 0.01;
const sentences = 'این جمله برای خواندن است و کمی بلند است تا زمان بگیرد. '.repeat(25);

describe('A playback', () => {
  const dialogs = useDialogs();
  let folder: string;
  const windows: PlaybackWindow[] = [];

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    for (const { end } of windows.splice(0)) end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  async function open(memory?: vscode.Memento): Promise<PlaybackWindow> {
    const window = await openPlaybackWindow(folder, memory);
    windows.push(window);
    return window;
  }

  async function loudness(panel: FakePanel): Promise<number> {
    const audio = await panel.requester.ask('audio', { playbackId: panel.newest.id, section: 0 });
    return (await hear(audio)).loudness;
  }

  it('that cannot be kept is refused with the reason', async () => {
    await writeFile(join(folder, 'readings'), 'no folder');
    const { session, panel } = await open();
    await openMarked('[سلام]');
    await assert.rejects(session.readAloud(), /cannot write to its folder/);
    assert.deepEqual(panel.start?.playbacks, []);
  });

  it('goes on after a reload of the window where it was, with the same job', async () => {
    const first = await open();
    await openMarked(`[${sentences}]`);
    await first.session.readAloud();
    await first.panel.until('it runs', () => first.panel.section().hasPreview);
    const { id } = first.panel.newest;
    const job = await jobIdIn(folder, id);
    assert.ok(job);
    first.end();
    const second = await open();
    assert.equal(second.panel.newest.id, id);
    assert.equal(second.panel.section().state, 'running');
    assert.deepEqual(await second.panel.ended(), ['succeeded'], second.panel.section().failure ?? '');
    assert.equal(await jobIdIn(folder, id), job);
    assert.ok((await loudness(second.panel)) > LOUD_ENOUGH);
    assert.ok(second.panel.messages.some(({ type }) => type === 'previewChunk'));
  }).timeout(60_000);

  it('that was heard last is in front after a reload', async () => {
    const memory = memoryOf(new Map());
    const first = await open(memory);
    const ids: string[] = [];
    for (const text of ['یک', 'دو']) {
      await openMarked(`[${text}]`);
      await first.session.readAloud();
      await first.panel.ended();
      ids.push(first.panel.newest.id);
      await kept(folder, first.panel.newest.id);
    }
    first.end();
    const second = await open(memory);
    assert.equal(second.panel.start?.shownId, ids[1]);
    second.panel.say({ type: 'shown', playbackId: ids[0] });
    second.end();
    const third = await open(memory);
    assert.equal(third.panel.start?.shownId, ids[0]);
    await third.session.clear();
    assert.deepEqual(memory.keys(), []);
  });

  it('survives the end of the service in the middle', async () => {
    const { session, panel, processes } = await open();
    await openMarked(`[${sentences}]`);
    await session.readAloud();
    await panel.until('it runs', () => panel.section().hasPreview);
    const [service] = processes;
    assert.ok(service);
    process.kill(service, 'SIGKILL');
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    assert.equal(processes.length, 2);
    assert.ok((await loudness(panel)) > LOUD_ENOUGH);
  }).timeout(60_000);

  it('is listed and played in later windows without any service', async () => {
    const first = await open();
    await openMarked('[سلام دنیا.]');
    await first.session.readAloud();
    await first.panel.ended();
    await kept(folder, first.panel.newest.id);
    first.end();
    const second = await open();
    assert.deepEqual(
      second.panel.playbacks.map(({ title }) => title),
      ['سلام دنیا.'],
    );
    assert.ok((await loudness(second.panel)) > LOUD_ENOUGH);
    assert.equal(
      await second.panel.requester.ask('text', { playbackId: second.panel.newest.id }),
      'سلام دنیا.',
    );
    assert.deepEqual(second.processes, []);
  });

  it('leaves nothing on the disk when it is removed, and is for its user only until then', async () => {
    const { session, panel } = await open();
    await openMarked('[سلام دنیا.]');
    await session.readAloud();
    await panel.ended();
    await kept(folder, panel.newest.id);
    const place = join(folder, 'readings', panel.newest.id);
    if (process.platform !== 'win32') {
      assert.equal((await stat(place)).mode & 0o777, 0o700);
      for (const name of await readdir(place))
        assert.equal((await stat(join(place, name))).mode & 0o777, 0o600);
    }
    panel.say({ type: 'remove', playbackId: panel.newest.id });
    await panel.until('it is removed', () => panel.playbacks.length === 0);
    await session.clear();
    assert.ok(!(await readdir(folder)).includes('readings'));
  });

  it('is read again with the settings as they are now', async () => {
    const { session, panel } = await open();
    await openMarked('[سلام دنیا.]');
    await session.readAloud();
    await panel.ended();
    const { id } = panel.newest;
    panel.say({ type: 'changeSettings', change: { voice: 'leyla', pace: 1.25 } });
    await panel.until('the settings', () =>
      panel.messages.some((message) => message.type === 'settings' && message.settings.pace === 1.25),
    );
    panel.say({ type: 'readAgain', playbackId: id });
    await panel.until('another playback', () => panel.playbacks.length === 2);
    assert.deepEqual([panel.newest.voice, panel.newest.pace], ['leyla', 1.25]);
    assert.deepEqual(await panel.ended(), ['succeeded']);
  });

  it('has a sample of each voice', async () => {
    const { panel } = await open();
    const sample = await panel.requester.ask('sample', { tier: 'basic', voice: 'amir' });
    const { seconds, loudness: loud } = await hear(sample);
    assert.ok(seconds > 1 && seconds < 6 && loud > LOUD_ENOUGH);
    assert.deepEqual(panel.playbacks, []);
  });

  it('is spoken by the natural voice that the user chose for a voice, as is its sample', async () => {
    const assets = join(folder, 'assets');
    const extension = vscode.extensions.getExtension('harf-persian.harf');
    assert.ok(extension);
    const runtime = join(extension.extensionPath, 'node_modules', 'onnxruntime-web', 'dist');
    const wasm = 'ort-wasm-simd-threaded.wasm';
    await installed(assets, 'speech-runtime', [[wasm, await readFile(join(runtime, wasm))]]);
    await installed(assets, 'voice-tiny', [
      ['voice.onnx', tinyVoice()],
      ['voice.onnx.json', Buffer.from(tinyVoiceSettings())],
    ]);
    const { panel } = await open();
    const speakers = () => {
      const last = panel.messages.findLast((message) => message.type === 'settings');
      return last?.choices.voices.map(({ natural }) => natural ?? '-').join(' ');
    };
    await panel.until('the natural voices', () => speakers() === 'tiny - - - tiny');
    const sample = async () =>
      Buffer.from((await panel.requester.ask('sample', { tier: 'basic', voice: 'leyla' })).bytes).toString(
        'hex',
      );
    const builtIn = await sample();
    panel.say({ type: 'chooseNaturalVoice', voice: 'leyla', natural: 'tiny' });
    await panel.until('the choice', () => speakers() === 'tiny tiny - - tiny');
    const natural = await sample();
    assert.ok(natural !== builtIn);
    panel.say({ type: 'chooseNaturalVoice', voice: 'leyla', natural: null });
    await panel.until('the other choice', () => speakers() === 'tiny - - - tiny');
    assert.ok((await sample()) === builtIn);
  }).timeout(60_000);

  it('finds its words in the next window where only what is before them was edited, and says so else', async () => {
    const first = await open();
    const editor = await openMarked('آغاز\n[کتاب خوب است.]');
    await first.session.readAloud();
    assert.deepEqual(await first.panel.ended(), ['succeeded']);
    const playbackId = first.panel.newest.id;
    first.end();
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'پیش‌گفتاری تازه و '));
    const second = await open();
    const shown = new Promise<void>((resolve) => {
      const subscription = vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor.document.getText(textEditor.selection) !== 'خوب') return;
        subscription.dispose();
        resolve();
      });
    });
    second.panel.say({ type: 'reveal', playbackId, utf16Start: 5, utf16End: 8 });
    await shown;
    assert.deepEqual(dialogs.messages, []);
    second.end();
    await editor.edit((edit) => edit.insert(new vscode.Position(1, 2), 'x'));
    const third = await open();
    third.panel.say({ type: 'reveal', playbackId, utf16Start: 5, utf16End: 8 });
    await dialogs.shown(/not in .* as it was read/);
  });
});

async function installed(
  assets: string,
  id: string,
  files: readonly (readonly [string, Buffer | Uint8Array])[],
): Promise<void> {
  await mkdir(join(assets, id), { recursive: true });
  const contents = files.map(([name, bytes]) => ({ name, ...contentOfBytes(Buffer.from(bytes)) }));
  for (const [name, bytes] of files) await writeFile(join(assets, id, name), bytes);
  await writeRecord(join(assets, id), { id, version: 'tiny', files: contents });
}

async function stateIn(folder: string, id: string) {
  return JSON.parse(await readFile(join(folder, 'readings', id, 'state.json'), 'utf8')).sections[0];
}

async function jobIdIn(folder: string, id: string): Promise<string | null> {
  return (await stateIn(folder, id)).jobId;
}

/** Resolves when the disk has the playback as finished; the panel hears of it first. */
async function kept(folder: string, id: string): Promise<void> {
  const isKept = async () => (await stateIn(folder, id)).state === 'succeeded';
  while (!(await isKept())) await new Promise((resolve) => setImmediate(resolve));
}
