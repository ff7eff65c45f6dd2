import type MarkdownIt from 'markdown-it';
import * as vscode from 'vscode';
import { choice } from '../settings.ts';
import { directMarkdown } from './markdownDirection.ts';

/** What VS Code's preview of Markdown asks of an extension that takes part in it. */
export interface MarkdownExtension {
  extendMarkdownIt(md: MarkdownIt): MarkdownIt;
}

export const markdownExtension: MarkdownExtension = {
  extendMarkdownIt: (md) =>
    directMarkdown(md, () => choice(vscode.workspace.getConfiguration('harf'), 'preview.direction') === 'on'),
};

/** Shows previews anew when the setting changes. */
export function refreshPreviews(): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((change) => {
    if (!change.affectsConfiguration('harf.preview.direction')) return;
    // Where VS Code's own Markdown is turned off, there is no such command and no preview.
    vscode.commands.executeCommand('markdown.preview.refresh').then(undefined, () => {});
  });
}
