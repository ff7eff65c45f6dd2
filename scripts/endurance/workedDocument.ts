import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { documentOf, fileName, type Language, sentence } from './documents.ts';
import { pick, type Use } from './use.ts';

/** A document that a round works on. */
export interface WorkedDocument {
  readonly editor: vscode.TextEditor;
  /** Its language and size, for the names of steps. */
  readonly kind: string;
  readonly isLarge: boolean;
  /** Its file, if it has one. */
  readonly path?: string;
}

interface DocumentKind {
  readonly language: Language;
  readonly bytes: number;
}

const LARGE_BYTES = 1_000_000;
const CHARACTERS_TYPED = 12;
const LINES_SEARCHED = 200;

/** Opens a new document, of a file or untitled. */
export async function openDocument(use: Use, { language, bytes }: DocumentKind): Promise<WorkedDocument> {
  const number = use.nextNumber();
  const content = documentOf(language, bytes, number);
  const kind = `${language} of ${bytes >= LARGE_BYTES ? `${bytes / 1e6} MB` : `${bytes / 1e3} kB`}`;
  const isLarge = bytes >= LARGE_BYTES;
  if (!isLarge && use.random() < 0.3)
    return { ...(await openUntitled(use, kind, language, content)), isLarge };
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) throw new Error('No folder is open.');
  const path = join(folder.uri.fsPath, fileName(language, number));
  await writeFile(path, content);
  await use.log.step(`open, ${kind}`, () =>
    // The editor holds what is opened by its API for minutes after it was closed.
    vscode.commands.executeCommand('vscode.open', vscode.Uri.file(path), { preview: false }),
  );
  return { editor: activeEditor(), kind, isLarge, path };
}

async function openUntitled(
  { log }: Use,
  kind: string,
  language: Language,
  content: string,
): Promise<Pick<WorkedDocument, 'editor' | 'kind'>> {
  await log.step(`open untitled, ${kind}`, async () => {
    const document = await vscode.workspace.openTextDocument({ language, content });
    await vscode.window.showTextDocument(document, { preview: false });
  });
  return { editor: activeEditor(), kind };
}

function activeEditor(): vscode.TextEditor {
  const editor = vscode.window.activeTextEditor;
  if (editor) return editor;
  throw new Error('The document was not opened.');
}

/** Types a sentence somewhere, and pastes a few lines. */
export async function edit(use: Use, { editor, kind }: WorkedDocument): Promise<void> {
  const { random, log } = use;
  const added = sentence(use.nextNumber(), 0);
  await log.step(`type, ${kind}`, async () => {
    await show(editor);
    const line = Math.floor(random() * editor.document.lineCount);
    const place = editor.document.lineAt(line).range.end;
    for (const [index, character] of [...added].slice(0, CHARACTERS_TYPED).entries())
      await editor.edit((change) => change.insert(place.translate(0, index), character));
  });
  await log.step(`paste, ${kind}`, () =>
    editor.edit((change) => change.insert(new vscode.Position(0, 0), `${added}\n${added}\n`)),
  );
}

/** Selects some lines, or everything. */
export async function select({ random }: Use, { editor, isLarge }: WorkedDocument): Promise<string> {
  await show(editor);
  const { lineCount } = editor.document;
  if (!isLarge && random() < 0.25) {
    editor.selection = new vscode.Selection(0, 0, lineCount, 0);
    return 'all';
  }
  const first = persianLine(random, editor.document);
  const lines = pick(random, [1, 3, 10, 40]);
  editor.selection = new vscode.Selection(first, 0, Math.min(lineCount, first + lines), 0);
  return `${lines} lines`;
}

/** The first line with Persian in it from a random one on; the random one if there is none near. */
export function persianLine(random: () => number, document: vscode.TextDocument): number {
  const from = Math.floor(random() * document.lineCount);
  for (let line = from; line < Math.min(from + LINES_SEARCHED, document.lineCount); line++)
    if (/\p{Script=Arabic}/u.test(document.lineAt(line).text)) return line;
  return from;
}

/** Brings `editor` to the front, where commands look. */
export async function show({ document, viewColumn }: vscode.TextEditor): Promise<void> {
  if (vscode.window.activeTextEditor?.document === document) return;
  await vscode.window.showTextDocument(document, { viewColumn: viewColumn ?? vscode.ViewColumn.One });
}

/** Closes the document without saving, and removes its file. */
export async function closeDocument({ log }: Use, { editor, kind, path }: WorkedDocument): Promise<void> {
  await log.step(`close, ${kind}`, async () => {
    await show(editor);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });
  if (path !== undefined) await rm(path, { force: true });
}

/** Closes every editor; nothing asks about saving. */
export async function closeEverything(): Promise<void> {
  for (const document of vscode.workspace.textDocuments.filter((each) => each.isDirty)) {
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}
