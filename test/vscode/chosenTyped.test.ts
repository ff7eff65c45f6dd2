import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, textOf } from '../support/editor/editing.ts';

async function hoverAt({ document }: vscode.TextEditor, column: number): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    new vscode.Position(0, column),
  );
  return hovers
    .flatMap(({ contents }) => contents)
    .map((content) => (typeof content === 'object' ? content.value.replaceAll('&nbsp;', ' ') : ''))
    .join('\n');
}

/** Runs the command of the hover's link that is called `label`. */
async function follow(editor: vscode.TextEditor, column: number, label: string): Promise<void> {
  const hover = await hoverAt(editor, column);
  const [, command = '', query = 'null'] =
    new RegExp(`\\[${label}\\]\\(command:([\\w.]+)(?:\\?([^)]*))?\\)`).exec(hover) ?? assert.fail(hover);
  const argument: unknown = JSON.parse(decodeURIComponent(query));
  await vscode.commands.executeCommand(command, ...(Array.isArray(argument) ? argument : []));
}

const written = async (typed: string): Promise<string> => {
  const editor = await openMarked(`[${typed}]`);
  await run('fromPinglish');
  return textOf(editor);
};

/** The word that the hover offers first instead. */
async function firstOffered(editor: vscode.TextEditor, column: number): Promise<string> {
  const hover = await hoverAt(editor, column);
  return /Write instead: \[([^\]]+)\]/.exec(hover)?.[1] ?? assert.fail(hover);
}

describe('What else a typed word could be', () => {
  const dialogs = useDialogs();

  it('is offered in the hover, three words of it, and not the one that stands there', async () => {
    const editor = await openMarked('[sad nafar amadand]');
    await run('fromPinglish');
    const hover = await hoverAt(editor, 1);
    const [, offered = ''] = /Write instead: ([^\n]*)/.exec(hover) ?? assert.fail(hover);
    const words = Array.from(offered.matchAll(/\[([^\]]+)\]/g), ([, word]) => word);
    assert.equal(words.length, 3);
    assert.equal(words[0], 'سد');
    assert.ok(!words.includes('صد'));
  });

  it('takes the place of the word when it is chosen, stays tied, and is chosen from then on', async () => {
    const editor = await openMarked('[sad nafar amadand]');
    await run('fromPinglish');
    assert.equal(textOf(editor), 'صد نفر آمدند');
    await follow(editor, 1, 'سد');
    assert.equal(textOf(editor), 'سد نفر آمدند');
    assert.equal(await written('Sad nafar'), 'سد نفر');
    await vscode.window.showTextDocument(editor.document);
    assert.equal(await firstOffered(editor, 1), 'صد');
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), 'sad nafar amadand');
    const other = await openMarked('[sad nafar]');
    await run('fromPinglish');
    await follow(other, 1, 'Forget this choice');
    assert.equal(await written('sad nafar'), 'صد نفر');
  });

  it('may be longer or shorter: the words around stay where they are and tied', async () => {
    const editor = await openMarked('[man ketab ha ro sad bar khoondam]');
    await run('fromPinglish');
    const before = textOf(editor);
    const place = before.indexOf('کتاب') + 1;
    const other = await firstOffered(editor, place);
    await follow(editor, place, other);
    assert.equal(textOf(editor), before.replace('کتاب‌ها', other));
    await follow(editor, textOf(editor).indexOf('صد'), 'سد');
    assert.match(textOf(editor), /سد/);
    await vscode.commands.executeCommand('editor.action.selectAll');
    await run('restorePersian');
    assert.equal(textOf(editor), 'man ketab ha ro sad bar khoondam');
    for (const typed of ['ketab ha', 'sad'])
      await vscode.commands.executeCommand('harf.typedWord', { forget: typed });
  });

  it('is kept in a list that can be opened and written by hand', async () => {
    const editor = await openMarked('[sad nafar]');
    await run('fromPinglish');
    await follow(editor, 1, 'سد');
    await follow(editor, 1, 'Open the list');
    const list = vscode.window.activeTextEditor ?? assert.fail('No list is open.');
    assert.match(list.document.getText(), /^sad\tسد$/m);
    await list.edit((edit) =>
      edit.insert(new vscode.Position(list.document.lineCount, 0), 'abrak\tاَبرک\nno persian\n'),
    );
    await list.document.save();
    assert.equal(await written('abrak o sad'), 'اَبرک و سد');
    for (const typed of ['abrak', 'sad'])
      await vscode.commands.executeCommand('harf.typedWord', { forget: typed });
    assert.equal(await written('sad nafar'), 'صد نفر');
  });

  it('is not written where the word is another by then', async () => {
    const editor = await openMarked('[sad nafar]');
    await run('fromPinglish');
    const hover = await hoverAt(editor, 1);
    const [, query = ''] = /\[سد\]\(command:harf\.typedWord\?([^)]*)\)/.exec(hover) ?? assert.fail(hover);
    await editor.edit((edit) => edit.replace(new vscode.Range(0, 0, 0, 2), 'هزار'));
    const [choice] = JSON.parse(decodeURIComponent(query)) as readonly unknown[];
    await vscode.commands.executeCommand('harf.typedWord', choice);
    await dialogs.shown(/The text has changed meanwhile/);
    assert.equal(textOf(editor), 'هزار نفر');
    assert.equal(await written('sad nafar'), 'صد نفر');
  });
});
