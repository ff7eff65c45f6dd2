import * as vscode from 'vscode';
import { proseKind } from '../../document/prose/formats.ts';
import type { TidyChange } from '../../document/tidy/tidyChange.ts';
import { sliceSpan } from '../../text/span.ts';
import { isReadOnly } from '../documents/readOnly.ts';
import type { Features } from '../features.ts';
import { withProgress } from '../progress/progress.ts';
import { flag } from '../settings.ts';
import {
  type CommandStyle,
  type CommandTarget,
  findCommandTarget,
  selectedExtent,
} from '../text/commandTarget.ts';
import { deliver } from '../text/deliver.ts';
import type { Front } from '../text/front.ts';
import { sayLeftOut } from '../text/sayLeftOut.ts';
import { findTidyChanges } from '../tidy/findChanges.ts';
import { chooseChanges } from '../tidy/preview.ts';
import { kindName, tidyKinds } from '../tidy/tidyKinds.ts';
import { listText } from '../wording/listText.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/numberText.ts';

const STYLE: CommandStyle = { edges: 'words', hasContext: true };
/** A list of more changes is none that anybody reads. */
const MOST_PREVIEWED = 5_000;

/** Tidies the Persian prose of the selections, or else of the whole document; the words are read on this computer. */
export async function tidy(
  features: Features,
  front: Front | undefined,
  extent = selectedExtent(front),
): Promise<void> {
  const target = await findCommandTarget(features.proseReader, front, extent, STYLE);
  if (target === undefined) return;
  try {
    const configuration = vscode.workspace.getConfiguration('harf', target.document);
    const kinds = tidyKinds(configuration);
    const kind = proseKind(target.document.languageId, target.document.uri.path);
    const changes = await withProgress(t('Harf: tidying Persian'), (signal, tell) =>
      findTidyChanges(target, kinds, { kind, connection: features.connection, signal, tell }),
    );
    const chosen = await chosenOf(target, changes, flag(configuration, 'tidy.preview'));
    if (chosen === undefined) return;
    if (chosen.length > 0) await replace(target, chosen);
    sayLeftOut(target);
  } finally {
    target.dispose();
  }
}

/** What the user leaves of the changes; undefined for nothing at all. */
async function chosenOf(
  target: CommandTarget,
  changes: readonly TidyChange[],
  wantsPreview: boolean,
): Promise<readonly TidyChange[] | undefined> {
  if (changes.length === 0)
    void vscode.window.showInformationMessage(t('This text is tidy: there was nothing to change.'));
  // What cannot go into the document is offered in another way.
  if (changes.length === 0 || !wantsPreview || (await isReadOnly(target.document))) return changes;
  if (changes.length <= MOST_PREVIEWED) return chooseChanges(target.source, changes);
  return (await agrees(changes.length)) ? changes : undefined;
}

async function agrees(count: number): Promise<boolean> {
  const change = t('Change All');
  const question = t('There are {0} changes, too many for a preview.', numberText(count));
  return (await vscode.window.showWarningMessage(question, { modal: true }, change)) === change;
}

/** Makes the changes at once, as one step of undo, and says how many of each kind. */
async function replace(target: CommandTarget, changes: readonly TidyChange[]): Promise<void> {
  const { text } = target.source;
  const parts = changes.map((change) => ({
    ...change,
    target: 0,
    source: sliceSpan(text, change),
    words: [],
  }));
  const { kind } = await deliver(target, parts, 'replace');
  if (kind === 'replaced') void vscode.window.showInformationMessage(countedText(changes));
}

function countedText(changes: readonly TidyChange[]): string {
  const counts = Map.groupBy(changes, ({ kind }) => kind);
  const each = [...counts].map(([kind, { length }]) => `${kindName(kind)}: ${numberText(length)}`);
  return t('Tidied. {0}', listText(each));
}
