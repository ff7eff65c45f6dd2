import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openText, setSetting, textOf } from '../support/editor/editing.ts';

const RULE = 'invisible-character';

describe('Invisible characters', () => {
  useDialogs();
  before(async () => vscode.extensions.getExtension('harf-persian.harf')?.activate());
  afterEach(async () => {
    for (const name of ['invisibleCharacters', 'proofread.scope']) await setSetting(name, undefined);
  });

  const foundIn = ({ document: { uri } }: vscode.TextEditor) =>
    vscode.languages.getDiagnostics(uri).filter(({ code }) => code === RULE);

  /** What is found in an editor, as soon as it is so much. */
  async function found(editor: vscode.TextEditor, count: number): Promise<vscode.Diagnostic[]> {
    if (foundIn(editor).length !== count)
      await new Promise<void>((resolve) => {
        const listener = vscode.languages.onDidChangeDiagnostics(() => {
          if (foundIn(editor).length !== count) return;
          listener.dispose();
          resolve();
        });
      });
    return foundIn(editor);
  }

  /**
   * The fixes at a place that its diagnostics are of, by their titles. VS Code has none while somebody registers others,
   * and is asked again.
   */
  async function fixesAt(
    { document }: vscode.TextEditor,
    range: vscode.Range,
  ): Promise<ReadonlyMap<string, vscode.CodeAction>> {
    for (;;) {
      const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        range,
        vscode.CodeActionKind.QuickFix.value,
        100,
      );
      if (all.length > 0) return new Map(all.map((action) => [action.title, action]));
    }
  }

  async function apply(action: vscode.CodeAction | undefined): Promise<void> {
    assert.ok(action?.edit);
    await vscode.workspace.applyEdit(action.edit);
  }

  const columns = ({ range: { start, end } }: vscode.Diagnostic) => [
    start.line,
    start.character,
    end.character,
  ];

  it('are told by name in a program, those that reorder it as a warning, and taken out', async () => {
    const editor = await openText(
      'const a = 1; // کتاب\u200c من\nif (a) b("\u202exyz\u202c");\n',
      'javascript',
    );
    const [joiner, override] = await found(editor, 2);
    assert.ok(joiner && override);
    assert.match(joiner.message, /^A half-space \(ZWNJ\) that parts nothing\./);
    assert.match(override.message, /\(RLO\) that shows source code in another order/);
    assert.deepEqual([joiner, override].map(columns), [
      [0, 20, 21],
      [1, 10, 11],
    ]);
    const { Information, Warning } = vscode.DiagnosticSeverity;
    assert.deepEqual(
      [joiner, override].map(({ severity, source }) => [severity, source]),
      [
        [Information, 'Harf'],
        [Warning, 'Harf'],
      ],
    );
    await apply((await fixesAt(editor, override.range)).get('Take it out'));
    await found(editor, 1);
    assert.equal(textOf(editor), 'const a = 1; // کتاب\u200c من\nif (a) b("xyz");\n');
  });

  it('are taken out of all of a document, on the screen or not, and those that belong stay', async () => {
    const stray = 'زیر\u200bنویس می\u200cروم 👩\u200d💻 ❤\ufe0f\n';
    const editor = await openText(stray.repeat(300), 'markdown');
    const seen = await firstCount(editor);
    assert.ok(seen < 300, `${seen} of 300 lines`);
    const fixes = await fixesAt(editor, new vscode.Range(0, 3, 0, 4));
    await apply(fixes.get('Take all out in this document'));
    await found(editor, 0);
    assert.equal(textOf(editor), stray.replace('\u200b', '').repeat(300));
  });

  /** How many are found at first, when any are. */
  async function firstCount(editor: vscode.TextEditor): Promise<number> {
    if (foundIn(editor).length === 0)
      await new Promise<void>((resolve) => {
        const listener = vscode.languages.onDidChangeDiagnostics(() => {
          if (foundIn(editor).length === 0) return;
          listener.dispose();
          resolve();
        });
      });
    return foundIn(editor).length;
  }

  it('are thousands without harm, and taken out all the same', async () => {
    const editor = await openText(`${'a\u200b\u2060'.repeat(2000)}\nb`, 'plaintext');
    await found(editor, 500);
    await apply((await fixesAt(editor, new vscode.Range(0, 1, 0, 2))).get('Take all out in this document'));
    await found(editor, 0);
    assert.equal(textOf(editor), `${'a'.repeat(2000)}\nb`);
  });

  it('are no half-spaces in prose while proofreading tells of those', async () => {
    const editor = await openText('کتاب\u200c من\u00ad است', 'plaintext');
    const [hyphen] = await found(editor, 1);
    assert.match(hyphen?.message ?? '', /^A soft hyphen/);
    await setSetting('proofread.scope', 'off');
    await found(editor, 2);
  });

  it('are looked for as text changes, and no more when that is turned off', async () => {
    const editor = await openText('x = 1', 'python');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 1), 'y\u200bz'));
    const [space] = await found(editor, 1);
    assert.deepEqual(space && columns(space), [0, 2, 3]);
    await setSetting('invisibleCharacters', 'off');
    await found(editor, 0);
    await setSetting('invisibleCharacters', undefined);
    await found(editor, 1);
  });

  it('are judged by the language that the document has now', async () => {
    const editor = await openText('x\u200d = 1 \u2068a', 'python');
    const { Information, Warning } = vscode.DiagnosticSeverity;
    const severities = async () => (await found(editor, 2)).map(({ severity }) => severity);
    assert.deepEqual(await severities(), [Information, Warning]);
    const looked = new Promise<void>((resolve) => {
      const listener = vscode.languages.onDidChangeDiagnostics(() => {
        if (foundIn(editor).some(({ severity }) => severity === Warning)) return;
        if (foundIn(editor).length === 0) return;
        listener.dispose();
        resolve();
      });
    });
    await vscode.languages.setTextDocumentLanguage(editor.document, 'markdown');
    await looked;
  });

  it('are left while a word with one is being typed', async () => {
    const editor = await openText('# \u200b', 'python');
    await found(editor, 1);
    editor.selection = new vscode.Selection(0, 3, 0, 3);
    await vscode.commands.executeCommand('type', { text: 'م' });
    await vscode.commands.executeCommand('type', { text: '\u200c' });
    await vscode.commands.executeCommand('type', { text: 'م' });
    await vscode.commands.executeCommand('type', { text: '\u200c' });
    assert.equal(textOf(editor), '# \u200bم\u200cم\u200c');
    await setSetting('invisibleCharacters', 'off');
    await found(editor, 0);
    await setSetting('invisibleCharacters', undefined);
    await found(editor, 1);
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    const all = await found(editor, 2);
    assert.deepEqual(all.map(columns), [
      [0, 2, 3],
      [0, 6, 7],
    ]);
  });
});
