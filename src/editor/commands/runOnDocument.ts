import * as vscode from 'vscode';
import type { TextOperationName } from '../../client/index.ts';
import type { Features } from '../features.ts';
import { t } from '../wording/localize.ts';
import { removeDiacritics } from './removeDiacritics.ts';
import { runTextOperation } from './textCommand.ts';

interface Item extends vscode.QuickPickItem {
  readonly operation: TextOperationName | 'removeDiacritics';
}

/** Asks what to do with the whole active document, and does it. */
export async function runOnDocument(features: Features): Promise<void> {
  const picked = await vscode.window.showQuickPick(items(), {
    title: t('Harf: Run on Whole Document'),
    placeHolder: t('What should be done with the whole document?'),
  });
  if (picked === undefined) return;
  if (picked.operation === 'removeDiacritics') await removeDiacritics(features, 'document');
  else await runTextOperation(features, picked.operation, 'document');
}

function items(): Item[] {
  return [
    { operation: 'diacritize', label: t('Add Diacritics') },
    { operation: 'pinglish', label: t('Convert to Pinglish') },
    { operation: 'translate', label: t('Translate to English') },
    { operation: 'removeDiacritics', label: t('Remove Diacritics') },
  ];
}
