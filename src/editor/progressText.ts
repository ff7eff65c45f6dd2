import * as vscode from 'vscode';
import type { RequestProgress } from '../client/index.ts';

/** What a request is waiting for, in words; empty while there is nothing to say. */
export function requestText(progress: RequestProgress): string {
  switch (progress.kind) {
    case 'sending':
      return '';
    case 'slow':
      return vscode.l10n.t('waiting for the service');
    case 'waiting':
      return vscode.l10n.t('retrying in {0} s', Math.ceil(progress.waitMs / 1000));
  }
}
