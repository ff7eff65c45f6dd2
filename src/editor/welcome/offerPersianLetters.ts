import * as vscode from 'vscode';
import { isAided } from '../aids/documents.ts';
import { t } from '../wording/localize.ts';
import type { LoadedOffer } from './offer.ts';

/**
 * What Persian has of the characters that VS Code takes for Latin ones in disguise. It knows no locale `fa`, so
 * `editor.unicodeHighlight.allowedLocales` does nothing for them.
 */
const BOXED = 'اه۰۱۵۷٫';
const HALF_SPACE = '\u200c';
/** A word is boxed if it has no other letter of Persian, or is written together with Latin. */
const BOXED_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_\\u200c])[${BOXED}]+(?![\\p{L}\\p{M}\\p{N}_\\u200c])|\\w\\u200c?[${BOXED}]`,
  'u',
);
/** Only the beginning of a document is looked at: so many lines, and so much of each. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 1000;
/** Who does not want it now is not asked again for a week. */
const PAUSE_MS = 7 * 24 * 60 * 60 * 1000;

/** The offer to leave Persian letters and half-spaces without boxes, in documents of all languages. */
export const offerPersianLetters: LoadedOffer = { isNeeded, make };

/** Whether VS Code draws a box around a Persian word of `document`. In restricted mode it draws them around all. */
function isNeeded(document: vscode.TextDocument): boolean {
  if (!isAided(document) || !vscode.workspace.isTrusted) return false;
  const highlight = vscode.workspace.getConfiguration('editor.unicodeHighlight', document);
  if (highlight.get('ambiguousCharacters') !== true || unset(highlight).length === 0) return false;
  return Array.from({ length: Math.min(document.lineCount, MAX_LINES) }, (_, line) =>
    document.lineAt(line).text.slice(0, MAX_LINE_LENGTH),
  ).some((text) => BOXED_WORD.test(text));
}

async function make(): Promise<number | 'never'> {
  const [setIt, notNow, never] = [t('Set It'), t('Not Now'), t('Never')];
  const chosen = await vscode.window.showInformationMessage(
    t(
      'VS Code draws boxes around some Persian letters and digits, such as ا, ه and ۱, as if they were Latin ones in disguise. Set it to leave them and the half-space alone?',
    ),
    setIt,
    notNow,
    never,
  );
  if (chosen === setIt) await allow();
  return chosen === setIt || chosen === never ? 'never' : Date.now() + PAUSE_MS;
}

const SETTING = 'allowedCharacters';

/** For the user, beside what they allow already. */
async function allow(): Promise<void> {
  const highlight = vscode.workspace.getConfiguration('editor.unicodeHighlight');
  const own = highlight.inspect<Record<string, boolean>>(SETTING)?.globalValue;
  const added = Object.fromEntries(unset(highlight).map((character) => [character, true]));
  await highlight.update(SETTING, { ...own, ...added }, vscode.ConfigurationTarget.Global);
}

/** Those that the user neither allowed nor forbade. */
function unset(highlight: vscode.WorkspaceConfiguration): string[] {
  const set = highlight.get<Record<string, boolean>>(SETTING, {});
  return [...BOXED, HALF_SPACE].filter((character) => !(character in set));
}
