import * as vscode from 'vscode';
import { MAX_PACE, MIN_PACE } from '../../contract/values.ts';
import {
  type Delivery,
  delivery,
  type SpeechSettings,
  type SpeechSettingsChange,
} from '../../panel/settings.ts';
import { settings } from '../contributions/settings.ts';
import { type Configuration, choice, usersOwnSettings } from '../settings.ts';

/** How speech is asked for now. */
export function currentSettings(): SpeechSettings {
  return speechSettings(vscode.workspace.getConfiguration('harf'));
}

/** How speech is asked for: `harf.speech.*`; what makes no sense counts as the default. */
function speechSettings(configuration: Configuration): SpeechSettings {
  const pace = configuration.get('speech.pace');
  const isPace = typeof pace === 'number' && pace >= MIN_PACE && pace <= MAX_PACE;
  return {
    tier: choice(configuration, 'speech.tier'),
    voice: choice(configuration, 'speech.voice'),
    pace: isPace ? pace : settings['speech.pace'].default,
    delivery: deliveryOf(configuration.get('speech.delivery')),
  };
}

/** Each field that makes sense. */
function deliveryOf(value: unknown): Delivery {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(
    ([name, field]) => delivery.safeParse({ [name]: field }).success,
  );
  return delivery.parse(Object.fromEntries(entries));
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
