import * as vscode from 'vscode';
import { measureCodePoints, measureJsonBytes } from '../client/index.ts';
import { MAX_BODY_BYTES, MAX_TEXT_CODE_POINTS } from '../contract/index.ts';
import type { Target } from '../text/targets.ts';
import { Notice } from './errors/notice.ts';

/** Throws a `Notice` if a request is too large or no Unicode, before anything is sent. */
export function checkSizes(targets: readonly Target[], body: (text: string) => unknown): void {
  for (const { text } of targets) {
    const length = measureCodePoints(text);
    if (length > MAX_TEXT_CODE_POINTS) throw new Notice(tooLong(length));
    if (!text.isWellFormed()) throw new Notice(halfCharacter());
    const bytes = measureJsonBytes(body(text));
    if (bytes > MAX_BODY_BYTES) throw new Notice(tooManyBytes(bytes));
  }
}

function tooLong(length: number): string {
  return vscode.l10n.t(
    'The text has {0} characters, and at most {1} can be sent at once. Nothing was sent; select a smaller part.',
    length.toLocaleString(vscode.env.language),
    MAX_TEXT_CODE_POINTS.toLocaleString(vscode.env.language),
  );
}

function tooManyBytes(bytes: number): string {
  return vscode.l10n.t(
    'The text takes {0} bytes, and at most {1} can be sent at once. Nothing was sent; select a smaller part.',
    bytes.toLocaleString(vscode.env.language),
    MAX_BODY_BYTES.toLocaleString(vscode.env.language),
  );
}

function halfCharacter(): string {
  return vscode.l10n.t(
    'The text has half of a character (a lone surrogate), which cannot be sent. Remove it, or select other text.',
  );
}
