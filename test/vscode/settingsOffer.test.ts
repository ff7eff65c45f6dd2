import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { missingFor } from '../../src/editor/welcome/offerSettings.ts';
import { registerSettingsOffer } from '../../src/editor/welcome/settingsOffer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openText, until } from '../support/editor/editing.ts';
import { memoryOf } from '../support/editor/memory.ts';

const TEXT = 'این متن فارسی است.';
const QUESTION = /show Persian better in documents of this language/;
const NEXT = 'harf.nextSettingsOffer';
const SETTLED = 'harf.settledSettings';
const DAY_MS = 24 * 60 * 60 * 1000;
const ALLOWED = 'unicodeHighlight.allowedCharacters';
const NAMES = ['wordWrap', 'wrappingStrategy', 'renderWhitespace', ALLOWED, 'fontFamily'];
const LANGUAGES = ['plaintext', 'markdown', 'restructuredtext'];

describe('The offer to set what VS Code does better for Persian', () => {
  const dialogs = useDialogs();
  let offer: vscode.Disposable | undefined;
  let kept = new Map<string, unknown>();
  /** As it is for all suites, in which lines are wrapped. */
  let wrapOfSuites: unknown;

  const configurationOf = (languageId: string) => vscode.workspace.getConfiguration('editor', { languageId });
  const set = (languageId: string, name: string, value: unknown) =>
    configurationOf(languageId).update(name, value, vscode.ConfigurationTarget.Global, true);
  const setForAll = (name: string, value: unknown) =>
    vscode.workspace.getConfiguration('editor').update(name, value, vscode.ConfigurationTarget.Global);
  const settingIn = (languageId: string, name: string) =>
    configurationOf(languageId).inspect<unknown>(name)?.globalLanguageValue;
  const settingsIn = (languageId: string) =>
    Object.fromEntries(
      NAMES.map((name) => [name, settingIn(languageId, name)]).filter(([, value]) => value !== undefined),
    );

  before(async () => {
    wrapOfSuites = vscode.workspace.getConfiguration('editor').inspect('wordWrap')?.globalValue;
    await setForAll('wordWrap', undefined);
  });
  after(() => setForAll('wordWrap', wrapOfSuites));
  beforeEach(() => {
    kept = new Map();
  });
  afterEach(async () => {
    offer?.dispose();
    for (const language of LANGUAGES)
      for (const name of Object.keys(settingsIn(language))) await set(language, name, undefined);
  });

  /** As a window that opens. */
  const begin = () => {
    offer?.dispose();
    offer = registerSettingsOffer(memoryOf(kept));
  };
  const remembered = async (name: string) => {
    while (!kept.has(name)) await new Promise(setImmediate);
    return kept.get(name);
  };
  const missingIn = async (text: string, language: string) => [
    ...missingFor((await openText(text, language)).document, memoryOf(kept)).keys(),
  ];

  it('is one message that names what is missing, and sets it for the language after a yes', async () => {
    begin();
    dialogs.press('Set Them');
    await openText(TEXT);
    const { text, buttons } = await dialogs.shown(QUESTION);
    assert.match(text, /\(plaintext\): wrap long lines, hide no words .*, draw no dots .*, and use a font /);
    assert.doesNotMatch(text, /boxes|from the right/);
    assert.deepEqual(buttons, ['Set Them', 'Choose…', 'Not Now', 'Never']);
    await remembered(SETTLED);
    await until('the last one is set', () => settingIn('plaintext', 'fontFamily') !== undefined);
    const { fontFamily, ...others } = settingsIn('plaintext');
    assert.deepEqual(others, { wordWrap: 'on', wrappingStrategy: 'advanced', renderWhitespace: 'none' });
    assert.match(String(fontFamily), /^.+, Vazirmatn, 'Vazir Code', Tahoma/);
    assert.deepEqual(settingsIn('markdown'), {});
    assert.equal(vscode.workspace.getConfiguration('editor').inspect('wordWrap')?.globalValue, undefined);
  });

  it('is not made again for a language after a yes, whatever is taken back, but for another one', async () => {
    begin();
    dialogs.press('Set Them');
    await openText(TEXT);
    await remembered(SETTLED);
    await set('plaintext', 'fontFamily', undefined);
    begin();
    await openText(TEXT);
    await openText(TEXT, 'markdown');
    dialogs.press('Never');
    await dialogs.shown(/\(markdown\)/);
    assert.equal(dialogs.messages.length, 2);
  });

  it('leaves out what is set already, and what VS Code does itself', async () => {
    await set('markdown', 'renderWhitespace', 'all');
    begin();
    await openText(TEXT, 'markdown');
    const { text } = await dialogs.shown(QUESTION);
    assert.doesNotMatch(text, /wrap long lines|dots|boxes/);
    assert.match(text, /words at the ends of lines and use a font/);
    assert.deepEqual(settingsIn('markdown'), { renderWhitespace: 'all' });
  });

  it('frees letters of boxes where VS Code draws them, with what the user allows', async () => {
    await set('restructuredtext', ALLOWED, { é: true, ا: false });
    await set('restructuredtext', 'fontFamily', 'monospace');
    await set('restructuredtext', 'renderWhitespace', 'none');
    await set('restructuredtext', 'wordWrap', 'off');
    begin();
    dialogs.press('Set It');
    await openText(TEXT, 'restructuredtext');
    const { text, buttons } = await dialogs.shown(/: draw no boxes around letters such as ه\.$/);
    assert.match(text, QUESTION);
    assert.deepEqual(buttons, ['Set It', 'Not Now', 'Never']);
    await remembered(SETTLED);
    await until(
      'letters are allowed',
      () => Object.keys(Object(settingIn('restructuredtext', ALLOWED))).length > 2,
    );
    assert.deepEqual(settingIn('restructuredtext', ALLOWED), {
      ...{ é: true, ا: false },
      ...{ ه: true, '۰': true, '۱': true, '۵': true, '۷': true, '٫': true, '\u200c': true },
    });
  });

  it('sets what is chosen, and offers the others to nobody who refused them', async () => {
    begin();
    dialogs.press('Choose…');
    dialogs.pick('wrap long lines', 'draw no dots on the letters of what is selected');
    await openText(TEXT);
    await remembered(SETTLED);
    assert.deepEqual(
      dialogs.offered.map(({ description, picked }) => [description?.slice(1, -1).split(': ')[0], picked]),
      [
        ['editor.wordWrap', true],
        ['editor.wrappingStrategy', true],
        ['editor.renderWhitespace', true],
        ['editor.fontFamily', true],
      ],
    );
    assert.match(dialogs.offered[0]?.description ?? '', /editor\.wordWrap: on/);
    await until('it is set', () => settingIn('plaintext', 'renderWhitespace') === 'none');
    assert.deepEqual(settingsIn('plaintext'), { wordWrap: 'on', renderWhitespace: 'none' });
    assert.deepEqual(await missingIn(TEXT, 'plaintext'), []);
    assert.deepEqual(await missingIn(TEXT, 'markdown'), ['renderWhitespace']);
  });

  it('says why VS Code did not write them, and waits a month then', async () => {
    const { workspace } = vscode;
    const { getConfiguration } = workspace;
    const update = () => Promise.reject(new Error('The file is [broken](command:harf.diacritize).'));
    Reflect.set(workspace, 'getConfiguration', (...which: Parameters<typeof getConfiguration>) => ({
      ...getConfiguration(...which),
      update,
    }));
    try {
      begin();
      dialogs.press('Set Them');
      await openText(TEXT);
      await remembered(NEXT);
    } finally {
      Reflect.set(workspace, 'getConfiguration', getConfiguration);
    }
    const { kind, text } = dialogs.expect(/did not write your settings/);
    assert.equal(kind, 'error');
    assert.match(text, /: The file is \[broken\] \(command:harf\.diacritize\)\.$/);
    assert.ok(!kept.has(SETTLED));
  });

  it('waits a month after a no for now, after a list that is left, and where it is passed over', async () => {
    for (const button of ['Not Now', 'Choose…', 'none of them']) {
      kept = new Map();
      begin();
      dialogs.press(button);
      await openText(TEXT);
      const next = Number(await remembered(NEXT));
      assert.ok(next > Date.now() + 29 * DAY_MS && next < Date.now() + 31 * DAY_MS, button);
    }
    assert.equal(dialogs.messages.length, 3);
    begin();
    await openText(TEXT);
    assert.equal(dialogs.messages.length, 3);
    assert.deepEqual(settingsIn('plaintext'), {});
    kept.set(NEXT, Date.now() - 1);
    begin();
    while (dialogs.messages.length < 4) await new Promise(setImmediate);
  });

  it('is not made again after a no for ever, and changes nothing then', async () => {
    begin();
    dialogs.press('Never');
    await openText(TEXT);
    assert.equal(await remembered(NEXT), 'never');
    begin();
    await openText(TEXT, 'markdown');
    assert.equal(dialogs.messages.length, 1);
    assert.deepEqual(settingsIn('plaintext'), {});
  });

  it('is made once at most while a window is open', async () => {
    begin();
    dialogs.press('Not Now');
    await openText(TEXT);
    await remembered(NEXT);
    kept.delete(NEXT);
    await openText(TEXT, 'markdown');
    assert.equal(dialogs.messages.length, 1);
  });

  it('is for prose with Persian alone, and not made where nothing is missing', async () => {
    assert.deepEqual(await missingIn(`// ${TEXT}`, 'typescript'), []);
    assert.deepEqual(await missingIn(`{ "name": "${TEXT}" }`, 'json'), []);
    assert.deepEqual(await missingIn('English prose.', 'plaintext'), []);
    assert.deepEqual(await missingIn(`${'English prose.\n'.repeat(20)}${TEXT}`, 'plaintext'), [
      'wordWrap',
      'wrappingStrategy',
      'renderWhitespace',
      'fontFamily',
    ]);
    await set('plaintext', 'wordWrap', 'off');
    await set('plaintext', 'renderWhitespace', 'all');
    await set('plaintext', 'fontFamily', 'monospace');
    assert.deepEqual(await missingIn(TEXT, 'plaintext'), []);
  });

  it('leaves out what was refused when it was offered by itself', async () => {
    kept.set('harf.nextWordWrapOffer', 'never');
    assert.deepEqual(await missingIn(TEXT, 'plaintext'), ['renderWhitespace', 'fontFamily']);
    kept.set('harf.nextPersianLettersOffer', 'never');
    assert.deepEqual(await missingIn(TEXT, 'restructuredtext'), ['renderWhitespace', 'fontFamily']);
    kept.set('harf.nextWordWrapOffer', Date.now());
    assert.ok((await missingIn(TEXT, 'plaintext')).includes('wordWrap'));
  });
});
