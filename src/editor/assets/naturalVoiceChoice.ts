import * as vscode from 'vscode';
import { BUILT_IN } from '../../assets/catalogue/naturalVoice.ts';
import type { BasicVoice } from '../../contract/values.ts';
import { naturalVoiceNames } from '../settings.ts';
import { t } from '../wording/localize.ts';

/** Has a natural voice of this name speak for one of Harf's voices, or the built-in one. */
export async function chooseNaturalVoice(voice: string, name: string | null): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('harf');
  const chosen = { ...naturalVoiceNames(configuration), [voice]: name ?? BUILT_IN };
  await configuration.update('assets.naturalVoices', chosen, vscode.ConfigurationTarget.Global);
}

/** What the user calls a natural voice. */
export function naturalVoiceLabel(name: string): string {
  return name === 'amir' ? t('Amir') : name;
}

/** What the user calls one of Harf's voices. */
export function voiceLabel(voice: BasicVoice): string {
  const labels: Record<BasicVoice, string> = {
    kian: t('Kian'),
    leyla: t('Leyla'),
    ava: t('Ava'),
    mana: t('Mana'),
    amir: t('Amir'),
  };
  return labels[voice];
}
