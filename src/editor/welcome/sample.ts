import * as vscode from 'vscode';
import { stripMarks } from '../../text/marks.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import type { CommandId } from '../contributions/commands.ts';
import { showUntitled } from '../documents/showUntitled.ts';

const TITLE = '# یک نمونه برای حرف';
const GREETING = 'سلام! امیدوارم حالتان خوب باشد. این چند جملهٔ کوتاه برای آزمودن است.';
const EZAFE = 'کتاب تاریخ ادبیات ایران روی میز کوچک کتابخانهٔ شهر ماست. کودک شیر نوشید و از شیر جنگل ترسید.';
const MIXED = 'در سال ۱۴۰۳ با VS Code آشنا شدم و تا امروز ۲۵ داستان کوتاه نوشته‌ام.';
const AMBIGUOUS_WORD = 'کرم';
const AMBIGUOUS = `این ${AMBIGUOUS_WORD} را دیروز دیدم.`;
const SAMPLE = [TITLE, GREETING, EZAFE, MIXED, AMBIGUOUS];

/** The paragraph that shows best what a command does. */
const paragraphs: Readonly<Partial<Record<string, string>>> = {
  'harf.diacritize': EZAFE,
  'harf.pinglish': MIXED,
  'harf.restorePersian': MIXED,
  'harf.readAloud': GREETING,
} satisfies Partial<Record<CommandId, string>>;

/**
 * Opens an untitled document with Persian sentences, or shows the one that is open.
 * @param argument `hover` shows the readings of a word in it; anything else is passed over
 */
export async function openSample(argument: unknown): Promise<void> {
  const editor = await showSample();
  if (argument !== 'hover') return;
  const line = lineOf(editor.document, AMBIGUOUS);
  const column = editor.document.lineAt(line).text.indexOf(AMBIGUOUS_WORD);
  putCursor(editor, new vscode.Position(line, Math.max(column, 0)));
  await vscode.commands.executeCommand('editor.action.showHover');
}

/** Shows the sample with the cursor in the paragraph that shows best what `command` does. */
export async function showSampleFor(command: string): Promise<vscode.TextEditor> {
  const editor = await showSample();
  putCursor(
    editor,
    new vscode.Position(lineOf(editor.document, paragraphs[command] ?? GREETING, command), 0),
  );
  return editor;
}

async function showSample(): Promise<vscode.TextEditor> {
  const open = vscode.workspace.textDocuments.find(isSample);
  if (open) return vscode.window.showTextDocument(open, { viewColumn: columnOf(open), preview: false });
  return showUntitled(
    { text: SAMPLE.join('\n\n'), languageId: 'markdown' },
    { viewColumn: columnOf(undefined) },
  );
}

/** By its text: after a reload VS Code brings it back under another identity. */
function isSample({ isUntitled, isClosed, lineAt }: vscode.TextDocument): boolean {
  return isUntitled && !isClosed && isSameText(lineAt(0).text, TITLE);
}

/** Where it is shown, or beside what is no text, such as the walkthrough that asks for it. */
function columnOf(document: vscode.TextDocument | undefined): vscode.ViewColumn {
  const { activeTextEditor, tabGroups } = vscode.window;
  const isItsTab = ({ input }: vscode.Tab) =>
    input instanceof vscode.TabInputText && input.uri.toString() === document?.uri.toString();
  const group = tabGroups.all.find(({ tabs }) => tabs.some(isItsTab));
  if (group) return group.viewColumn;
  const isEmpty = activeTextEditor === undefined && tabGroups.activeTabGroup.tabs.length === 0;
  return activeTextEditor || isEmpty ? vscode.ViewColumn.Active : vscode.ViewColumn.Beside;
}

/** The line of a paragraph, or where that was changed, the first below the title that a command can work on. */
function lineOf(document: vscode.TextDocument, paragraph: string, command?: string): number {
  const isForRestoring = command === 'harf.restorePersian';
  const isFit = (text: string) => text !== '' && hasPersianLetter(text) !== isForRestoring;
  const lines = Array.from({ length: Math.min(document.lineCount, MAX_LINES) }, (_, line) => line).slice(1);
  const textOf = (line: number) => document.lineAt(line).text;
  const own = lines.find((line) => isSameText(textOf(line), paragraph));
  const fit = lines.find((line) => isFit(textOf(line)));
  return (isForRestoring ? (fit ?? own) : (own ?? fit)) ?? 0;
}

/** Whatever marks either has. */
function isSameText(text: string, other: string): boolean {
  return stripMarks(text) === stripMarks(other);
}

/** More of it is not the sample any more. */
const MAX_LINES = 200;

function putCursor(editor: vscode.TextEditor, position: vscode.Position): void {
  editor.selection = new vscode.Selection(position, position);
  editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
