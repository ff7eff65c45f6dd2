import * as vscode from 'vscode';
import type { Target } from '../document/targets/targets.ts';
import { type DocumentText, documentText } from './documentText.ts';
import { Notice } from './errors/notice.ts';
import { findTargets } from './findTargets.ts';
import { persianTargets } from './persianTargets.ts';
import { type TrackedSpans, trackSpans } from './trackedSpans.ts';

/** How much of a document a command is about. */
export type Reach = 'selections' | 'document';

/** What a command works on; dispose it when the command has ended. */
export interface Job extends vscode.Disposable {
  readonly document: vscode.TextDocument;
  /** The document when the command began. */
  readonly source: DocumentText;
  readonly targets: readonly Target[];
  /** The pieces of all targets, in their order. */
  readonly tracked: TrackedSpans;
}

/** The editor that has the focus; throws a `Notice` if there is none. */
export function activeEditor(): vscode.TextEditor {
  const editor = vscode.window.activeTextEditor;
  if (editor) return editor;
  throw new Notice(vscode.l10n.t('Open a text document first.'));
}

/** Finds what a command is about in the active editor; throws a `Notice` if there is no Persian there. */
export function beginJob(reach: Reach): Job {
  const { document, selections } = activeEditor();
  const source = documentText(document);
  const scope = reach === 'document' ? reach : { selections: selections.map(source.spanOf) };
  const targets = persianTargets(source, scope, findTargets(source, scope));
  const pieces = targets.flatMap((target) => target.pieces);
  const tracked = trackSpans(document, source.text, pieces);
  return { document, source, targets, tracked, dispose: () => tracked.dispose() };
}
