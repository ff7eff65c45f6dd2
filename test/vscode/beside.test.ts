import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { common } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, until } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

const besideEditor = () =>
  vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'harf-pinglish');
const besideText = () => besideEditor()?.document.getText();

/** Opens a document and its Pinglish beside it. */
async function openBeside(marked: string): Promise<vscode.TextEditor> {
  const editor = await openMarked(marked);
  await run('pinglishBeside');
  return editor;
}

function selectedIn(editor: vscode.TextEditor | undefined): string | undefined {
  return editor?.document.getText(editor.selection);
}

async function selects(editor: vscode.TextEditor | undefined, text: string): Promise<void> {
  if (selectedIn(editor) === text) return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`"${selectedIn(editor)}" is selected.`)), 10_000);
    const subscription = vscode.window.onDidChangeTextEditorSelection(() => {
      if (selectedIn(editor) !== text) return;
      clearTimeout(timer);
      subscription.dispose();
      resolve();
    });
  });
}

describe('Pinglish beside', () => {
  useDialogs();

  it('stands line by line in a read-only editor, and the source keeps the focus', async () => {
    const editor = await openBeside('کتاب خوب\n\n- سلام، Python!');
    // That of another document of this name may still be shown.
    await until('it is there', () => besideText() === 'ketaab-e khoob\n\n- salaam، Python!');
    assert.equal(vscode.window.activeTextEditor?.document, editor.document);
    const beside = besideEditor();
    assert.ok(beside);
    await vscode.window.showTextDocument(beside.document, beside.viewColumn);
    await vscode.commands.executeCommand('type', { text: 'x' });
    assert.equal(besideText(), 'ketaab-e khoob\n\n- salaam، Python!');
  });

  it('follows the source as it is typed', async () => {
    const editor = await openBeside('کتاب\nسلام');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 4), ' خوب'));
    await until('the new word is there', () => besideText() === 'ketaab-e khoob\nsalaam');
  });

  it('selects what is selected in the source, and the other way round', async () => {
    const editor = await openBeside('کتاب خوب را خواندم');
    editor.selection = new vscode.Selection(0, 5, 0, 8);
    await selects(besideEditor(), 'khoob');
    const beside = besideEditor();
    assert.ok(beside);
    const focused = await vscode.window.showTextDocument(beside.document, beside.viewColumn);
    focused.selection = new vscode.Selection(0, 2, 0, 2);
    const source = () =>
      vscode.window.visibleTextEditors.find(({ document }) => document === editor.document);
    await selects(source(), 'کتاب');
  });

  const top = (of: vscode.TextEditor | undefined) => of?.visibleRanges[0]?.start.line ?? -1;
  const scroll = (of: vscode.TextEditor, line: number) =>
    of.revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.AtTop);
  const openLongBeside = async () => {
    const editor = await openBeside(Array.from({ length: 400 }, (_, line) => `سلام ${line}.`).join('\n'));
    await until('it is there', () => besideText()?.endsWith('\nsalaam 399.') === true);
    return editor;
  };

  /** Resolves when the same line is at the top of both editors, `line` or as far above it as VS Code likes to leave. */
  async function bothAt(editor: vscode.TextEditor, line: number): Promise<void> {
    const isThere = () =>
      Math.abs(top(editor) - line) <= 6 && Math.abs(top(editor) - top(besideEditor())) <= 1;
    while (!isThere())
      await new Promise<void>((resolve) => {
        const subscription = vscode.window.onDidChangeTextEditorVisibleRanges(() => {
          subscription.dispose();
          resolve();
        });
      });
  }

  it('scrolls with the source, again and again', async () => {
    const editor = await openLongBeside();
    for (const line of [200, 100, 300]) {
      scroll(editor, line);
      await bothAt(editor, line);
    }
  });

  it('takes the source along when it is scrolled', async () => {
    const editor = await openLongBeside();
    const beside = besideEditor();
    assert.ok(beside);
    scroll(beside, 150);
    await bothAt(editor, 150);
  });

  it('turns only the paragraph that changed, in a document of ten thousand lines', async () => {
    const lines = Array.from({ length: 10_000 }, (_, line) => `سلام ${line}.`);
    const editor = await openBeside(lines.join('\n'));
    await until('it is there', () => besideText()?.endsWith('\nsalaam 9999.') === true);
    await editor.edit((edit) => edit.insert(new vscode.Position(5_000, 0), 'کتاب '));
    await until(
      'the new word is there',
      () => besideEditor()?.document.lineAt(5_000).text.startsWith('ketaab') === true,
    );
  }).timeout(60_000);

  it('closes without a trace, and opens again', async () => {
    await openBeside('سلام');
    await vscode.commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
    await until('it is closed', () => besideEditor() === undefined);
    await run('pinglishBeside');
    await until('it is there', () => besideText() === 'salaam');
  });
});

describe('Pinglish beside by the hosted service', () => {
  const hosted = useHostedServer();

  it('is turned when the command is run, and never by typing', async () => {
    const { server } = hosted;
    server.answerWith(({ body: { text = '' } }) => {
      const form = { style: 'readable', vowel_notation: 'double_a', alignment: [], warnings: [] };
      const pinglish = text.replaceAll('سلام', 'dorud').replaceAll('کتاب', 'naame');
      return { body: { ...common, original: text, pinglish, ...form } };
    });
    const editor = await openBeside('سلام\n\nسلام سلام');
    assert.deepEqual(hosted.dialogs.messages, []);
    assert.equal(besideText(), 'dorud\n\ndorud dorud');
    assert.equal(server.received.length, 1);
    await editor.edit((edit) => edit.insert(new vscode.Position(2, 0), 'کتاب '));
    await until('the paragraph is Persian again', () => besideText() === 'dorud\n\nکتاب سلام سلام');
    assert.equal(server.received.length, 1);
    await run('pinglishBeside');
    await until('it is turned', () => besideText() === 'dorud\n\nnaame dorud dorud');
    assert.equal(server.received[1]?.body.text, 'کتاب سلام سلام');
  });
});

describe('Pinglish beside a document that is closed meanwhile', () => {
  const hosted = useHostedServer();

  it('is not opened', async () => {
    const { document } = await openMarked('سلام');
    hosted.server.answerWith(async () => {
      const closed = new Promise<void>((resolve) => {
        const subscription = vscode.workspace.onDidCloseTextDocument((each) => {
          if (each !== document) return;
          subscription.dispose();
          resolve();
        });
      });
      await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
      await closed;
      const form = { style: 'readable', vowel_notation: 'double_a', alignment: [], warnings: [] };
      return { body: { ...common, original: 'سلام', pinglish: 'salaam', ...form } };
    });
    await run('pinglishBeside');
    assert.equal(besideEditor(), undefined);
  });
});

describe('English beside', () => {
  useDialogs();

  const englishEditor = () =>
    vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'harf-english');

  it('stands line by line in a read-only editor, follows the source and is selected with it', async () => {
    const editor = await openMarked('# هوا سرد بود\n\n- کتاب خوب را خواندم.');
    await run('translateBeside');
    const english = () => englishEditor()?.document.getText() ?? '';
    // That of another document of this name may still be shown.
    await until('it is there', () =>
      /^# [Tt]he (?:air|weather) was cold\n\n- I read .*book\.$/.test(english()),
    );
    editor.selection = new vscode.Selection(2, 2, 2, 6);
    await selects(englishEditor(), 'book');
    await editor.edit((edit) => edit.insert(new vscode.Position(2, 21), ' سلام.'));
    await until('the new sentence is there', () => /book\. [Hh]ello/.test(english()));
  });

  it('stands beside the source together with its Pinglish', async () => {
    await openBeside('کتاب خوب');
    await run('translateBeside');
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    const schemes = tabs.flatMap(({ input }) =>
      input instanceof vscode.TabInputText ? input.uri.scheme : [],
    );
    assert.deepEqual(schemes.filter((scheme) => scheme.startsWith('harf-')).sort(), [
      'harf-english',
      'harf-pinglish',
    ]);
  });
});
