import * as vscode from 'vscode';
import { IN_BROWSER } from '#host/inBrowser.ts';
import { openInBrowser, removePrinted } from '#host/printedPage.ts';
import { fileNameFor } from '../../document/spoken/fileName.ts';
import { Analyses, type WordInText } from '../aids/analyses.ts';
import { report } from '../failures/report.ts';
import { UserError } from '../failures/userError.ts';
import type { Log } from '../log.ts';
import { isAbort } from '../progress/abort.ts';
import { withProgress } from '../progress/progress.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { textSettings } from '../settings.ts';
import { askLocalService, type PassageAnswers } from '../text/askPassages.ts';
import { type CommandTarget, findCommandTarget, selectedExtent } from '../text/commandTarget.ts';
import { editorOperations } from '../text/editorOperations.ts';
import type { Front } from '../text/front.ts';
import { t } from '../wording/localize.ts';
import { type GlossedPassage, type GlossedWord, interlinearPage } from './interlinearPage.ts';

/** Prints the page that is shown: the command behind its button; no palette has it. */
const PRINT = 'harf.printInterlinear';
/** Of what is shown at once, in UTF-16 units: a page of a hundred thousand words would stop the window. */
const MAX_UNITS = 100_000;
const STYLE = { edges: 'words', hasContext: false, isByPassage: true } as const;

interface InterlinearDependencies {
  readonly connection: Connection;
  readonly proseReader: ProseReader;
  readonly log: Log;
}

interface Shown {
  readonly panel: vscode.WebviewPanel;
  readonly title: string;
  /** The page, as it is printed. */
  readonly page: () => Promise<string>;
  readonly source: vscode.Uri;
}

let shown: Shown | undefined;
let printing: vscode.Disposable | undefined;

/** Shows the selected text, or all of the document, with Pinglish and glosses under each word. */
export async function showInterlinear(
  dependencies: InterlinearDependencies,
  front: Front | undefined,
  extent = selectedExtent(front),
): Promise<void> {
  const { proseReader, log } = dependencies;
  const target = await findCommandTarget(proseReader, front, extent, STYLE);
  if (target === undefined) return;
  try {
    checkLength(target);
    const passages = await withProgress(t('Harf: reading word by word'), (signal) =>
      glossedPassages(target, dependencies, signal),
    );
    printing ??= vscode.commands.registerCommand(PRINT, () =>
      print().catch((error: unknown) => report(error, log)),
    );
    await show(target, passages);
  } finally {
    target.dispose();
  }
}

function checkLength({ targets }: CommandTarget): void {
  const units = targets.reduce((sum, { text }) => sum + text.length, 0);
  if (units > MAX_UNITS)
    throw new UserError(t('The text is too long to be shown word by word; select a part of it.'));
}

/** Reads and translates the passages by the local service, whatever `harf.service` says: it is private and free. */
async function glossedPassages(
  { document, targets }: CommandTarget,
  { connection, log }: InterlinearDependencies,
  signal: AbortSignal,
): Promise<GlossedPassage[]> {
  const passages = targets.map((target) => ({ ...target, text: target.text.toWellFormed() }));
  const texts = [...new Set(passages.map(({ text }) => text))];
  const settings = textSettings(vscode.workspace.getConfiguration('harf', document));
  const english = { operation: editorOperations.translate, settings, texts, view: 'English of Word by Word' };
  const [words, answers] = await Promise.all([
    new Analyses(connection).of(texts, signal),
    askLocalService(english, connection, log, signal).catch(withoutEnglish),
  ]);
  const glossed = new Map(texts.map((text, at) => [text, (words[at] ?? []).map(glossedWord)]));
  return passages.map((passage) => ({
    passage,
    answer: answers.get(passage.text) ?? { text: '', words: [] },
    words: glossed.get(passage.text) ?? [],
  }));
}

/** Words and Pinglish are worth showing without the English too. */
function withoutEnglish(error: unknown): PassageAnswers {
  if (isAbort(error)) throw error;
  return new Map();
}

function glossedWord({ utf16Start, utf16End, word }: WordInText): GlossedWord {
  const gloss = word.verb?.gloss || word.gloss;
  return { utf16Start, utf16End, latin: word.styledPinglish, gloss: gloss.split(';')[0] ?? '' };
}

async function show(
  { document: { uri }, source }: CommandTarget,
  passages: readonly GlossedPassage[],
): Promise<void> {
  const title = uri.path.slice(uri.path.lastIndexOf('/') + 1);
  const panel = shown?.panel ?? openPanel();
  const options = { title, document: source.text };
  shown = { panel, title, page: () => interlinearPage(passages, options), source: uri };
  panel.title = t('Harf: Word by Word');
  panel.webview.html = await interlinearPage(passages, { ...options, printCommand: PRINT });
  panel.reveal(undefined, true);
}

function openPanel(): vscode.WebviewPanel {
  const panel = vscode.window.createWebviewPanel(
    'harf.interlinear',
    t('Harf: Word by Word'),
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    { enableScripts: false, enableCommandUris: [PRINT], enableFindWidget: true, localResourceRoots: [] },
  );
  panel.onDidDispose(() => {
    shown = undefined;
    printing?.dispose();
    printing = undefined;
    void removePrinted();
  });
  return panel;
}

/** A browser prints it. Where VS Code is in a browser itself, which opens no files, the page is saved. */
async function print(): Promise<void> {
  if (shown === undefined) return;
  const { title, page: printedPage, source } = shown;
  const name = `${fileNameFor(title, 'harf')}.html`;
  const page = new TextEncoder().encode(await printedPage());
  if (await openInBrowser(name, page)) return;
  const isKept = vscode.workspace.fs.isWritableFileSystem(source.scheme) === true;
  const folder = isKept ? vscode.Uri.joinPath(source, '..') : undefined;
  const target = await vscode.window.showSaveDialog({
    title: t('Save the page that your browser will print'),
    filters: { HTML: ['html'] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, name) }),
  });
  if (target === undefined) return;
  await vscode.workspace.fs.writeFile(target, page);
  if (IN_BROWSER)
    void vscode.window.showInformationMessage(t('The page was saved. Open it in your browser to print it.'));
  else await vscode.env.openExternal(target);
}
