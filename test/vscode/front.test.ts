import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { stripMarks } from '../../src/text/marks.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting } from '../support/editor/editing.ts';
import { useFakePanels } from '../support/editor/fakePanel.ts';
import { usePanels } from '../support/editor/panels.ts';

const OTHER = 'دل من ، salam كيست؟ کرم شکر مهر';

/** Runs `command` on the editor in front, and has another one in front before any of its code can be loaded. */
async function runAndLeave(command: string, argument?: unknown): Promise<void> {
  const { window } = vscode;
  const front = window.activeTextEditor;
  assert.ok(front, 'no editor is in front');
  const { selection } = front;
  const other = await openMarked(`[${OTHER}]`);
  await window.showTextDocument(front.document, { viewColumn: vscode.ViewColumn.Beside, selection });
  const original = Object.getOwnPropertyDescriptor(window, 'activeTextEditor');
  const running = vscode.commands.executeCommand(`harf.${command}`, argument);
  Object.defineProperty(window, 'activeTextEditor', { configurable: true, get: () => other });
  try {
    await running;
    assert.equal(other.document.getText(), OTHER);
  } finally {
    if (original) Object.defineProperty(window, 'activeTextEditor', original);
  }
}

describe('A command acts on what was in front when it was called', () => {
  const dialogs = useDialogs();

  const changes: readonly (readonly [command: string, marked: string, expected: RegExp])[] = [
    ['diacritize', '[کتاب خوب] است', /^کِتاب خوب است$/],
    ['pinglish', '[کتاب خوب] است', /^ketaab khoob است$/],
    ['translate', '[کتاب خوب]', /book/],
    ['translateDraft', '[کتاب خوب]', /book/],
    ['fromPinglish', '[salam] khoobi', /^سلام khoobi$/],
    ['toWritten', '[میگم] میگم', /^می‌گویم میگم$/],
    ['removeDiacritics', '[کِتاب] خُوب', /^کتاب خُوب$/],
  ];
  for (const [command, marked, expected] of changes)
    it(`with ${command}`, async () => {
      const { document } = await openMarked(marked);
      await runAndLeave(command);
      assert.match(document.getText(), expected);
    });

  it('with tidy', async () => {
    await setSetting('tidy.preview', false);
    const { document } = await openMarked('[كتاب] كيست');
    await runAndLeave('tidy');
    assert.equal(document.getText(), 'کتاب كيست');
  });

  it('with restorePersian', async () => {
    const { document } = await openMarked('[کتاب خوب]');
    await run('pinglish');
    await runAndLeave('restorePersian');
    assert.equal(document.getText(), 'کتاب خوب');
  });

  it('with a link that restores', async () => {
    const { document } = await openMarked('[کتاب خوب]');
    await run('pinglish');
    await runAndLeave('restorePersian', { uri: document.uri.toString(), parts: 'all' });
    assert.equal(document.getText(), 'کتاب خوب');
  });

  it('with a link that chooses a reading for its place', async () => {
    const { document } = await openMarked('کرم|');
    await runAndLeave('chooseReading', {
      uri: document.uri.toString(),
      source: 'کرم',
      lemma: 'کرم',
      phonemes: 'kerm',
      pinglish: 'kerm',
      gloss: 'worm',
      diacritized: 'کِرم',
      place: { line: 0, start: 0, end: 3 },
      isOfLemma: false,
      soundsAlike: false,
      isOnlyHere: true,
    });
    assert.equal(document.getText(), 'کِرم');
  });

  it('with a command for the whole document that a link names', async () => {
    const { document } = await openMarked('کتاب|\n\nخوب');
    await runAndLeave('runOnDocument', 'pinglish');
    assert.equal(document.getText(), 'ketaab\n\nkhoob');
  });

  it('with runOnDocument', async () => {
    const { document } = await openMarked('کتاب|\n\nخوب');
    dialogs.pick('Convert to Pinglish');
    await runAndLeave('runOnDocument');
    assert.equal(document.getText(), 'ketaab\n\nkhoob');
  });

  it('with showDoubtful', async () => {
    await openMarked('این کتاب را دیروز از کتابخانه گرفتم.|');
    await runAndLeave('showDoubtful');
    dialogs.expect(/Harf is sure of all 7 Persian words/);
  });

  for (const [command, scheme] of [
    ['pinglishBeside', 'harf-pinglish'],
    ['translateBeside', 'harf-english'],
  ] as const)
    it(`with ${command}`, async () => {
      const { document } = await openMarked('کتاب خوب|');
      await runAndLeave(command);
      const beside = vscode.window.visibleTextEditors.find((each) => each.document.uri.scheme === scheme);
      assert.equal(beside?.document.uri.query, document.uri.toString());
    });
});

describe('The panel of a command is about what was in front when it was called', () => {
  useDialogs();
  const panels = usePanels();

  it('with interlinear', async () => {
    await openMarked('[کتاب] خوب');
    await runAndLeave('interlinear');
    const { html } = panels.only().webview;
    assert.match(html, />کتاب</);
    assert.doesNotMatch(html, />خوب</);
  });
});

describe('What is heard is what was in front when the command was called', () => {
  useDialogs();
  const panels = useFakePanels();

  for (const [command, heard] of [
    ['readAloud', 'یک دو'],
    ['readFromHere', 'یک دو سه'],
  ] as const)
    it(`with ${command}`, async () => {
      await openMarked('[یک دو] سه');
      await runAndLeave(command);
      const panel = panels.current;
      const { id } = await panel.playback();
      const text = await panel.requester.ask('text', { playbackId: id });
      assert.equal(stripMarks(String(text)), heard);
      await panel.ended();
    });
});
