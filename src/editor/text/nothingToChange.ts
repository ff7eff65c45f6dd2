import * as vscode from 'vscode';
import type { ProsePassage } from '../../document/prose/prose.ts';
import { trimmedSpan } from '../../document/targets/paragraph.ts';
import type { Scope } from '../../document/targets/scopeSpans.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { overlaps, type Span, sliceSpan } from '../../text/span.ts';
import type { DocumentText } from '../documents/lfDocument.ts';
import { UserError } from '../failures/userError.ts';
import type { DocumentProse } from '../prose/documentProse.ts';
import { languageName, unreadSentence } from '../prose/leftOut.ts';
import { t } from '../wording/localize.ts';

/**
 * Where nothing in the scope is Persian prose: asks whether a selection is to be changed all the same, and gives the
 * selections as passages, undefined for a no. Throws a `UserError` that says what to do if there is no such selection.
 */
export async function passagesAllTheSame(
  source: DocumentText,
  prose: DocumentProse,
  scope: Scope,
): Promise<readonly ProsePassage[] | undefined> {
  const selections =
    scope === 'document' ? [] : scope.selections.flatMap((span) => persianIn(source.text, span));
  if (selections.length === 0)
    throw new UserError(
      whyNothing(source, prose, scope),
      hasPersianLetter(source.text) ? [] : ['openSample'],
    );
  const change = t('Change It All the Same');
  const chosen = await vscode.window.showWarningMessage(whyNotProse(source, prose, selections), change);
  if (chosen !== change) return undefined;
  return selections
    .sort((a, b) => a.utf16Start - b.utf16Start)
    .map((span) => ({ runs: [{ ...span, joint: 'none' }] }));
}

function persianIn(text: string, span: Span): Span[] {
  const inside = trimmedSpan(text, span);
  return inside !== undefined && hasPersianLetter(sliceSpan(text, inside)) ? [inside] : [];
}

function whyNotProse(
  source: DocumentText,
  { foreign, unread }: DocumentProse,
  selections: readonly Span[],
): string {
  if (unreadSentence(source, unread, selections) !== undefined)
    return t('Telling text from code in what is selected takes too long, so it was left as it is.');
  const found = foreign.find((text) => selections.some((span) => overlaps(span, text)));
  return found === undefined
    ? t('What is selected is code, a name or an address, not text to be read, so it was left as it is.')
    : t('What is selected is {0}, not Persian, so it was left as it is.', languageName(found.language));
}

function whyNothing(source: DocumentText, { foreign, unread, unit }: DocumentProse, scope: Scope): string {
  const { text, lines } = source;
  if (text.trim() === '') return t('The document is empty. Write some Persian text first.');
  if (!hasPersianLetter(text))
    return t('The document has no Persian letter. Write some Persian text, or try a sample.');
  if (scope === 'document') {
    const whole = { utf16Start: 0, utf16End: text.length };
    const left = unreadSentence(source, unread, [whole]);
    if (left !== undefined) return left;
    const [first] = foreign;
    return first === undefined
      ? t('The document has Persian letters only in code, names or addresses. Select the text instead.')
      : t('The document is {0}, not Persian. Select the text that is Persian.', languageName(first.language));
  }
  if (scope.selections.some(({ utf16Start, utf16End }) => utf16Start < utf16End))
    return t('The selection has no Persian letter. Select Persian text.');
  const cursorLines = scope.selections.map(({ utf16Start }) => lines.span(lines.lineAt(utf16Start)));
  const left = unreadSentence(source, unread, cursorLines);
  if (left !== undefined) return left;
  return unit === 'paragraph'
    ? t('This paragraph has no Persian. Go to one that has, or select text.')
    : t('No Persian comment, string or value is here. Go to one, or select text.');
}
