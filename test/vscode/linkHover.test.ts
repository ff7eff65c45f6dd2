import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

function positionOf({ document }: vscode.TextEditor, word: string): vscode.Position {
  const offset = document.getText().indexOf(word);
  assert.ok(offset >= 0, `${word} is not in ${JSON.stringify(document.getText())}`);
  return document.positionAt(offset + 1);
}

async function hoversOn(editor: vscode.TextEditor, word: string): Promise<vscode.MarkdownString[]> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    editor.document.uri,
    positionOf(editor, word),
  );
  return hovers.flatMap(({ contents }) =>
    contents.map((each) => (each instanceof vscode.MarkdownString ? each : new vscode.MarkdownString(''))),
  );
}

async function theHoverOn(editor: vscode.TextEditor, word: string): Promise<string> {
  const hovers = await hoversOn(editor, word);
  assert.equal(hovers.length, 1);
  return (hovers[0]?.value ?? '').replaceAll('&nbsp;', ' ').replaceAll('\\', '');
}

/** Follows one of the links of a hover, as a click does. */
async function follow(hover: string, label: string): Promise<void> {
  const link = hover.match(new RegExp(`\\[${label}\\]\\(command:([\\w.]+)\\?([^)]*)\\)`));
  assert.ok(link, hover);
  const [, command = '', encoded = ''] = link;
  await vscode.commands.executeCommand(command, ...JSON.parse(decodeURIComponent(encoded)));
}

async function actionsOn(editor: vscode.TextEditor, word: string): Promise<vscode.CodeAction[]> {
  const position = positionOf(editor, word);
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    editor.document.uri,
    new vscode.Range(position, position),
  );
  return actions.filter(({ title }) => title === 'Restore Persian');
}

describe('Hovering over a linked Latin word', () => {
  const dialogs = useDialogs();

  async function openLatin(marked = '[سلام! کتاب خوب را خواندم. شب شد.]'): Promise<vscode.TextEditor> {
    const editor = await openMarked(marked);
    await run('pinglish');
    return editor;
  }

  it('shows the Persian word, its marks and its sentence', async () => {
    const hover = await theHoverOn(await openLatin(), 'khoob');
    assert.match(hover, /^\*\*\u2068خوب\u2069\*\*/);
    assert.match(hover, /\u2068کتاب \*\*\u2068خوب\u2069\*\* را خواندم.\u2069/);
    assert.doesNotMatch(hover, /code points?/i);
    assert.match(await theHoverOn(await openLatin(), 'ketaab'), /\u2068کِتابِ\u2069/);
  });

  it('has links that can be followed whatever the name of the document', async () => {
    const uri = vscode.Uri.from({ scheme: 'untitled', path: 'draft 1).txt' });
    const editor = await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'کتاب'));
    await run('pinglish');
    assert.equal(textOf(editor), 'ketaab');
    await follow(await theHoverOn(editor, 'ketaab'), 'the word');
    assert.equal(textOf(editor), 'کتاب');
  });

  it('restores the word, the sentence or all', async () => {
    const expected = {
      'the word': /^salaam! ketaab-e خوب raa .*\.$/,
      'the sentence': /^salaam! کتاب خوب را خواندم\. shab shod\.$/,
      all: /^سلام! کتاب خوب را خواندم\. شب شد\.$/,
    };
    for (const [label, pattern] of Object.entries(expected)) {
      const editor = await openLatin();
      await follow(await theHoverOn(editor, 'khoob'), label);
      assert.match(textOf(editor), pattern);
    }
  });

  it('restores the word, then the sentence, then all from one hover', async () => {
    const editor = await openLatin();
    const hover = await theHoverOn(editor, 'khoob');
    await follow(hover, 'the word');
    assert.match(textOf(editor), /^salaam! ketaab-e خوب raa .*\.$/);
    await follow(hover, 'the sentence');
    assert.match(textOf(editor), /^salaam! کتاب خوب را خواندم\. shab shod\.$/);
    await follow(hover, 'all');
    assert.equal(textOf(editor), 'سلام! کتاب خوب را خواندم. شب شد.');
  });

  it('restores the same word where it stands by then, and nothing once it was changed', async () => {
    const editor = await openLatin('[خوب! کتاب خوب را خواندم. شب شد.]');
    const hover = await theHoverOn(editor, 'ketaab');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'khoob ketaab '));
    await follow(hover, 'the word');
    assert.match(textOf(editor), /^khoob ketaab khoob! کتاب khoob raa /);
    const text = textOf(editor);
    await follow(hover, 'the word');
    assert.equal(textOf(editor), text);
    dialogs.expect(/nothing to restore/);
  });

  it('restores nothing of a document that was closed', async () => {
    const editor = await openLatin();
    const hover = await theHoverOn(editor, 'khoob');
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    const other = await openMarked('khoob');
    await follow(hover, 'all');
    assert.equal(textOf(other), 'khoob');
    dialogs.expect(/nothing to restore/);
  });

  it('shows text as it is, and only allows to restore', async () => {
    const editor = await openLatin('[یک __دو__ `سه` چهار]');
    const [hover] = await hoversOn(editor, 'chahaar');
    assert.deepEqual(hover?.isTrusted, { enabledCommands: ['harf.restorePersian'] });
    assert.match(hover?.value ?? '', /\\_\\_دو\\_\\_.*\\`سه\\`/);
  });

  it('shows nothing on other words, changed words or where the setting says so', async () => {
    const editor = await openLatin('hello [سلام]');
    assert.deepEqual(await hoversOn(editor, 'hello'), []);
    await setSetting('hover.alignment', false);
    assert.deepEqual(await hoversOn(editor, 'salaam'), []);
    await setSetting('hover.alignment', undefined);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 8), 'X'));
    assert.deepEqual(await hoversOn(editor, 'saXlaam'), []);
  });

  it('offers to restore the word as a code action', async () => {
    const editor = await openLatin('hello [سلام دنیا]');
    assert.deepEqual(await actionsOn(editor, 'hello'), []);
    const [action] = await actionsOn(editor, 'donyaa');
    assert.ok(action?.command);
    await vscode.commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
    assert.equal(textOf(editor), 'hello salaam دنیا');
  });

  it('of a translation shows the word and its sentence, and restores the sentence or all', async () => {
    const open = async () => {
      const editor = await openMarked('[هوا سرد بود. کتاب خوب را خواندم.]');
      await run('translate');
      return editor;
    };
    const editor = await open();
    const hover = await theHoverOn(editor, 'book');
    assert.match(hover, /^\*\*\u2068کتاب\u2069\*\*/);
    assert.match(hover, /\u2068\*\*\u2068کتاب\u2069\*\* خوب را خواندم\.\u2069/);
    assert.doesNotMatch(hover, /the word/);
    await follow(hover, 'the sentence');
    assert.match(textOf(editor), /^The .*cold\. کتاب خوب را خواندم\.$/);
    const another = await open();
    await follow(await theHoverOn(another, 'cold'), 'all');
    assert.equal(textOf(another), 'هوا سرد بود. کتاب خوب را خواندم.');
  });

  it('of a translation shows the sentence alone at a word that came from none', async () => {
    const editor = await openMarked('[هوا سرد بود.]');
    await run('translate');
    assert.match(await theHoverOn(editor, 'The'), /^\n*\u2068\*\*\u2068هوا سرد بود\.\u2069\*\*\u2069\n/);
  });

  it('ends its rows at spaces', async () => {
    const [hover] = await hoversOn(await openLatin(), 'khoob');
    assert.match(hover?.value ?? '', /\u2069\*\* را خواندم\\?\.\u2069\n/);
  });

  describe('with the hosted service chosen', () => {
    const hosted = useHostedServer();

    it('sends nothing there', async () => {
      await setSetting('service', 'local');
      const editor = await openLatin();
      await setSetting('service', 'hosted');
      assert.match(await theHoverOn(editor, 'ketaab'), /\u2068کِتابِ\u2069/);
      await actionsOn(editor, 'ketaab');
      assert.deepEqual(hosted.server.received, []);
    });
  });
});
