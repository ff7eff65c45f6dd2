import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import * as vscode from 'vscode';

export interface OpenOptions {
  readonly language?: string;
  readonly eol?: vscode.EndOfLine;
}

/**
 * Opens an untitled document with `marked` in it: `|` is a cursor, `[` and `]` are a selection; without any of
 * them the cursor is at the start.
 */
export async function openMarked(marked: string, options: OpenOptions = {}): Promise<vscode.TextEditor> {
  const editor = await openText(marked.replace(/[|[\]]/g, ''), options.language);
  const { document } = editor;
  if (options.eol !== undefined)
    await editor.edit((edit) => edit.setEndOfLine(options.eol ?? vscode.EndOfLine.LF));
  const selections = selectionsIn(marked, document);
  if (selections.length > 0) editor.selections = selections;
  return editor;
}

/** Opens an untitled document with `content`. */
export async function openText(content: string, language = 'plaintext'): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument({ content, language });
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  // VS Code may bring back a document that had the same name and was closed just now: its text, its language, or both.
  if (document.getText() !== content) await editor.edit((edit) => edit.replace(wholeOf(document), content));
  if (document.languageId !== language) await vscode.languages.setTextDocumentLanguage(document, language);
  return editor;
}

function wholeOf(document: vscode.TextDocument): vscode.Range {
  return document.validateRange(new vscode.Range(0, 0, document.lineCount, 0));
}

function selectionsIn(marked: string, document: vscode.TextDocument): vscode.Selection[] {
  const lines = marked.split('\n').map((line, index) => ({ line, index }));
  const marks = lines.flatMap(({ line, index }) =>
    [...line.matchAll(/[|[\]]/g)].map(({ 0: mark, index: column }, before) => ({
      mark,
      position: document.validatePosition(new vscode.Position(index, column - before)),
    })),
  );
  return marks.flatMap(({ mark, position }, index) => {
    if (mark === ']') return [];
    const end = mark === '[' ? marks[index + 1]?.position : position;
    return [new vscode.Selection(position, end ?? position)];
  });
}

/** Runs one of Harf's commands to its end. */
export async function run(command: string): Promise<void> {
  await vscode.commands.executeCommand(`harf.${command}`);
}

/** The text of `editor`, after checking that its line endings are all of one kind. */
export function textOf({ document }: vscode.TextEditor): string {
  const text = document.getText();
  if (document.eol === vscode.EndOfLine.CRLF) assert.doesNotMatch(text, /(?<!\r)\n/);
  return text;
}

/** Sets a setting of Harf for the user, until the extension host knows it; undefined takes it back. */
export async function setSetting(name: string, value: unknown): Promise<void> {
  const isSet = () =>
    isDeepStrictEqual(vscode.workspace.getConfiguration('harf').inspect(name)?.globalValue, value);
  if (isSet()) return;
  await vscode.workspace.getConfiguration('harf').update(name, value, vscode.ConfigurationTarget.Global);
  await until(`harf.${name} is ${value}`, isSet);
}

/** Takes back every setting of Harf, closes all editors, and lets nothing ask about saving. */
export async function reset(): Promise<void> {
  for (const name of [
    'language',
    'service',
    'baseUrl',
    'output',
    'diacritize.marks',
    'pinglish.finish',
    'pinglish.digitsAndPunctuation',
    'diacritize.includeEzafe',
    'pinglish.style',
    'pinglish.vowelNotation',
    'confirmAboveUnits',
    'confirmAboveSeconds',
    'hover.alignment',
    'hover.dictionary',
    'speech.tier',
    'speech.voice',
    'speech.pace',
    'speech.code',
    'speech.delivery',
    'assets.fluentTranslationAddress',
    'assets.packagesAddress',
    'assets.voicesAddress',
    'assets.naturalVoices',
    'tidy.preview',
    'tidy.halfSpaces',
    'tidy.latinDigits',
    'proofread.scope',
    'proofread.only',
    'proofread.exclude',
    'proofread.rules',
  ])
    await setSetting(name, undefined);
  // VS Code itself is writing its settings when they are dirty.
  const isDirty = ({ isDirty, uri }: vscode.TextDocument) => isDirty && !uri.path.endsWith('/settings.json');
  for (const document of vscode.workspace.textDocuments.filter(isDirty)) {
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

/** Resolves when `isSo`; checked at every change of any document, editor, tab or configuration. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  if (isSo()) return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error(`It did not happen: ${what}.`))), 30_000);
    const look = () => isSo() && finish(resolve);
    const subscriptions = [
      vscode.workspace.onDidChangeTextDocument(look),
      vscode.workspace.onDidOpenTextDocument(look),
      vscode.window.onDidChangeVisibleTextEditors(look),
      vscode.window.tabGroups.onDidChangeTabs(look),
      vscode.workspace.onDidChangeConfiguration(look),
    ];
    const finish = (end: () => void) => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.dispose();
      end();
    };
  });
}
