import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, openText, setSetting, textOf } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

const CHANGE = /^Change to /;

const shownIn = (uri: vscode.Uri) =>
  vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Harf');

/** The errors of a document, as soon as they are so many. */
async function found(uri: vscode.Uri, count: number): Promise<vscode.Diagnostic[]> {
  if (shownIn(uri).length !== count)
    await new Promise<void>((resolve) => {
      const listener = vscode.languages.onDidChangeDiagnostics(() => {
        if (shownIn(uri).length !== count) return;
        listener.dispose();
        resolve();
      });
    });
  return shownIn(uri);
}

/** The words that are underlined, as soon as they are so many. */
async function words({ document }: vscode.TextEditor, count: number): Promise<string[]> {
  return (await found(document.uri, count)).map(({ range }) => document.getText(range));
}

async function actionsAt(
  uri: vscode.Uri,
  range: vscode.Range,
  kind = vscode.CodeActionKind.QuickFix,
): Promise<vscode.CodeAction[]> {
  return vscode.commands.executeCommand('vscode.executeCodeActionProvider', uri, range, kind.value);
}

/** Does what the action with this title does. */
async function act(uri: vscode.Uri, range: vscode.Range, title: string | RegExp): Promise<void> {
  const actions = await actionsAt(uri, range);
  const chosen = actions.find((each) =>
    typeof title === 'string' ? each.title === title : title.test(each.title),
  );
  assert.ok(chosen, `${title} is none of ${actions.map((each) => each.title)}`);
  if (chosen.edit) await vscode.workspace.applyEdit(chosen.edit);
  if (chosen.command)
    await vscode.commands.executeCommand(chosen.command.command, ...(chosen.command.arguments ?? []));
}

describe('Proofreading', () => {
  const dialogs = useDialogs();

  it('shows errors with their reasons and the page of their rule, and mends them', async () => {
    const editor = await openMarked('# سلام\n\n- **کتابه** من روی میز است و `کتابه من` نه.', {
      language: 'markdown',
    });
    const { uri } = editor.document;
    const [first] = await found(uri, 1);
    assert.ok(first);
    assert.equal(editor.document.getText(first.range), 'کتابه');
    assert.match(first.message, /^"\u2068کتابه\u2069" belongs to what follows/);
    assert.ok(typeof first.code === 'object');
    assert.equal(first.code.value, 'he-for-ezafe');
    assert.match(
      first.code.target.toString(true),
      /^https:\/\/github\.com\/harf-persian\/harf\/blob\/v[\d.]+\/docs\/rules\/he-for-ezafe\.md$/,
    );
    const [fix] = (await actionsAt(uri, first.range)).filter(({ title }) => CHANGE.test(title));
    assert.equal(fix?.title, 'Change to کتاب');
    assert.ok(fix.edit);
    await vscode.workspace.applyEdit(fix.edit);
    assert.equal(textOf(editor), '# سلام\n\n- **کتاب** من روی میز است و `کتابه من` نه.');
    await found(uri, 0);
  });

  it('follows what is written, and is silent again when it is turned off', async () => {
    const editor = await openText('امروز هوا خوب است.', 'plaintext');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 18), ' حالم خیلی خوبِ.'));
    await found(editor.document.uri, 1);
    await setSetting('proofread.scope', 'off');
    await found(editor.document.uri, 0);
  });

  it('reads programs only where it is to be everywhere: their comments and strings', async () => {
    const source = [
      '// این کتابخاهن بزرگ است',
      'const هقیقت = /دانشگااه/;',
      "const title = 'دانشگااه بسته است';",
    ].join('\n');
    const program = await openText(source, 'javascript');
    const prose = await openText('این کتابخاهن بزرگ است.', 'plaintext');
    assert.deepEqual(await words(prose, 1), ['کتابخاهن']);
    assert.deepEqual(shownIn(program.document.uri), []);
    await vscode.window.showTextDocument(program.document);
    await setSetting('proofread.scope', 'everywhere');
    assert.deepEqual(await words(program, 2), ['کتابخاهن', 'دانشگااه']);
    assert.deepEqual(
      shownIn(program.document.uri).map(({ range }) => range.start.line),
      [0, 2],
    );
    await setSetting('proofread.scope', 'prose');
    await found(program.document.uri, 0);
  });

  it('underlines nothing in YAML whose correction would make a key of it', async () => {
    await setSetting('proofread.scope', 'everywhere');
    const editor = await openText('متن: گفت:سلام ، خوب\nنام: كتاب', 'yaml');
    assert.deepEqual(await words(editor, 2), [' ', 'ك']);
  });

  it('leaves out what a pattern names', async () => {
    const editor = await openText('این کتابخاهن بزرگ است.', 'plaintext');
    await found(editor.document.uri, 1);
    await setSetting('proofread.exclude', ['**/Untitled-*']);
    await found(editor.document.uri, 0);
    await setSetting('proofread.exclude', ['**/*.md']);
    await found(editor.document.uri, 1);
  });

  it('shows each rule as it is set, or not at all', async () => {
    const editor = await openText('این کتابخاهن بزرگ است. گفت که که می‌آید.', 'plaintext');
    const { uri } = editor.document;
    await found(uri, 2);
    await setSetting('proofread.rules', { slip: 'warning', twice: 'off' });
    assert.deepEqual(await words(editor, 1), ['کتابخاهن']);
    assert.equal(shownIn(uri)[0]?.severity, vscode.DiagnosticSeverity.Warning);
    await setSetting('proofread.rules', { twice: 'hint' });
    assert.deepEqual(
      (await found(uri, 2)).map(({ severity }) => severity),
      [vscode.DiagnosticSeverity.Information, vscode.DiagnosticSeverity.Information],
    );
  });

  it('is turned off by a comment in the document', async () => {
    const editor = await openText('این کتابخاهن بزرگ است. گفت که که می‌آید.', 'markdown');
    const { uri } = editor.document;
    await found(uri, 2);
    const start = new vscode.Position(0, 0);
    await editor.edit((edit) => edit.insert(start, '<!-- harf-proofread: off slip -->\n'));
    assert.deepEqual(await words(editor, 1), ['که که']);
    await editor.edit((edit) => edit.insert(start, '<!-- harf-proofread: off -->\n'));
    await found(uri, 0);
  });

  it('changes all of a word in the file, those that are not on the screen too, as one step', async () => {
    const line = 'این کتابخاهن بزرگ است.\n';
    const text = `${line}${'سلام.\n'.repeat(500)}${line}${line}`;
    const editor = await openText(text, 'plaintext');
    const { uri } = editor.document;
    const [first] = await found(uri, 1);
    assert.ok(first);
    await act(uri, first.range, /^Change all in this file to کتابخانه$/);
    assert.equal(textOf(editor), text.replaceAll('کتابخاهن', 'کتابخانه'));
    dialogs.expect(/^Places that were changed: 3\.$/);
    await vscode.commands.executeCommand('undo');
    assert.equal(textOf(editor), text);
  });

  it('offers to change all only where there is more than one', async () => {
    const editor = await openText('این کتابخاهن بزرگ است.', 'plaintext');
    const [only] = await found(editor.document.uri, 1);
    assert.ok(only);
    const titles = (await actionsAt(editor.document.uri, only.range)).map(({ title }) => title);
    assert.deepEqual(titles.filter((title) => /^(?:Change|Add|Not|Never)/.test(title)).slice(-3), [
      'Add "\u2068کتابخاهن\u2069" to the list',
      'Not in this file: slip',
      'Never this rule: slip',
    ]);
    assert.ok(!titles.some((title) => title.startsWith('Change all')));
  });

  it('knows a word of the list, with its endings', async () => {
    const editor = await openText('این کتابخاهن بزرگ است.\n\nآن کتابخاهن‌ها نه.', 'plaintext');
    const { uri } = editor.document;
    const list = vscode.Uri.joinPath(
      vscode.workspace.workspaceFolders?.[0]?.uri ?? assert.fail(),
      '.vscode',
      'harf-words.tsv',
    );
    try {
      const [first] = await found(uri, 2);
      assert.ok(first);
      dialogs.pick('In this folder');
      await act(uri, first.range, /^Add/);
      assert.match(Buffer.from(await vscode.workspace.fs.readFile(list)).toString(), /^کتابخاهن\t/m);
      await found(uri, 0);
    } finally {
      await vscode.workspace.fs.delete(list);
    }
    await found(uri, 2);
  });

  it('writes into the file that a rule is off in it', async () => {
    for (const [language, comment] of [
      ['markdown', '<!-- harf-proofread: off slip -->'],
      ['latex', '% harf-proofread: off slip'],
    ] as const) {
      const editor = await openText('این کتابخاهن بزرگ است.', language);
      const [first] = await found(editor.document.uri, 1);
      assert.ok(first);
      await act(editor.document.uri, first.range, 'Not in this file: slip');
      assert.equal(textOf(editor), `${comment}\nاین کتابخاهن بزرگ است.`);
      await found(editor.document.uri, 0);
    }
  });

  it('writes it into a program as its language has comments', async () => {
    await setSetting('proofread.scope', 'everywhere');
    const editor = await openText('#!/bin/sh\n# این کتابخاهن بزرگ است', 'shellscript');
    const [first] = await found(editor.document.uri, 1);
    assert.ok(first);
    await act(editor.document.uri, first.range, 'Not in this file: slip');
    assert.equal(textOf(editor), '#!/bin/sh\n# harf-proofread: off slip\n# این کتابخاهن بزرگ است');
    await found(editor.document.uri, 0);
  });

  it('remembers it where the language has no comments, and forgets it again', async () => {
    const editor = await openText('این کتابخاهن بزرگ است.', 'plaintext');
    const { uri } = editor.document;
    const [first] = await found(uri, 1);
    assert.ok(first);
    await act(uri, first.range, 'Not in this file: slip');
    await found(uri, 0);
    assert.equal(textOf(editor), 'این کتابخاهن بزرگ است.');
    dialogs.expect(/^No longer underlined in this file: slip/);
    const [again] = await actionsAt(uri, first.range, vscode.CodeActionKind.Source.append('harf'));
    assert.equal(again?.title, 'Underline again in this file: slip');
    assert.ok(again.command);
    await vscode.commands.executeCommand(again.command.command, ...(again.command.arguments ?? []));
    const [shown] = await found(uri, 1);
    assert.ok(shown);
    dialogs.press('Undo');
    await act(uri, shown.range, 'Not in this file: slip');
    await found(uri, 1);
  });

  it('turns a rule off for the user, until that is undone', async () => {
    const editor = await openText('این کتابخاهن بزرگ است.', 'plaintext');
    const { uri } = editor.document;
    const [first] = await found(uri, 1);
    assert.ok(first);
    await act(uri, first.range, 'Never this rule: slip');
    await found(uri, 0);
    const own = () => vscode.workspace.getConfiguration('harf').inspect('proofread.rules')?.globalValue;
    assert.deepEqual(own(), { slip: 'off' });
    await setSetting('proofread.rules', undefined);
    const [shown] = await found(uri, 1);
    assert.ok(shown);
    dialogs.press('Undo');
    await act(uri, shown.range, 'Never this rule: slip');
    dialogs.expect(/^No longer underlined anywhere: slip/);
    await found(uri, 1);
    assert.equal(own(), undefined);
  });

  it('moves with the text at once, and goes where it is written into', async () => {
    const editor = await openText('این کتابخاهن بزرگ است.', 'plaintext');
    const { uri } = editor.document;
    await found(uri, 1);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'و '));
    assert.deepEqual(await words(editor, 1), ['کتابخاهن']);
    const end = shownIn(uri)[0]?.range.end ?? assert.fail();
    await editor.edit((edit) => edit.insert(end, 'ه'));
    assert.deepEqual(shownIn(uri), []);
  });

  it('leaves documents alone that cannot be written', async () => {
    const scheme = 'proofread-test';
    const provider = vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: () => 'این کتابخاهن بزرگ است.',
    });
    try {
      const older = await vscode.workspace.openTextDocument(vscode.Uri.parse(`${scheme}:older.txt`));
      const newer = await vscode.workspace.openTextDocument({ content: 'این کتابخاهن بزرگ است. سلام.' });
      await vscode.commands.executeCommand('vscode.diff', older.uri, newer.uri, 'A difference');
      await found(newer.uri, 1);
      assert.deepEqual(shownIn(older.uri), []);
    } finally {
      provider.dispose();
    }
  });

  it('reads the cell of a notebook that is written in', async () => {
    const cell = new vscode.NotebookCellData(
      vscode.NotebookCellKind.Markup,
      'این **کتابخاهن** بزرگ است.',
      'markdown',
    );
    const notebook = await vscode.workspace.openNotebookDocument(
      'jupyter-notebook',
      new vscode.NotebookData([cell]),
    );
    await vscode.window.showNotebookDocument(notebook);
    await vscode.commands.executeCommand('notebook.cell.edit');
    const { uri } = notebook.cellAt(0).document;
    const [only] = await found(uri, 1);
    assert.deepEqual(only?.range, new vscode.Range(0, 6, 0, 14));
  });
});

/** What of the Git extension's API the tests use. */
interface Git {
  readonly enabled: boolean;
  readonly onDidChangeEnablement: vscode.Event<boolean>;
  getAPI(version: 1): { openRepository(folder: vscode.Uri): Promise<unknown> };
}

describe('Proofreading of what the last commit does not have', () => {
  useDialogs();
  let folder: string;
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: folder });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harf-proofread-'));
    await writeFile(join(folder, 'a.txt'), 'این کتابخاهن بزرگ است.\nسلام.\nخداحافظ.\n');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'a');
    const extension = await vscode.extensions.getExtension<Git>('vscode.git')?.activate();
    assert.ok(extension);
    await turnOn(extension);
    await extension.getAPI(1).openRepository(vscode.Uri.file(folder));
    await setSetting('proofread.only', 'changed');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  after(() => setGit(false));

  /** It is off in the tests, to be quiet. */
  async function turnOn(extension: Git): Promise<void> {
    if (extension.enabled) return;
    const isOn = new Promise<void>((resolve) => {
      const listener = extension.onDidChangeEnablement(() => {
        listener.dispose();
        resolve();
      });
    });
    await setGit(true);
    await isOn;
  }

  async function setGit(isOn: boolean): Promise<void> {
    await vscode.workspace.getConfiguration('git').update('enabled', isOn, vscode.ConfigurationTarget.Global);
  }

  async function open(name: string): Promise<vscode.TextEditor> {
    return vscode.window.showTextDocument(vscode.Uri.file(join(folder, name)), { preview: false });
  }

  it('underlines lines that were changed, before they are saved, and all when it is to', async () => {
    const editor = await open('a.txt');
    const end = editor.document.lineAt(1).range.end;
    await editor.edit((edit) => edit.insert(end, ' دانشگااه بسته است.'));
    assert.deepEqual(await words(editor, 1), ['دانشگااه']);
    await setSetting('proofread.only', 'all');
    assert.deepEqual(await words(editor, 2), ['کتابخاهن', 'دانشگااه']);
  });

  it('counts all of a file as changed that git does not know', async () => {
    await writeFile(join(folder, 'b.txt'), 'این کتابخاهن بزرگ است.');
    assert.deepEqual(await words(await open('b.txt'), 1), ['کتابخاهن']);
  });

  it('shows no more what has been committed', async () => {
    await writeFile(join(folder, 'a.txt'), 'این کتابخاهن بزرگ است.\nدانشگااه بسته است.\n');
    const editor = await open('a.txt');
    assert.deepEqual(await words(editor, 1), ['دانشگااه']);
    git('commit', '--quiet', '--all', '--message', 'b');
    await vscode.commands.executeCommand('git.refresh', vscode.Uri.file(folder));
    await words(editor, 0);
  });
});

describe('Proofreading while the hosted service is chosen', () => {
  const suite = useHostedServer();

  it('sends nothing', async () => {
    await setSetting('service', 'hosted');
    const editor = await openText('این کتابخاهن بزرگ است.', 'plaintext');
    const [first] = await found(editor.document.uri, 1);
    assert.ok(first);
    await act(editor.document.uri, first.range, 'Change to کتابخانه');
    await found(editor.document.uri, 0);
    assert.deepEqual(suite.server.received, []);
  });
});
