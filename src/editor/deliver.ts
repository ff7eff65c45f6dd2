import * as vscode from 'vscode';
import type { TextChange } from '../document/edits/textChange.ts';
import {
  insertionsBelow,
  type Placement,
  placementsOf,
  replacements,
} from '../document/targets/placements.ts';
import { applyChanges } from './applyChanges.ts';
import { documentText } from './documentText.ts';
import type { Job } from './job.ts';
import { copyResult, offerResult, openBeside, type Result } from './offerResult.ts';
import { plainText } from './plainText.ts';
import { isReadOnly } from './readOnly.ts';
import type { Choice } from './settings.ts';

/** What a delivery did to the document. */
export interface Changed {
  readonly output: 'replace' | 'below';
  readonly placements: readonly Placement[];
  /** In offsets of the document before them. */
  readonly changes: readonly TextChange[];
}

/** What became of the results: in the document or another place, or offered, which the user may leave. */
export type Delivery =
  | { readonly kind: 'delivered'; readonly changed?: Changed; readonly beside?: vscode.TextDocument }
  | { readonly kind: 'offered'; readonly isTaken: Promise<boolean> };

/**
 * Puts the results of a job, one text for each target, where `output` says. If the document cannot take them,
 * because it is read-only or changed meanwhile, it is left as it is and they are offered in another way.
 */
export async function deliver(
  job: Job,
  texts: readonly string[],
  output: Choice<'output'>,
): Promise<Delivery> {
  const result = { text: texts.join('\n'), languageId: job.source.languageId };
  switch (output) {
    case 'beside':
      return { kind: 'delivered', beside: await openBeside(result) };
    case 'clipboard':
      await copyResult(result);
      return { kind: 'delivered' };
    default:
      return putIntoDocument(job, texts, { output, result });
  }
}

async function putIntoDocument(
  { document, targets, tracked }: Job,
  texts: readonly string[],
  { output, result }: { output: 'replace' | 'below'; result: Result },
): Promise<Delivery> {
  if (await isReadOnly(document)) return offer(readOnlyMessage(document), result);
  const spans = tracked.current();
  if (spans === undefined) return offer(changedMessage(), result);
  const placements = placementsOf(targets, texts, spans);
  const place = output === 'replace' ? replacements : insertionsBelow;
  const changes = place(documentText(document), placements);
  if (changes.length === 0) return sayNothingChanged();
  const applied = await applyChanges(document, changes);
  if (applied === 'changed') return offer(changedMessage(), result);
  if (applied === 'readOnly') return offer(readOnlyMessage(document), result);
  return { kind: 'delivered', changed: { output, placements, changes } };
}

/** The command ends while the offer is still shown. */
function offer(why: string, result: Result): Delivery {
  return { kind: 'offered', isTaken: offerResult(why, result) };
}

function sayNothingChanged(): Delivery {
  void vscode.window.showInformationMessage(vscode.l10n.t('There was nothing to change.'));
  return { kind: 'delivered' };
}

/** Says that `document` cannot be written. */
export function readOnlyMessage({ uri }: vscode.TextDocument): string {
  const name = plainText(vscode.workspace.asRelativePath(uri));
  return vscode.l10n.t('{0} is read-only, so it was left as it is.', name);
}

function changedMessage(): string {
  return vscode.l10n.t('The text was changed while Harf was working on it, so it was left as it is.');
}
