import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { registerOffers, wordWrapOffer } from '../../src/editor/welcome/offers.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, until } from '../support/editor/editing.ts';

const LONG = 'این سطر بلندی است. '.repeat(20);
const QUESTION = /long Persian lines/;

/** What outlives a window. */
class Memory implements vscode.Memento {
  readonly #kept = new Map<string, unknown>();
  keys = () => [...this.#kept.keys()];
  get = (name: string) => JSON.parse(JSON.stringify(this.#kept.get(name) ?? null)) ?? undefined;
  update = async (name: string, value: unknown) => void this.#kept.set(name, value);
}

describe('The offer to wrap lines', () => {
  const dialogs = useDialogs();
  let offer: vscode.Disposable | undefined;
  let memory = new Memory();
  const editorSettings = () => vscode.workspace.getConfiguration('editor', { languageId: 'plaintext' });
  const wrapOf = () => editorSettings().inspect('wordWrap')?.globalLanguageValue;
  const setWrap = (value: string | undefined) =>
    editorSettings().update('wordWrap', value, vscode.ConfigurationTarget.Global, true);

  beforeEach(async () => {
    memory = new Memory();
    await setWrap('off');
  });
  afterEach(async () => {
    offer?.dispose();
    await setWrap(undefined);
  });

  const begin = () => {
    offer?.dispose();
    offer = registerOffers(memory, [wordWrapOffer]);
  };
  const kept = () => memory.get('harf.nextWordWrapOffer');
  const settled = async () => {
    while (kept() === undefined) await new Promise(setImmediate);
  };

  it('is made for a document with long Persian lines, and followed after a yes only', async () => {
    begin();
    dialogs.press('Turn On');
    await openMarked(LONG);
    await dialogs.shown(QUESTION);
    await until('lines are wrapped', () => wrapOf() === 'on');
    await settled();
    assert.equal(kept(), 'never');
  });

  it('is not made again after a no for ever, and changes nothing then', async () => {
    begin();
    dialogs.press('Never');
    await openMarked(LONG);
    await settled();
    assert.equal(wrapOf(), 'off');
    begin();
    await openMarked(LONG);
    assert.equal(dialogs.messages.length, 1);
  });

  it('waits a month after a no for now', async () => {
    begin();
    dialogs.press('Not Now');
    await openMarked(LONG);
    await settled();
    assert.ok(Number(kept()) > Date.now() + 29 * 24 * 60 * 60 * 1000);
    begin();
    await openMarked(LONG);
    assert.equal(dialogs.messages.length, 1);
    await memory.update('harf.nextWordWrapOffer', Date.now() - 1);
    dialogs.press('Never');
    begin();
    while (kept() !== 'never') await new Promise(setImmediate);
    assert.equal(dialogs.messages.length, 2);
  });

  it('is not made for code, short lines, Latin text or where lines are wrapped', async () => {
    begin();
    await openMarked(`// ${LONG}`, { language: 'typescript' });
    await openMarked('سلام');
    await openMarked('a long line of Latin text '.repeat(20));
    await setWrap('on');
    await openMarked(LONG);
    assert.deepEqual(dialogs.messages, []);
    await setWrap('off');
    dialogs.press('Never');
    await openMarked(LONG);
    await settled();
    assert.equal(dialogs.messages.length, 1);
  });
});
