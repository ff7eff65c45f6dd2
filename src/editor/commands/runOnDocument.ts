import * as vscode from 'vscode';
import type { TextOperationName } from '../../client/index.ts';
import type { Features } from '../features.ts';
import type { Call } from '../text/front.ts';
import { t } from '../wording/localize.ts';
import { removeDiacritics } from './removeDiacritics.ts';
import { runTextOperation } from './textCommand.ts';

interface Item extends vscode.QuickPickItem {
  readonly operation: TextOperationName | 'removeDiacritics';
}

/**
 * Does something with the whole document in front: what `argument` names, or else what the user picks.
 */
export async function runOnDocument(features: Features, { argument, front }: Call): Promise<void> {
  const picked = items().find(({ operation }) => operation === argument) ?? (await pick());
  if (picked === undefined) return;
  if (picked.operation === 'removeDiacritics') await removeDiacritics(features, front, 'document');
  else await runTextOperation(features, front, picked.operation, 'document');
}

function pick(): Thenable<Item | undefined> {
  return vscode.window.showQuickPick(items(), {
    title: t('Harf: Run on Whole Document'),
    placeHolder: t('What should be done with the whole document?'),
  });
}

function items(): Item[] {
  return [
    { operation: 'diacritize', label: t('Add Diacritics') },
    { operation: 'pinglish', label: t('Convert to Pinglish') },
    { operation: 'translate', label: t('Translate to English') },
    { operation: 'removeDiacritics', label: t('Remove Diacritics') },
  ];
}
