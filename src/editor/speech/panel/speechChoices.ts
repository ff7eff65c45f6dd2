import * as vscode from 'vscode';
import { naturalVoiceOf } from '../../../assets/installed/naturalVoices.ts';
import { MAX_DIRECTOR_NOTES_CODE_POINTS } from '../../../contract/index.ts';
import {
  BASIC_VOICES,
  type BasicVoice,
  MAX_PACE,
  MIN_PACE,
  PREMIUM_VOICES,
  TIERS,
  type Tier,
} from '../../../contract/values.ts';
import type { SpeechChoices } from '../../../panel/settings.ts';
import { naturalVoiceLabel, voiceLabel } from '../../assets/naturalVoiceChoice.ts';
import { naturalVoiceNames } from '../../settings.ts';

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
