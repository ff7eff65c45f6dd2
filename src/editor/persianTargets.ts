import * as vscode from 'vscode';
import type { Target } from '../document/targets/targets.ts';
import { hasPersianLetter } from '../text/persian.ts';
import { Notice } from './errors/notice.ts';
import type { Scope, SearchedDocument } from './findTargets.ts';
import { isProse } from './languages.ts';

/** The targets with a Persian letter; throws a `Notice` that says what to do if there is none. */
export function persianTargets(
  document: SearchedDocument,
  scope: Scope,
  targets: readonly Target[],
): Target[] {
  const persian = targets.filter(({ text }) => hasPersianLetter(text));
  if (persian.length > 0) return persian;
  throw new Notice(whyNothing(document, scope));
}

function whyNothing({ text, languageId }: SearchedDocument, scope: Scope): string {
  const { t } = vscode.l10n;
  if (text.trim() === '') return t('The document is empty. Write some Persian text first.');
  if (!hasPersianLetter(text)) return t('The document has no Persian letter.');
  if (scope === 'document')
    return t('No comment or string of the document has a Persian letter. Select the text instead.');
  if (scope.selections.some(({ utf16Start, utf16End }) => utf16Start < utf16End))
    return t('The selection has no Persian letter. Select Persian text.');
  return isProse(languageId)
    ? t('This paragraph has no Persian. Go to one that has, or select text.')
    : t('No Persian comment or string is here. Go to one, or select text.');
}
