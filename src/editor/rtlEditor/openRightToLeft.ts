import * as vscode from 'vscode';
import { neededFront } from '../text/commandTarget.ts';
import type { Front } from '../text/front.ts';
import { RTL_EDITOR } from './registerRtlEditor.ts';

/** Shows the document in front in the right-to-left editor instead; throws a `UserError` if there is none. */
export async function openRightToLeft(front: Front | undefined): Promise<void> {
  await reopen(neededFront(front).document.uri, RTL_EDITOR);
}

/** Shows it in VS Code's own editor again; throws a `UserError` if there is none. */
export async function openLeftToRight(front: Front | undefined): Promise<void> {
  await reopen(neededFront(front).document.uri, 'default');
}

/** The tab that showed it goes, unless closing it would ask whether to save. */
async function reopen(uri: vscode.Uri, editor: string): Promise<void> {
  const { activeTab } = vscode.window.tabGroups.activeTabGroup;
  await vscode.commands.executeCommand('vscode.openWith', uri, editor);
  if (activeTab && !activeTab.isDirty && uriOf(activeTab)?.toString() === uri.toString())
    await vscode.window.tabGroups.close(activeTab, true);
}

function uriOf({ input }: vscode.Tab): vscode.Uri | undefined {
  return input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom
    ? input.uri
    : undefined;
}
