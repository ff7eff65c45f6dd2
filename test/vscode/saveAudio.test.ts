import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run } from '../support/editor/editing.ts';
import { useFakePanels } from '../support/editor/fakePanel.ts';
import { hear } from '../support/editor/heard.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** A paragraph that fills a section; most of it is not spoken. */
const paragraph = (name: string) => `${name} کتاب ${`${'، '.repeat(40)}\n`.repeat(69)}`.trim();

describe('Saving audio', () => {
  const dialogs = useDialogs();
  const panels = useFakePanels();
  const { showSaveDialog } = vscode.window;
  let folder: string;
  let proposed: string | undefined;
  let offered: readonly string[];
  let typed: string;

  beforeEach(() => {
    folder = temporaryFolder();
    typed = 'name.wav';
    Reflect.set(vscode.window, 'showSaveDialog', async (options: vscode.SaveDialogOptions) => {
      proposed = options.defaultUri?.path.split('/').at(-1);
      offered = Object.keys(options.filters ?? {});
      return vscode.Uri.file(join(folder, typed));
    });
  });
  afterEach(async () => {
    Reflect.set(vscode.window, 'showSaveDialog', showSaveDialog);
    await rm(folder, { recursive: true, force: true });
  });

  const names = async () => (await readdir(folder)).sort();

  it('proposes a name, and writes the sound with subtitles beside it', async () => {
    await openMarked('[سلام دنیا! می‌روم.]');
    await run('readAloud');
    await panels.current.ended();
    await run('saveAudio');
    assert.equal(proposed, 'سلام دنیا می‌روم.wav');
    assert.deepEqual(await names(), ['name.srt', 'name.vtt', 'name.wav']);
    const bytes = new Uint8Array(await readFile(join(folder, 'name.wav')));
    assert.ok((await hear({ bytes, mimeType: 'audio/wav' })).loudness > 0.01);
    const srt = await readFile(join(folder, 'name.srt'), 'utf8');
    assert.match(srt, /^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nسلام دنیا!\n\n2\n/);
    assert.match(await readFile(join(folder, 'name.vtt'), 'utf8'), /^WEBVTT\n\n00:00:0/);
    const { text, buttons } = dialogs.expect(/audio was saved/);
    assert.match(text, /subtitles \(\.srt and \.vtt\) beside it/);
    assert.deepEqual(buttons, ['Show']);
  });

  for (const [editor, uiKind, reveal] of [
    ['on a computer', vscode.UIKind.Desktop, 'revealFileInOS'],
    ['in a browser', vscode.UIKind.Web, 'revealInExplorer'],
  ] as const)
    it(`shows what was saved where the user wants to see it, in an editor ${editor}`, async () => {
      const { executeCommand } = vscode.commands;
      const { uiKind: ownKind } = vscode.env;
      const ofKind = (value: vscode.UIKind) =>
        Object.defineProperty(vscode.env, 'uiKind', { value, configurable: true });
      const shown = new Promise<unknown>((resolve) => {
        Reflect.set(vscode.commands, 'executeCommand', async (name: string, ...rest: unknown[]) =>
          name === reveal ? resolve(rest[0]) : executeCommand(name, ...rest),
        );
      });
      ofKind(uiKind);
      try {
        await openMarked('[سلام دنیا!]');
        await run('readAloud');
        await panels.current.ended();
        dialogs.press('Show');
        await run('saveAudio');
        assert.equal(String(await shown), String(vscode.Uri.file(join(folder, 'name.wav'))));
      } finally {
        ofKind(ownKind);
        Reflect.set(vscode.commands, 'executeCommand', executeCommand);
      }
    });

  for (const [name, written] of [
    ['name.mp3', 'name.mp3'],
    ['name.MP3', 'name.MP3'],
    ['name', 'name.wav'],
    ['name.', 'name.wav'],
    ['name.txt', 'name.txt.wav'],
  ] as const)
    it(`offers WAV and MP3, and makes of "${name}" what its ending says`, async () => {
      typed = name;
      await openMarked('[سلام دنیا! می‌روم.]');
      await run('readAloud');
      await panels.current.ended();
      await run('saveAudio');
      assert.deepEqual(offered, ['WAV', 'MP3']);
      assert.ok((await names()).includes(written), (await names()).join());
      assert.equal((await names()).length, 3);
      const bytes = new Uint8Array(await readFile(join(folder, written)));
      const mimeType = /mp3$/i.test(written) ? 'audio/mpeg' : 'audio/wav';
      const heard = await hear({ bytes, mimeType });
      assert.ok(heard.loudness > 0.01);
      assert.ok(Math.abs(heard.seconds - (panels.current.section().durationSeconds ?? 0)) < 0.2);
    });

  it('makes every section what the ending says, whatever it was', async () => {
    const spoken = 'این جملهٔ بلندی برای خواندن است. '.repeat(16);
    typed = 'name.mp3';
    await openMarked(`[${spoken}\n\n${['یک', 'دو'].map(paragraph).join('\n\n')}]`);
    await run('readAloud');
    const states = await panels.current.ended();
    await run('saveAudio');
    const written = (await names()).filter((name) => /\.(?:mp3|wav)$/.test(name));
    assert.deepEqual(
      written,
      states.map((_, index) => `name ${index + 1}.mp3`),
    );
    for (const name of written) {
      const bytes = new Uint8Array(await readFile(join(folder, name)));
      assert.ok((await hear({ bytes, mimeType: 'audio/mpeg' })).loudness > 0.001, name);
    }
  });

  it('writes sections as numbered files, and asks before it replaces any', async () => {
    await openMarked(`[${['یک', 'دو'].map(paragraph).join('\n\n')}]`);
    await run('readAloud');
    assert.deepEqual(await panels.current.ended(), ['succeeded', 'succeeded']);
    await writeFile(join(folder, 'name 2.wav'), 'mine');
    await run('saveAudio');
    assert.equal(dialogs.expect(/name 2\.wav is there already/).isModal, true);
    assert.deepEqual(await names(), ['name 2.wav']);
    dialogs.press('Replace');
    await run('saveAudio');
    const numbers = ['1', '2'].flatMap((number) =>
      ['srt', 'vtt', 'wav'].map((end) => `name ${number}.${end}`),
    );
    assert.deepEqual(await names(), numbers);
    assert.match(await readFile(join(folder, 'name 2.srt'), 'utf8'), /دو کتاب/);
  });

  it('says so when nothing was read, or nothing is finished', async () => {
    await run('openReadAloud');
    await panels.current.until('the start', () => panels.current.start !== undefined);
    await panels.current.removeAll();
    await run('saveAudio');
    await dialogs.shown(/Nothing was read aloud yet/);
  });
});
