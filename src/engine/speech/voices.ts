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

/** What of a request changes how a natural voice sounds. */
export interface NaturalSettings {
  /** 1 is the voice's own; higher is faster. */
  readonly pace: number;
  /** How lively the melody is beside the voice's own, 1. */
  readonly liveliness: number;
  /** How long pauses are beside the ordinary ones, 1. */
  readonly pauses: number;
  /** Tehran's everyday speech: ān and ām are heard as un and um. */
  readonly tehrani: boolean;
}

const NATURAL_STYLES = {
  neutral: { pace: 1, liveliness: 1, pauses: 1 },
  news: { pace: 1.08, liveliness: 0.85, pauses: 0.85 },
  story: { pace: 0.92, liveliness: 1.15, pauses: 1.3 },
} as const;
const NATURAL_EXPRESSIVENESS = { low: 0.7, medium: 1, high: 1.3 } as const;

/** What can honestly be changed of a voice that was trained: its pace, how much it varies, and its pauses. */
export function naturalSettings({ pace, style, expressiveness, regionalMode }: VoiceChoice): NaturalSettings {
  const { pauses, ...styled } = NATURAL_STYLES[style];
  return {
    pace: pace * styled.pace,
    liveliness: styled.liveliness * NATURAL_EXPRESSIVENESS[expressiveness],
    pauses,
    tehrani: regionalMode === 'tehrani',
  };
}
