import { readFileSync } from 'node:fs';
import * as vscode from 'vscode';
import type { Choice } from '../contributions/settings.ts';
import { choice } from '../settings.ts';

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
  persian ??= bundleIn(persianFile());
  return persian;
}

function persianFile(): string {
  const extension = vscode.extensions.getExtension('harf-persian.harf');
  if (extension === undefined) return '';
  return vscode.Uri.joinPath(extension.extensionUri, 'l10n', 'bundle.l10n.fa.json').fsPath;
}

/** `message` with the value of each place, `{0}` and so on, in it; a place without a value stays. */
export function filledIn(message: string, values: readonly (string | number | boolean)[]): string {
  return message.replace(/\{(\d+)\}/gu, (place, index) => String(values[index] ?? place));
}

const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const SENTENCE_END = /[.؟!…]$/u;

/**
 * A Persian sentence that reads from right to left in VS Code, which lays out all its texts from left to right: its
 * full stop would stand before it, and what is before a Latin word after that word. The isolate is left open, so
 * that sentences after it in the same text follow it on its left.
 */
export function rightToLeft(text: string): string {
  return SENTENCE_END.test(text) ? RIGHT_TO_LEFT_ISOLATE + text : text;
}

/** Translations by their English texts. */
type Bundle = Readonly<Record<string, string>>;

/** The translations in the file `path`; none, so that all stays English, if it cannot be read. */
export function bundleIn(path: string): Bundle {
  try {
    const texts: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const entries = typeof texts === 'object' && texts !== null ? Object.entries(texts) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
