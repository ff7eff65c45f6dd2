import * as vscode from 'vscode';
import { type LinkedText, linkedSpan, restore } from '../text/linkedText.ts';
import { type Span, sliceSpan } from '../text/span.ts';
import { offsetAfter, type TextChange } from '../text/textChange.ts';
import { applyChanges } from './applyChanges.ts';
import { readOnlyMessage } from './deliver.ts';
import { type DocumentText, documentText } from './documentText.ts';
import { Notice } from './errors/notice.ts';
import { textAt } from './findTargets.ts';
import { activeEditor } from './job.ts';
import type { LinkedTexts } from './linkedTexts.ts';
import { isReadOnly } from './readOnly.ts';

/**
 * Puts back the Persian that Pinglish replaced in this session: in the selections, word by word, or with
 * nothing selected in the paragraph, comment or string at each cursor.
 */
export async function restorePersian(linkedTexts: LinkedTexts): Promise<void> {
  const { document, selections } = activeEditor();
  if (await isReadOnly(document)) throw new Notice(readOnlyMessage(document));
  const source = documentText(document);
  const areas = selections.map(source.spanOf).flatMap((span) => areaOf(source, span));
  const there = linkedTexts
    .of(document)
    .filter((linked) => sliceSpan(source.text, linkedSpan(linked)) === linked.latin);
  const { changes, rest } = restoreAll(there, areas);
  if (changes.length === 0) throw new Notice(nothingMessage());
  const applied = await applyChanges(document, changes);
  if (applied === 'readOnly') throw new Notice(readOnlyMessage(document));
  if (applied === 'changed') throw new Notice(changedMessage());
  const moved = rest.map((each) => ({ ...each, utf16Start: offsetAfter(each.utf16Start, changes) }));
  linkedTexts.add(document, documentText(document).text, moved);
}

function areaOf(source: DocumentText, span: Span): readonly Span[] {
  return span.utf16Start === span.utf16End ? textAt(source, span.utf16Start) : [span];
}

/** The changes for all areas, and what stays linked around them, both in offsets before the changes. */
function restoreAll(linked: readonly LinkedText[], areas: readonly Span[]) {
  const changes: TextChange[] = [];
  let pending = linked.map((each) => ({ each, isRest: false }));
  for (const area of areas) {
    pending = pending.flatMap((item) => {
      const restoration = restore(item.each, area);
      if (restoration === undefined) return [item];
      changes.push(restoration.change);
      return restoration.rest.map((each) => ({ each, isRest: true }));
    });
  }
  return { changes, rest: pending.filter(({ isRest }) => isRest).map(({ each }) => each) };
}

function nothingMessage(): string {
  return vscode.l10n.t('There is nothing to restore here: no unchanged Pinglish of Harf.');
}

function changedMessage(): string {
  return vscode.l10n.t('The document changed meanwhile, so nothing was restored. Try again.');
}
