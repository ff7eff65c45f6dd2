import * as vscode from 'vscode';
import type { SpeechSettings, SpeechSettingsChange } from '../../panel/settings.ts';
import { usersOwnSettings } from '../settings.ts';
import { speechSettings } from './speechSettings.ts';

/** How speech is asked for now. */
export function currentSettings(): SpeechSettings {
  return speechSettings(vscode.workspace.getConfiguration('harf'));
}

/** Changes settings where the user set them: in the workspace if they may be there and are, else for all. */
export async function changeSettings(change: SpeechSettingsChange): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('harf');
  for (const [name, value] of Object.entries(change)) {
    const setting = `speech.${name}`;
    const isWorkspaces =
      !usersOwnSettings.has(setting) && configuration.inspect(setting)?.workspaceValue !== undefined;
    const target = isWorkspaces ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
    await configuration.update(setting, value, target);
  }
}
