import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run } from '../support/editor/editing.ts';
import { type FakePanel, useFakePanels } from '../support/editor/fakePanel.ts';

describe('The sound of a playback', () => {
  const dialogs = useDialogs();
  const panels = useFakePanels();
  const { executeCommand } = vscode.commands;
  let isPlaying: unknown;
  beforeEach(() => {
    isPlaying = false;
    Reflect.set(vscode.commands, 'executeCommand', (command: string, ...rest: unknown[]) => {
      if (command === 'setContext' && rest[0] === 'harf.isReading') isPlaying = rest[1];
      return executeCommand(command, ...rest);
    });
  });
  afterEach(() => {
    Reflect.set(vscode.commands, 'executeCommand', executeCommand);
  });

  const controls = ({ messages }: FakePanel) =>
    messages.flatMap((message) => (message.type === 'control' ? [message.action] : []));

  const at = (panel: FakePanel, state: 'playing' | 'paused' | 'stopped', seconds: number) =>
    panel.say({ type: 'position', playbackId: panel.newest.id, section: 0, seconds, state });

  /** Selected; another one for each `word`, for what was spoken before is there at once. */
  const longText = (word: string) => `[${`این جملهٔ ${word} برای خواندن است. `.repeat(60)}]`;

  async function read(text = '[کتاب خوب است.]'): Promise<FakePanel> {
    await openMarked(text);
    await run('readAloud');
    return panels.current;
  }

  /** What a test has read is removed by a panel that is open. */
  async function reopen(): Promise<void> {
    await run('openReadAloud');
    await panels.current.until('the start', () => panels.current.start !== undefined);
  }

  it('is silenced at once when it is cancelled, whether its job is under way or not', async () => {
    const panel = await read(longText('کوتاه'));
    await panel.until('it runs', () => panel.section().hasPreview);
    at(panel, 'playing', 1);
    await run('cancelSpeech');
    assert.deepEqual(controls(panel), ['stop']);
    assert.deepEqual(await panel.ended(), ['cancelled']);
    assert.equal(isPlaying, false);
    const finished = await read();
    await finished.ended();
    at(finished, 'playing', 0.2);
    await run('cancelSpeech');
    assert.deepEqual(controls(finished), ['stop', 'stop']);
    assert.deepEqual(finished.section().state, 'succeeded');
    assert.deepEqual(dialogs.messages, []);
  });

  it('is ended by a click in the status bar, from its first request to its last sound', async () => {
    const { createStatusBarItem } = vscode.window;
    const items: vscode.StatusBarItem[] = [];
    const gone = new Set<vscode.StatusBarItem>();
    Reflect.set(vscode.window, 'createStatusBarItem', (...args: Parameters<typeof createStatusBarItem>) => {
      const item = createStatusBarItem(...args);
      const dispose = item.dispose.bind(item);
      Reflect.set(item, 'dispose', () => {
        gone.add(item);
        dispose();
      });
      if (item.id.endsWith('harf.reading')) items.push(item);
      return item;
    });
    const shown = () => items.find((item) => !gone.has(item))?.command;
    try {
      const panel = await read(longText('دراز'));
      assert.equal(shown(), 'harf.cancelSpeech');
      await panel.until('it runs', () => panel.section().hasPreview);
      await run('cancelSpeech');
      assert.deepEqual(await panel.ended(), ['cancelled']);
      assert.equal(shown(), undefined);
      const finished = await read();
      await finished.ended();
      at(finished, 'playing', 0.2);
      assert.equal(shown(), 'harf.stopReading');
      await run('stopReading');
      assert.equal(shown(), undefined);
    } finally {
      Reflect.set(vscode.window, 'createStatusBarItem', createStatusBarItem);
    }
  });

  it('pauses, plays and stops by commands, whose keys work from its first sound to its end', async () => {
    const panel = await read();
    await panel.ended();
    assert.equal(isPlaying, false);
    at(panel, 'playing', 0.1);
    assert.equal(isPlaying, true);
    await run('pauseReading');
    at(panel, 'paused', 0.2);
    assert.equal(isPlaying, true);
    await run('pauseReading');
    at(panel, 'playing', 0.2);
    at(panel, 'stopped', 0);
    assert.equal(isPlaying, false);
    at(panel, 'playing', 0.3);
    await run('stopReading');
    assert.equal(isPlaying, false);
    assert.deepEqual(controls(panel), ['toggle', 'toggle', 'stop']);
    const sound = await panel.requester.ask('audio', { playbackId: panel.newest.id, section: 0 });
    assert.ok(sound.bytes.length > 0);
    at(panel, 'playing', 0.3);
    panel.dispose();
    assert.equal(isPlaying, false);
    await reopen();
  });

  it('says how to open the player where that is closed', async () => {
    const panel = await read();
    await panel.ended();
    panel.dispose();
    await run('pauseReading');
    await dialogs.shown(/player is closed.*Open Player/);
    await run('stopReading');
    assert.equal(dialogs.messages.length, 1);
    await reopen();
  });

  it('tells which words are heard while it is still being made', async () => {
    const panel = await read(longText('بلندی'));
    const told = () => panel.messages.findLast((message) => message.type === 'previewTiming');
    await panel.until('words of the preview', () => told() !== undefined);
    const timing = told()?.timing;
    assert.equal(timing?.unit, 'word');
    const text = await panel.requester.ask('text', { playbackId: panel.newest.id });
    assert.deepEqual(
      timing.spans.slice(0, 3).map(({ utf16Start, utf16End }) => text.slice(utf16Start, utf16End)),
      ['این', 'جملهٔ', 'بلندی'],
    );
    const before = panel.messages.findIndex((message) => message.type === 'previewTiming');
    const finished = panel.messages.findIndex(
      (message) => message.type === 'sectionChanged' && message.change.state === 'succeeded',
    );
    assert.ok(finished < 0 || before < finished);
    await panel.ended();
  });
});
