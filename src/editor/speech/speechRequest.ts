import type { SpeechRequest } from '../../client/index.ts';
import { BASIC_VOICES, type BasicVoice, PREMIUM_VOICES, type PremiumVoice } from '../../contract/values.ts';
import type { SpeechSettings } from '../../panel/settings.ts';

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
