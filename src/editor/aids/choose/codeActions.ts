import * as vscode from 'vscode';
import { isolated } from '../../../text/isolated.ts';
import { hasPersianLetter } from '../../../text/persian.ts';
import { CHOOSE_READING } from '../commandName.ts';
import { shortGloss, shortWord } from '../shortText.ts';
import type { ReadWord } from '../wordReader.ts';
import { choiceOf, otherSounds } from './chooseReading.ts';
import { likelyReadings } from './likelyReadings.ts';

const KIND = vscode.CodeActionKind.RefactorRewrite;

/** A selection that has no Persian in so many lines is not looked through to its end. */
const MAX_LINES = 1000;

/** The commands for a selection with Persian letters. */
export function selectionActions(document: vscode.TextDocument, range: vscode.Range): vscode.CodeAction[] {
  if (range.isEmpty || !hasPersianIn(document, range)) return [];
  const { t } = vscode.l10n;
  return [
    action(t('Add Diacritics'), 'harf.diacritize'),
    action(t('Convert to Pinglish'), 'harf.pinglish'),
    action(t('Translate to English'), 'harf.translate'),
    action(t('Read Aloud'), 'harf.readAloud'),
  ];
}

/** The other readings of a word, each to be chosen. */
export function readingActions(document: vscode.TextDocument, found: ReadWord): vscode.CodeAction[] {
  return likelyReadings(found.word, otherSounds(found.word)).map((reading) => {
    const name = isolated(shortWord(reading.styledPinglish));
    const title =
      reading.gloss === ''
        ? vscode.l10n.t('Read as {0}', name)
        : vscode.l10n.t('Read as {0}: {1}', name, shortGloss(reading.gloss));
    return action(title, CHOOSE_READING, choiceOf(document.uri, found, reading));
  });
}

function action(title: string, command: string, ...args: readonly unknown[]): vscode.CodeAction {
  const made = new vscode.CodeAction(title, KIND);
  made.command = { title, command, arguments: [...args] };
  return made;
}

function hasPersianIn(document: vscode.TextDocument, range: vscode.Range): boolean {
  const last = Math.min(range.end.line, range.start.line + MAX_LINES);
  for (let line = range.start.line; line <= last; line++) {
    const part = document.lineAt(line).range.intersection(range);
    if (part !== undefined && hasPersianLetter(document.getText(part))) return true;
  }
  return false;
}
