import assert from 'node:assert/strict';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf, until } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const { fs, workspaceFolders } = vscode.workspace;

function listUri(): vscode.Uri {
  const [folder] = workspaceFolders ?? [];
  assert.ok(folder);
  return vscode.Uri.joinPath(folder.uri, '.vscode', 'harf-words.tsv');
}

async function listText(): Promise<string> {
  return new TextDecoder().decode(await fs.readFile(listUri()));
}

async function writeList(text: string): Promise<void> {
  await fs.writeFile(listUri(), new TextEncoder().encode(text));
}

/** Writes the list, opens it as it was written, and inserts `line` before its line `at` without saving. */
async function insertUnsaved(text: string, at: number, line: string): Promise<void> {
  await writeList(text);
  const list = await vscode.window.showTextDocument(listUri());
  // The document of a list that an earlier test deleted may still be open, with what was in it.
  await until('the list is shown as it was written', () => list.document.getText() === text);
  assert.ok(await list.edit((builder) => builder.insert(new vscode.Position(at, 0), line)));
  await until('the list has changes that are not saved', () => list.document.isDirty);
}

/** Resolves when the problems of the list are so. */
async function problems(areSo: (messages: string) => boolean): Promise<void> {
  const messages = () => vscode.languages.getDiagnostics(listUri()).map(({ message }) => message);
  if (areSo(messages().join('\n'))) return;
  await new Promise<void>((resolve) => {
    const subscription = vscode.languages.onDidChangeDiagnostics(() => {
      if (!areSo(messages().join('\n'))) return;
      subscription.dispose();
      resolve();
    });
  });
}

/**
 * What VS Code offers for the selection of `editor`. It asks once more where VS Code takes its question back, as it does
 * while the text of a document that had the same name gives way to that of this one.
 */
async function actionsAt({ document, selection }: vscode.TextEditor): Promise<vscode.CodeAction[]> {
  const kind = vscode.CodeActionKind.RefactorRewrite.value;
  const ask = () =>
    vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      selection,
      kind,
    );
  return ask().then(
    (actions) => actions,
    (error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'Canceled') throw error;
      return ask();
    },
  );
}

const titles = (actions: readonly vscode.CodeAction[]) =>
  actions.map(({ title }) => title.replace(/[\u2068\u2069]/g, ''));

async function perform(actions: readonly vscode.CodeAction[], title: RegExp): Promise<void> {
  const found = actions.find((each) => title.test(each.title.replace(/[\u2068\u2069]/g, '')));
  assert.ok(found?.command, `${title} is not among ${titles(actions)}`);
  await vscode.commands.executeCommand(found.command.command, ...(found.command.arguments ?? []));
}

async function hoverOf({ document, selection }: vscode.TextEditor): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    selection.active,
  );
  return hovers
    .flatMap(({ contents }) => contents)
    .map((content) => (typeof content === 'object' ? content.value.replaceAll('&nbsp;', ' ') : ''))
    .join('\n');
}

/** Resolves when the word at the cursor of `editor` is read as `pinglish`. */
async function readAs(editor: vscode.TextEditor, pinglish: string): Promise<void> {
  const first = async () => /\u2069\\?\*\\?\* · \u2068([^\u2069]*)\u2069/.exec(await hoverOf(editor))?.[1];
  const deadline = Date.now() + 10_000;
  while ((await first()) !== pinglish)
    assert.ok(Date.now() < deadline, `${await first()} is not ${pinglish}`);
}

/** Resolves with the parts of the hover at the cursor, before and behind the other readings, when it is so. */
async function shownWhen(
  editor: vscode.TextEditor,
  isSo: (hover: string) => boolean | undefined,
): Promise<string[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const hover = await hoverOf(editor);
    if (isSo(hover)) return hover.split('Other readings');
    assert.ok(Date.now() < deadline, hover);
  }
}

describe('Code actions on Persian', () => {
  useDialogs();
  before(() => vscode.extensions.getExtension('harf-persian.harf')?.activate());

  it('offer the commands on a selection, and run them on it', async () => {
    const editor = await openMarked('من [کتاب خوب] دارم');
    const actions = await actionsAt(editor);
    const expected = ['Add Diacritics', 'Convert to Pinglish', 'Translate to English', 'Read Aloud'];
    assert.deepEqual(titles(actions), expected);
    await perform(actions, /Pinglish/);
    assert.equal(textOf(editor), 'من ketaab-e khoob دارم');
  });

  it('offer the other answer where the ezafe is in doubt, and write its mark', async () => {
    const editor = await openMarked('آن ک|تاب علمی است.');
    const kasra = await shownWhen(editor, (hover) => hover.includes('without ezafe'));
    assert.match(kasra.join(), /Whether it has an ezafe is not sure/);
    await perform(await actionsAt(editor), /^Read without ezafe$/);
    assert.equal(textOf(editor), 'آن کتاب\u0652 علمی است.');
    const film = await openMarked('آن ف|یلم ایرانی است.');
    await shownWhen(film, (hover) => hover.includes('with ezafe'));
    await perform(await actionsAt(film), /^Read with ezafe$/);
    assert.equal(textOf(film), 'آن فیلم\u0650 ایرانی است.');
  });

  it('offer nothing where there is no Persian, and no commands without a selection', async () => {
    assert.deepEqual(titles(await actionsAt(await openMarked('[English] کتاب'))), []);
    assert.deepEqual(titles(await actionsAt(await openMarked('English |text'))), []);
    assert.deepEqual(
      titles(await actionsAt(await openMarked('آ|ب'))).filter((each) => !/^Read as/.test(each)),
      [],
    );
  });

  describe('with the hosted service chosen', () => {
    const hosted = useHostedServer();

    it('send nothing there', async () => {
      await setSetting('service', 'hosted');
      const actions = await actionsAt(await openMarked('ک|رم'));
      assert.ok(actions.length > 0);
      assert.equal(hosted.server.received.length, 0);
    });
  });
});

describe('Choosing a reading', () => {
  const dialogs = useDialogs();

  /** As soon as it is offered: an earlier choice may be taken back just now. */
  async function choose(editor: vscode.TextEditor, title: RegExp, where = 'In this folder'): Promise<void> {
    const deadline = Date.now() + 10_000;
    let actions = await actionsAt(editor);
    while (!titles(actions).some((each) => title.test(each)) && Date.now() < deadline)
      actions = await actionsAt(editor);
    dialogs.pick(where);
    await perform(actions, title);
  }

  /** Follows a link of the hover at the cursor. */
  async function follow(editor: vscode.TextEditor, label: string): Promise<void> {
    const link = new RegExp(`\\[${label}\\]\\(command:([\\w.]+)\\?([^)]*)\\)`);
    const [, command = '', encoded = ''] = link.exec(await hoverOf(editor)) ?? [];
    assert.ok(command, `${label} is not in ${await hoverOf(editor)}`);
    await vscode.commands.executeCommand(command, ...JSON.parse(decodeURIComponent(encoded)));
  }
  before(() => vscode.extensions.getExtension('harf-persian.harf')?.activate());
  afterEach(async () => {
    await writeList('');
    await readAs(await openMarked('ک|رم در خاک است.'), 'kerm');
    await fs.delete(listUri());
  });

  it('chooses the word, of several that sound alike', async () => {
    const editor = await openMarked('این ک|رم را دیدم.');
    for (const gloss of ['generosity', 'deaf']) {
      await choose(editor, new RegExp(`^Read as karam: .*${gloss}`));
      const [own] = await shownWhen(editor, (hover) => hover.split('Other readings')[0]?.includes(gloss));
      assert.match(own ?? '', /karam/);
    }
    assert.match(await listText(), /\nکرم\tkaram\tdeaf[^\n]*\n$/);
  });

  it('is kept in the list of the folder and followed everywhere at once', async () => {
    const editor = await openMarked('ک|رم در خاک است.');
    await readAs(editor, 'kerm');
    await choose(editor, /Read as kerem: .*cream/);
    assert.match(await listText(), /^# Harf: [^\n]*\n(#[^\n]*\n)*کرم\tkerem\t[^\n]*cream[^\n]*\n$/);
    await readAs(editor, 'kerem');
    await readAs(await openMarked('این کرم|‌ها'), 'keremhaa');
    const marked = await openMarked('[کرم]');
    await run('diacritize');
    assert.equal(textOf(marked), 'کِرِم');
    await choose(editor, /Read as kerm/);
    assert.doesNotMatch(await listText(), /kerem/);
    await readAs(editor, 'kerm');
  });

  it('is followed by the Pinglish beside a document', async () => {
    const beside = () =>
      vscode.window.visibleTextEditors
        .find(({ document }) => document.uri.scheme === 'harf-pinglish')
        ?.document.getText();
    const editor = await openMarked('ک|رم در خاک است.');
    await run('pinglishBeside');
    assert.equal(beside(), 'kerm dar khaak ast.');
    await choose(editor, /Read as kerem: .*cream/);
    await until('it is read as chosen', () => beside() === 'kerem dar khaak ast.');
  });

  it('is possible from the hover', async () => {
    const editor = await openMarked('ک|رم در خاک است.');
    const [, link] =
      /kerem\u2069[^\n]*\]\(command:harf\.chooseReading\?([^)]*)\)/.exec(await hoverOf(editor)) ?? [];
    assert.ok(link);
    dialogs.pick('In this folder');
    await vscode.commands.executeCommand('harf.chooseReading', ...JSON.parse(decodeURIComponent(link)));
    await readAs(editor, 'kerem');
  });

  it('of an inflected word is one of its dictionary form', async () => {
    const editor = await openMarked('کرم|‌ها در خاک هستند.');
    await choose(editor, /Read as keremhaa/);
    assert.match(await listText(), /^کرم\tkerem\t/m);
    await readAs(await openMarked('ک|رم در خاک است.'), 'kerem');
  });

  it('is shown as the settings spell it, and kept in the spelling of the list', async () => {
    const editor = await openMarked('د|ور شهر گشتیم.');
    assert.ok(titles(await actionsAt(editor)).some((title) => title.startsWith('Read as door: ')));
    await setSetting('pinglish.style', 'systematic');
    assert.ok(titles(await actionsAt(editor)).some((title) => title.startsWith('Read as dur: ')));
    await setSetting('pinglish.style', undefined);
    await choose(editor, /Read as door/);
    assert.match(await listText(), /^دور\tdur\t/m);
  });

  it('can be taken back, although the others are hardly possible beside one of the list', async () => {
    const editor = await openMarked('د|ور شهر گشتیم.');
    await readAs(editor, 'dowr-e');
    await choose(editor, /Read as door/);
    await readAs(editor, 'door-e');
    assert.match(await hoverOf(editor), /read as the list of readings says/);
    await choose(editor, /Read as dowr/);
    await readAs(editor, 'dowr-e');
  });

  it('can be written by hand, and what is wrong is shown where it is', async () => {
    const editor = await openMarked('ک|رم در خاک است.');
    await readAs(editor, 'kerm');
    await writeList('# x\nکرم\tkaram\nشیر\tشیر\n');
    await readAs(editor, 'karam');
    // Where the list is open, a hint at what the first line could mean may be there too.
    const [problem, ...others] = vscode.languages
      .getDiagnostics(listUri())
      .filter(({ severity }) => severity <= vscode.DiagnosticSeverity.Warning);
    assert.deepEqual(others, []);
    assert.match(problem?.message ?? '', /is no systematic Pinglish/);
    assert.deepEqual(problem?.range, new vscode.Range(2, 4, 2, 7));
  });

  it('shows what is wrong while the list is being written', async () => {
    await insertUnsaved('کرم\tkerem\n', 1, 'دو کرم\tkerem');
    await problems((messages) => /is not one Persian word/.test(messages));
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await problems((messages) => messages === '');
  });

  it('says in the list where a reading is that of several words, until one is named', async () => {
    await writeList('کرم\tkaram\nکتاب\tketāb\n');
    const list = await vscode.window.showTextDocument(listUri());
    await until('the list is shown as it was written', () => list.document.getText().includes('ketāb'));
    await problems((messages) => /^Several words are read so: [^\n]*generosity[^\n]*$/.test(messages));
    await list.edit((edit) => edit.insert(new vscode.Position(0, 9), '\tgenerosity'));
    await problems((messages) => messages === '');
    await list.document.save();
  });

  it('does not write over changes of the list that are not saved', async () => {
    await insertUnsaved('# mine\n', 1, '# more\n');
    const editor = await openMarked('ک|رم در خاک است.');
    await choose(editor, /Read as kerem/);
    await dialogs.shown(/changes that are not saved/);
    assert.equal(await listText(), '# mine\n');
    await vscode.window.showTextDocument(listUri());
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  it('can be forgotten from the hover', async () => {
    const editor = await openMarked('ک|رم در خاک است.');
    await choose(editor, /Read as kerem/);
    await readAs(editor, 'kerem');
    await follow(editor, 'Forget this choice');
    assert.doesNotMatch(await listText(), /kerem/);
    await readAs(editor, 'kerm');
    assert.doesNotMatch(await hoverOf(editor), /Forget/);
  });

  it('counts everywhere for its user, after the list of the folder, in a list that can be opened', async () => {
    const editor = await openMarked('ک|رم در خاک است.');
    await choose(editor, /Read as kerem/, 'Everywhere, for me');
    await readAs(editor, 'kerem');
    await writeList('کرم\tkaram\n');
    await readAs(editor, 'karam');
    await writeList('');
    await readAs(editor, 'kerem');
    await follow(editor, 'Open the list');
    const { document } = vscode.window.activeTextEditor ?? {};
    assert.match(document?.getText() ?? '', /^کرم\tkerem\t/m);
    assert.doesNotMatch(document?.uri.path ?? '', /\.vscode/);
    await vscode.window.showTextDocument(editor.document);
    await follow(editor, 'Forget this choice');
    await readAs(editor, 'kerm');
  });

  it('can be for one place alone, as marks in the text that one undo takes back', async () => {
    const editor = await openMarked('ک|رم در خاک است. کرم');
    await choose(editor, /Read as kerem/, 'Only here');
    assert.equal(textOf(editor), 'کِرِم در خاک است. کرم');
    await readAs(editor, 'kerem');
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), 'کرم در خاک است. کرم');
    await writeList('');
  });

  it('writes nothing where the text is another by then', async () => {
    const editor = await openMarked('ک|رم در خاک است.');
    const actions = await actionsAt(editor);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'نه '));
    dialogs.pick('Only here');
    await perform(actions, /Read as kerem/);
    await dialogs.shown(/text has changed/);
    assert.equal(textOf(editor), 'نه کرم در خاک است.');
    await writeList('');
  });

  it('never writes over a list that is no UTF-8, too large, or a link out of its folder', async () => {
    const editor = await openMarked('ک|رم در خاک است.');
    const persian = Uint8Array.of(0xd3, 0xe1, 0xc7, 0xe3, 0x09, 0xff);
    for (const [bytes, reason] of [
      [persian, /not UTF-8/],
      [new Uint8Array(1_100_000).fill(0x23), /larger than 1 MB/],
    ] as const) {
      await fs.writeFile(listUri(), bytes);
      await choose(editor, /Read as kerem/);
      await dialogs.shown(reason);
      assert.deepEqual(new Uint8Array(await fs.readFile(listUri())), bytes);
    }
    const outside = join(temporaryFolder(), 'outside.tsv');
    await writeFile(outside, '# not yours\n');
    await fs.delete(listUri());
    await symlink(outside, listUri().fsPath);
    await choose(editor, /Read as kerem/);
    await dialogs.shown(/leads out of its folder/);
    assert.equal(await readFile(outside, 'utf8'), '# not yours\n');
    await fs.delete(listUri());
  });

  it('is followed for the first 5,000 words of a longer list, which says so', async () => {
    const editor = await openMarked('ک|رم در خاک است.');
    await readAs(editor, 'kerm');
    const letters = [...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
    const forms = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `ظ${a}${b}${c}`)));
    await writeList(['کرم\tkerem', ...forms.slice(0, 6000).map((form) => `${form}\tkerem`)].join('\n'));
    await readAs(editor, 'kerem');
    const found = vscode.languages.getDiagnostics(listUri());
    assert.match(found[0]?.message ?? '', /Only the first/);
    assert.equal(found.length, 1);
  });

  it('refuses what is no choice', async () => {
    await vscode.commands.executeCommand('harf.chooseReading', { uri: 5 });
    await dialogs.shown(/did not expect/);
    await writeList('');
  });
});
