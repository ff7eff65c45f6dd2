import * as vscode from 'vscode';
import { PROOF_RULES, type RuleName } from '../../contract/values.ts';
import { isForPeople } from '../../document/prose/formats.ts';
import { isReadOnly } from '../documents/readOnly.ts';
import { type ProofreadingSettings, proofreadingSettings } from '../settings.ts';
import { tidyRules } from '../tidy/tidyRules.ts';

/** Whether a document can be written is asked once. */
const readOnly = new WeakMap<vscode.TextDocument, Promise<boolean>>();

/**
 * Whether errors of a document are to be shown: settings want it, and its author is here. What cannot be written, as the
 * older side of a difference or an output, is left alone.
 */
export async function isProofread(document: vscode.TextDocument): Promise<boolean> {
  if (!isWanted(document)) return false;
  const known = readOnly.get(document) ?? isReadOnly(document);
  readOnly.set(document, known);
  return !(await known);
}

/** Whether settings want errors of a document to be shown. */
export function isWanted(document: vscode.TextDocument): boolean {
  const { scope, exclude } = settingsOf(document);
  if (scope === 'off' || (scope === 'prose' && !isForPeople(document.languageId))) return false;
  return !isExcluded(document, exclude);
}

/** The settings for a document; those for the notebook of a cell. */
export function settingsOf(document: vscode.TextDocument): ProofreadingSettings {
  return proofreadingSettings(configurationOf(document));
}

/** The rules that a document is read by: those that suggest, and those by which it would be tidied. */
export function rulesOf(document: vscode.TextDocument): readonly RuleName[] {
  return [...PROOF_RULES, ...tidyRules(configurationOf(document))];
}

function configurationOf(document: vscode.TextDocument): vscode.WorkspaceConfiguration {
  const scope = { uri: fileOf(document), languageId: document.languageId };
  return vscode.workspace.getConfiguration('harf', scope);
}

/** Patterns count from the folder of the workspace on, or stand for whole paths. */
function isExcluded(document: vscode.TextDocument, patterns: readonly string[]): boolean {
  const folder = vscode.workspace.getWorkspaceFolder(fileOf(document));
  return patterns.some(
    (pattern) =>
      vscode.languages.match({ pattern }, document) > 0 ||
      (folder !== undefined &&
        vscode.languages.match({ pattern: new vscode.RelativePattern(folder, pattern) }, document) > 0),
  );
}

function fileOf(document: vscode.TextDocument): vscode.Uri {
  if (document.uri.scheme !== 'vscode-notebook-cell') return document.uri;
  const isOwn = (notebook: vscode.NotebookDocument) =>
    notebook.getCells().some((cell) => cell.document === document);
  return vscode.workspace.notebookDocuments.find(isOwn)?.uri ?? document.uri;
}
