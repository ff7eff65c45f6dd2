import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { persianLettersOffer, registerOffers, wordWrapOffer } from '../../src/editor/welcome/offers.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openText, until } from '../support/editor/editing.ts';

const KEY = 'harf.nextPersianLettersOffer';
const CODE = 'name = "کتاب ها"';

/** What outlives a window. */
class Memory implements vscode.Memento {
  readonly #kept = new Map<string, unknown>();
  keys = () => [...this.#kept.keys()];
  get = (name: string) => this.#kept.get(name);
  update = async (name: string, value: unknown) => void this.#kept.set(name, value);
}

describe('The offer to leave Persian letters without boxes', () => {
  const dialogs = useDialogs();
  let offers: vscode.Disposable | undefined;
  let memory = new Memory();
  const highlight = () => vscode.workspace.getConfiguration('editor.unicodeHighlight');
  const allowed = () => highlight().inspect<Record<string, boolean>>('allowedCharacters')?.globalValue;
  const set = async (name: string, value: unknown) => {
    await highlight().update(name, value, vscode.ConfigurationTarget.Global);
  };

  beforeEach(() => {
    memory = new Memory();
  });
  afterEach(async () => {
    offers?.dispose();
    await set('allowedCharacters', undefined);
    await set('ambiguousCharacters', undefined);
  });

  const begin = (made = [persianLettersOffer]) => {
    offers?.dispose();
    offers = registerOffers(memory, made);
  };
  const settled = async () => {
    while (memory.get(KEY) === undefined) await new Promise(setImmediate);
  };

  it('is followed after a yes only, beside what the user chose', async () => {
    await set('allowedCharacters', { ا: false, é: true });
    await openText(CODE, 'python');
    dialogs.press('Set It');
    begin();
    await dialogs.shown(/boxes around some Persian letters/);
    await settled();
    await until('letters are allowed', () => allowed()?.['ه'] === true);
    assert.deepEqual(allowed(), {
      ...{ ا: false, é: true },
      ...{ ه: true, '۰': true, '۱': true, '۵': true, '۷': true, '٫': true, '\u200c': true },
    });
    assert.equal(memory.get(KEY), 'never');
  });

  it('waits a week after a no for now, and is not made again after a no for ever', async () => {
    await openText(CODE, 'python');
    dialogs.press('Not Now');
    begin();
    await settled();
    const day = 24 * 60 * 60 * 1000;
    assert.ok(Number(memory.get(KEY)) > Date.now() + 6 * day);
    assert.ok(Number(memory.get(KEY)) < Date.now() + 8 * day);
    await memory.update(KEY, Date.now() - 1);
    dialogs.press('Never');
    begin();
    while (memory.get(KEY) !== 'never') await new Promise(setImmediate);
    assert.equal(dialogs.messages.length, 2);
    begin();
    await openText(CODE, 'python');
    assert.equal(dialogs.messages.length, 2);
    assert.equal(allowed(), undefined);
  });

  it('is not made where no box is drawn: other words, other text, prose, letters that are allowed', async () => {
    for (const [text, language] of [
      ['name = "کتابها آن"', 'python'],
      ['name = "book"', 'python'],
      [CODE, 'markdown'],
      [CODE, 'plaintext'],
    ] as const) {
      await openText(text, language);
      const { isNeeded } = await persianLettersOffer.load();
      const { document } = vscode.window.activeTextEditor ?? {};
      assert.ok(document && !isNeeded(document), `${language}: ${text}`);
    }
    const { document } = await openText(CODE, 'python');
    const { isNeeded } = await persianLettersOffer.load();
    assert.ok(isNeeded(document));
    await set('ambiguousCharacters', false);
    assert.ok(!isNeeded(document));
  });

  it('waits for another window where another offer was made', async () => {
    await openText(CODE, 'python');
    const other = {
      memoryKey: 'other',
      load: async () => ({ isNeeded: () => true, make: async (): Promise<'never'> => 'never' }),
    };
    begin([other, persianLettersOffer, wordWrapOffer]);
    while (memory.get('other') === undefined) await new Promise(setImmediate);
    await openText(CODE, 'python');
    assert.deepEqual(dialogs.messages, []);
  });
});
