import * as vscode from 'vscode';
import type { SpeechRequest } from '../../client/index.ts';
import { MAX_DIRECTOR_NOTES_CODE_POINTS, MAX_PACE, MIN_PACE } from '../../contract/index.ts';
import {
  type Delivery,
  delivery,
  type SpeechChoices,
  type SpeechSettings,
  type Voice,
} from '../../panel/settings.ts';
import { type Choice, settings } from '../contributions/settings.ts';
import { type Configuration, choice } from '../settings.ts';

type VoiceId = Choice<'speech.voice'>;
type PremiumVoice = Extract<SpeechRequest, { tier: 'premium' }>['voice'];

/** How speech is asked for: `harf.speech.*`; what makes no sense counts as the default. */
export function speechSettings(configuration: Configuration): SpeechSettings {
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

/** What is asked of the service for `text`: only the fields that the tier takes. */
export function speechRequest(settings: SpeechSettings, text: string): SpeechRequest {
  const { tier, pace } = settings;
  const voice = voiceFor(settings);
  if (tier === 'basic') return { tier, text, voice, pace };
  const { style, expressiveness, regional_mode, director_notes } = settings.delivery;
  return {
    tier,
    text,
    voice: isPremiumVoice(voice) ? voice : PREMIUM_VOICES[0],
    pace,
    ...(style && { style }),
    ...(expressiveness && { expressiveness }),
    ...(regional_mode && { regionalMode: regional_mode }),
    ...(director_notes && { directorNotes: director_notes }),
  };
}

/** A reading that was kept may name a voice that is none any more. */
function voiceFor({ voice }: SpeechSettings): VoiceId {
  return (
    settings['speech.voice'].choices.find((each) => each === voice) ?? settings['speech.voice'].choices[0]
  );
}

const PREMIUM_VOICES = ['kian', 'leyla'] as const satisfies PremiumVoice[];

function isPremiumVoice(voice: string): voice is PremiumVoice {
  return PREMIUM_VOICES.some((each) => each === voice);
}

/** What the panel offers. */
export function speechChoices(): SpeechChoices {
  return {
    voices: settings['speech.voice'].choices.map(
      (id): Voice => ({
        id,
        name: voiceNames()[id],
        tiers: isPremiumVoice(id) ? ['basic', 'premium'] : ['basic'],
      }),
    ),
    paceMin: MIN_PACE,
    paceMax: MAX_PACE,
    directorNotesMaxCodePoints: MAX_DIRECTOR_NOTES_CODE_POINTS,
  };
}

function voiceNames(): Record<VoiceId, string> {
  return {
    kian: vscode.l10n.t('Kian'),
    leyla: vscode.l10n.t('Leyla'),
    ava: vscode.l10n.t('Ava'),
    mana: vscode.l10n.t('Mana'),
    amir: vscode.l10n.t('Amir'),
  };
}
