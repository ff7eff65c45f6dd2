import * as vscode from 'vscode';
import type { Target } from '../document/targets/targets.ts';
import { Notice } from './errors/notice.ts';

/** Throws a `Notice` if a text is no Unicode, before anything is sent. */
export function checkCharacters(targets: readonly Target[]): void {
  if (targets.every(({ text }) => text.isWellFormed())) return;
  throw new Notice(
    vscode.l10n.t(
      'The text has half of a character (a lone surrogate), which cannot be sent. Remove it, or select other text.',
    ),
  );
}
