import { MAX_DIRECTOR_NOTES_CODE_POINTS } from '../../../contract/index.ts';
import {
  BASIC_VOICES,
  type BasicVoice,
  MAX_PACE,
  MIN_PACE,
  PREMIUM_VOICES,
} from '../../../contract/values.ts';
import type { SpeechChoices } from '../../../panel/settings.ts';
import { t } from '../../wording/localize.ts';

/** What the panel offers to choose, with the names of voices in the user's language. */
export function speechChoices(): SpeechChoices {
  const names = voiceNames();
  const isPremium = (id: string) => PREMIUM_VOICES.some((each) => each === id);
  return {
    voices: BASIC_VOICES.map((id) => ({
      id,
      name: names[id],
      tiers: isPremium(id) ? ['basic', 'premium'] : ['basic'],
    })),
    paceMin: MIN_PACE,
    paceMax: MAX_PACE,
    directorNotesMaxCodePoints: MAX_DIRECTOR_NOTES_CODE_POINTS,
  };
}

function voiceNames(): Record<BasicVoice, string> {
  return {
    kian: t('Kian'),
    leyla: t('Leyla'),
    ava: t('Ava'),
    mana: t('Mana'),
    amir: t('Amir'),
  };
}
