import type { SPEAKERS } from './formant/speakers.ts';

/** How a speaker sounds: the name of the speaker, pitch and range (0 to 99), words a minute. */
export interface VoiceSettings {
  readonly variant: VoiceName;
  readonly pitch: number;
  readonly range: number;
  readonly rate: number;
  /** Tehran's everyday speech: ān and ām are heard as un and um. */
  readonly tehrani: boolean;
}

export type VoiceName = keyof typeof SPEAKERS;

/** What the contract lets a caller choose, resolved. */
export interface VoiceChoice {
  readonly voice: VoiceName;
  /** 0.75 to 1.25. */
  readonly pace: number;
  readonly style: 'neutral' | 'news' | 'story';
  readonly expressiveness: 'low' | 'medium' | 'high';
  readonly regionalMode: 'standard' | 'tehrani';
}

/** Of 99: as the speaker's own, and what is still heard as speech. */
const ORDINARY = 50;
const LIVELIEST = 85;
/** Of 100 syllables of Persian or so: what eSpeak NG calls a rate. */
export const WORDS_A_MINUTE = 152;
const STYLES = {
  neutral: { rate: 1, range: 1 },
  news: { rate: 1.08, range: 0.75 },
  story: { rate: 0.92, range: 1.3 },
} as const;
const EXPRESSIVENESS = { low: 0.6, medium: 1, high: 1.5 } as const;

/** The settings of eSpeak NG for a choice. */
export function voiceSettings(choice: VoiceChoice): VoiceSettings {
  const style = STYLES[choice.style];
  return {
    variant: choice.voice,
    pitch: ORDINARY,
    range: Math.min(LIVELIEST, Math.round(ORDINARY * style.range * EXPRESSIVENESS[choice.expressiveness])),
    rate: Math.round(WORDS_A_MINUTE * choice.pace * style.rate),
    tehrani: choice.regionalMode === 'tehrani',
  };
}
