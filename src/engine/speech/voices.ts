/** How a speaker sounds: a variant of the phoneme voice, pitch and range (0 to 99), words a minute. */
export interface VoiceSettings {
  readonly variant: string;
  readonly pitch: number;
  readonly range: number;
  readonly rate: number;
  /** Tehran's everyday speech: ān and ām are heard as un and um. */
  readonly tehrani: boolean;
}

export type VoiceName = 'kian' | 'leyla' | 'ava' | 'mana' | 'amir';

/** What the contract lets a caller choose, resolved. */
export interface VoiceChoice {
  readonly voice: VoiceName;
  /** 0.75 to 1.25. */
  readonly pace: number;
  readonly style: 'neutral' | 'news' | 'story';
  readonly expressiveness: 'low' | 'medium' | 'high';
  readonly regionalMode: 'standard' | 'tehrani';
}

const SPEAKERS: Readonly<Record<VoiceName, Pick<VoiceSettings, 'variant' | 'pitch' | 'range'>>> = {
  kian: { variant: 'm3', pitch: 45, range: 50 },
  leyla: { variant: 'f2', pitch: 52, range: 55 },
  ava: { variant: 'f4', pitch: 72, range: 60 },
  mana: { variant: 'f3', pitch: 35, range: 40 },
  amir: { variant: 'm7', pitch: 22, range: 40 },
};

const WORDS_A_MINUTE = 160;
const STYLES = {
  neutral: { rate: 1, range: 1 },
  news: { rate: 1.08, range: 0.75 },
  story: { rate: 0.92, range: 1.3 },
} as const;
const EXPRESSIVENESS = { low: 0.6, medium: 1, high: 1.5 } as const;

/** The settings of eSpeak NG for a choice. */
export function voiceSettings(choice: VoiceChoice): VoiceSettings {
  const speaker = SPEAKERS[choice.voice];
  const style = STYLES[choice.style];
  return {
    variant: speaker.variant,
    pitch: speaker.pitch,
    range: Math.min(99, Math.round(speaker.range * style.range * EXPRESSIVENESS[choice.expressiveness])),
    rate: Math.round(WORDS_A_MINUTE * choice.pace * style.rate),
    tehrani: choice.regionalMode === 'tehrani',
  };
}
