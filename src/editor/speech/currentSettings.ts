import * as vscode from 'vscode';
import type { SpeechSettings, SpeechSettingsChange } from '../../panel/settings.ts';
import { speechSettings } from './speechSettings.ts';

/** How speech is asked for now. */
export function currentSettings(): SpeechSettings {
  return speechSettings(vscode.workspace.getConfiguration('harf'));
}

/** Changes settings where the user set them: in the workspace if they are there, else for all. */
export async function changeSettings(change: SpeechSettingsChange): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('harf');
  for (const [name, value] of Object.entries(change)) {
    const isWorkspaces = configuration.inspect(`speech.${name}`)?.workspaceValue !== undefined;
    const target = isWorkspaces ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
    await configuration.update(`speech.${name}`, value, target);
  }
}
