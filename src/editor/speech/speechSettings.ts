import * as vscode from 'vscode';
import { naturalVoiceOf } from '../../assets/catalogue/naturalVoice.ts';
import type { SpeechRequest } from '../../client/index.ts';
import { MAX_DIRECTOR_NOTES_CODE_POINTS } from '../../contract/index.ts';
import {
  BASIC_VOICES,
  type BasicVoice,
  MAX_PACE,
  MIN_PACE,
  PREMIUM_VOICES,
  type PremiumVoice,
  TIERS,
  type Tier,
} from '../../contract/values.ts';
import {
  type Delivery,
  delivery,
  type SpeechChoices,
  type SpeechSettings,
  type SpeechSettingsChange,
} from '../../panel/settings.ts';
import { naturalVoiceLabel, voiceLabel } from '../assets/naturalVoiceChoice.ts';
import { settings } from '../contributions/settings.ts';
import { type Configuration, choice, naturalVoiceNames, usersOwnSettings } from '../settings.ts';

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

/** What is asked of the service for `text`: only the fields that the tier takes. */
export function speechRequest(settings: SpeechSettings, text: string): SpeechRequest {
  const { tier, pace } = settings;
  if (tier === 'basic') return { tier, text, voice: basicVoice(settings.voice), pace };
  const { style, expressiveness, regional_mode, director_notes } = settings.delivery;
  return {
    tier,
    text,
    voice: premiumVoice(settings.voice),
    pace,
    ...(style && { style }),
    ...(expressiveness && { expressiveness }),
    ...(regional_mode && { regionalMode: regional_mode }),
    ...(director_notes && { directorNotes: director_notes }),
  };
}

/** A playback that was kept may name a voice that no longer exists. */
function basicVoice(voice: string): BasicVoice {
  return BASIC_VOICES.find((each) => each === voice) ?? BASIC_VOICES[0];
}

/** The setting may name a voice that only Basic has. */
function premiumVoice(voice: string): PremiumVoice {
  return PREMIUM_VOICES.find((each) => each === voice) ?? PREMIUM_VOICES[0];
}

/** The voices of each tier. */
const VOICES: Readonly<Record<Tier, readonly BasicVoice[]>> = {
  basic: BASIC_VOICES,
  premium: PREMIUM_VOICES,
};

const SPEAKERS: Readonly<Record<BasicVoice, 'man' | 'woman'>> = {
  kian: 'man',
  leyla: 'woman',
  ava: 'woman',
  mana: 'woman',
  amir: 'man',
};

/**
 * What the panel offers to choose, with the names of voices in the user's language. `natural` has the names of the natural
 * voices that are installed; null where they do not speak, at the hosted service.
 */
export function speechChoices(natural: readonly string[] | null): SpeechChoices {
  const chosen = naturalVoiceNames(vscode.workspace.getConfiguration('harf'));
  return {
    voices: BASIC_VOICES.map((id) => ({
      id,
      name: voiceLabel(id),
      speaker: SPEAKERS[id],
      tiers: TIERS.filter((tier) => VOICES[tier].some((each) => each === id)),
      natural: naturalVoiceOf(id, chosen, natural ?? []) ?? null,
    })),
    naturalVoices: natural?.map((name) => ({ id: name, name: naturalVoiceLabel(name) })) ?? null,
    paceMin: MIN_PACE,
    paceMax: MAX_PACE,
    directorNotesMaxCodePoints: MAX_DIRECTOR_NOTES_CODE_POINTS,
  };
}
