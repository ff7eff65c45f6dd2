import * as vscode from 'vscode';
import { wordStartAt } from '../../document/passages/wordStart.ts';
import type { Markup } from '../../document/spoken/silentMarkup.ts';
import { type SpokenText, spokenFrom, spokenText } from '../../document/spoken/spokenText.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { checkCharacters } from '../checkCharacters.ts';
import { type DocumentText, documentText } from '../documentText.ts';
import { Notice } from '../errors/notice.ts';
import { findTargets, type Scope } from '../findTargets.ts';
import { persianTargets } from '../persianTargets.ts';
import type { ReadText } from './storedReading.ts';

const MARKUPS: ReadonlyMap<string, Markup> = new Map([
  ['markdown', 'markdown'],
  ['mdx', 'markdown'],
  ['quarto', 'markdown'],
  ['html', 'html'],
  ['latex', 'latex'],
  ['tex', 'latex'],
]);

/** What is heard of the selections, the paragraph or the comment; throws a `Notice` if it has no Persian. */
export function selectedText({ document, selections }: vscode.TextEditor): ReadText {
  const source = documentText(document);
  return read(document, spoken(source, { selections: selections.map(source.spanOf) }));
}

/** What is heard from the word at `position` to the end; throws a `Notice` if there is no Persian. */
export function textFrom(document: vscode.TextDocument, position: vscode.Position): ReadText {
  const source = documentText(document);
  const { utf16Start } = source.spanOf(new vscode.Range(position, position));
  const text = spokenFrom(spoken(source, 'document'), wordStartAt(source.text, utf16Start));
  if (!hasPersianLetter(text.text))
    throw new Notice(vscode.l10n.t('There is no Persian from here on. Go to where reading should begin.'));
  return read(document, text);
}

function spoken(source: DocumentText, scope: Scope): SpokenText {
  const targets = persianTargets(source, scope, findTargets(source, scope));
  checkCharacters(targets);
  const pieces = targets.flatMap((target) => target.pieces);
  return spokenText(source.text, pieces, MARKUPS.get(source.languageId) ?? 'plain');
}

function read(document: vscode.TextDocument, { text, runs }: SpokenText): ReadText {
  if (!hasPersianLetter(text))
    throw new Notice(vscode.l10n.t('There is nothing to read aloud here but code and addresses.'));
  return { text, runs: [...runs], documentUri: document.uri.toString() };
}
