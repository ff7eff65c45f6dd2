import * as vscode from 'vscode';
import { isolated } from '../../../text/invisible.ts';
import { hasPersianLetter } from '../../../text/persian.ts';
import { t } from '../../wording/localize.ts';
import type { DocumentWord } from '../documentWords.ts';
import { CHOOSE_PRONUNCIATION } from '../names.ts';
import { shortGloss, shortWord } from '../shortText.ts';
import { choiceOf } from './choosePronunciation.ts';
import { ezafeChoice, likelyPronunciations } from './ezafeChoice.ts';

const KIND = vscode.CodeActionKind.RefactorRewrite;

/** A selection that has no Persian in so many lines is not looked through to its end. */
const MAX_LINES = 1000;

/** The commands for a selection with Persian letters. */
export function selectionActions(document: vscode.TextDocument, range: vscode.Range): vscode.CodeAction[] {
  if (range.isEmpty || !hasPersianIn(document, range)) return [];
  return [
    action(t('Add Diacritics'), 'harf.diacritize'),
    action(t('Convert to Pinglish'), 'harf.pinglish'),
    action(t('Translate to English'), 'harf.translate'),
    action(t('Read Aloud'), 'harf.readAloud'),
  ];
}

/** The other pronunciations of a word, each to be chosen. */
export function pronunciationActions(
  document: vscode.TextDocument,
  found: DocumentWord,
): vscode.CodeAction[] {
  const ezafe = ezafeChoice(document.uri, found);
  const others = likelyPronunciations(found.word, found.word.alternatives).map((pronunciation) => {
    const name = isolated(shortWord(pronunciation.styledPinglish));
    const title =
      pronunciation.gloss === ''
        ? t('Read as {0}', name)
        : t('Read as {0}: {1}', name, shortGloss(pronunciation.gloss));
    return action(title, CHOOSE_PRONUNCIATION, choiceOf(document.uri, found, pronunciation));
  });
  if (ezafe === undefined) return others;
  return [action(t('Read {0}', ezafe.title), CHOOSE_PRONUNCIATION, ezafe.choice), ...others];
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
