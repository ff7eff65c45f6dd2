import * as vscode from 'vscode';
import { persianBundle } from '#host/persianBundle.ts';
import type { Choice } from '../contributions/settings.ts';
import { choice } from '../settings.ts';
import type { Bundle } from './bundle.ts';
import { filledIn } from './filledIn.ts';
import { rightToLeft } from './rightToLeft.ts';

let persian: Bundle | undefined;

/**
 * `message` in Harf's language, as `vscode.l10n.t` gives it in the editor's: `{0}` and so on stand for `values`,
 * numbers in the digits of the language.
 * What is on the screen for long is made anew when `onDidChangeLanguage` says so.
 */
export function t(message: string, ...values: (string | number | boolean)[]): string {
  const language = chosen();
  const shown = isPersian(language) ? values.map(inPersianDigits) : values;
  const text =
    language === 'editor' ? vscode.l10n.t(message, ...shown) : filledIn(textIn(language, message), shown);
  return isPersian(language) ? rightToLeft(text) : text;
}

function inPersianDigits<T>(value: T): T | string {
  return typeof value === 'number' ? value.toLocaleString('fa') : value;
}

function textIn(language: 'en' | 'fa', message: string): string {
  return language === 'en' ? message : (persianTexts()[message] ?? message);
}

function isPersian(language: Choice<'language'>): boolean {
  return language === 'fa' || (language === 'editor' && vscode.env.language === 'fa');
}

/** Harf's language, as a language tag for dates, numbers and the direction of pages. */
export function harfLanguage(): string {
  const language = chosen();
  return language === 'editor' ? vscode.env.language : language;
}

/** The translations into Harf's language, for a page that translates by itself; none for English. */
export function translations(): Bundle {
  switch (chosen()) {
    case 'editor':
      return vscode.l10n.bundle ?? {};
    case 'en':
      return {};
    case 'fa':
      return persianTexts();
  }
}

/** Calls `listener` whenever Harf's language may be another. */
export function onDidChangeLanguage(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration('harf.language')) listener();
  });
}

function chosen(): Choice<'language'> {
  return choice(vscode.workspace.getConfiguration('harf'), 'language');
}

/** Read at the first text in Persian, once: 40 kB, and only where the editor does not speak Persian itself. */
function persianTexts(): Bundle {
  if (vscode.env.language === 'fa' && vscode.l10n.bundle) return vscode.l10n.bundle;
  const extension = vscode.extensions.getExtension('harf-persian.harf');
  persian ??= extension ? persianBundle(extension.extensionUri) : {};
  return persian;
}
