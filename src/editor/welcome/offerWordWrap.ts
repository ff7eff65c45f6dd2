import * as vscode from 'vscode';
import { isForPeople } from '../../document/prose/formats.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { isAided } from '../aids/documents.ts';
import { t } from '../wording/localize.ts';
import type { LoadedOffer } from './offer.ts';

/** More than fits into most windows, in UTF-16 units. */
const LONG_LINE = 120;
/** Only the beginning of a document is looked at: so many lines, and so much of each. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 1000;
/** Who does not want it now is not asked again for a month. */
const PAUSE_MS = 30 * 24 * 60 * 60 * 1000;

/** The offer to wrap the lines of documents in the language of the one in front. */
export const offerWordWrap: LoadedOffer = { isNeeded, make };

/** Whether `document` has long Persian lines of prose that run out of the window. */
function isNeeded(document: vscode.TextDocument): boolean {
  if (!isForPeople(document.languageId) || !isAided(document)) return false;
  if (vscode.workspace.getConfiguration('editor', document).get('wordWrap') !== 'off') return false;
  const lines = Array.from({ length: Math.min(document.lineCount, MAX_LINES) }, (_, line) =>
    document.lineAt(line),
  );
  return lines.some(
    ({ text }) => text.length > LONG_LINE && hasPersianLetter(text.slice(0, MAX_LINE_LENGTH)),
  );
}

async function make(document: vscode.TextDocument): Promise<number | 'never'> {
  const [turnOn, notNow, never] = [t('Turn On'), t('Not Now'), t('Never')];
  const chosen = await vscode.window.showInformationMessage(
    t(
      'This document has long Persian lines. Turn on word wrap for all documents in its language ({0})?',
      document.languageId,
    ),
    turnOn,
    notNow,
    never,
  );
  if (chosen === turnOn) await wrapLines(document);
  return chosen === turnOn || chosen === never ? 'never' : Date.now() + PAUSE_MS;
}

async function wrapLines({ languageId }: vscode.TextDocument): Promise<void> {
  await vscode.workspace
    .getConfiguration('editor', { languageId })
    .update('wordWrap', 'on', vscode.ConfigurationTarget.Global, true);
}
