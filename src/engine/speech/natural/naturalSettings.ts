import type { VoiceChoice } from '../voices.ts';

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

const STYLES = {
  neutral: { pace: 1, liveliness: 1, pauses: 1 },
  news: { pace: 1.08, liveliness: 0.85, pauses: 0.85 },
  story: { pace: 0.92, liveliness: 1.15, pauses: 1.3 },
} as const;
const EXPRESSIVENESS = { low: 0.7, medium: 1, high: 1.3 } as const;

/** What can honestly be changed of a voice that was trained: its pace, how much it varies, and its pauses. */
export function naturalSettings({ pace, style, expressiveness, regionalMode }: VoiceChoice): NaturalSettings {
  const { pauses, ...styled } = STYLES[style];
  return {
    pace: pace * styled.pace,
    liveliness: styled.liveliness * EXPRESSIVENESS[expressiveness],
    pauses,
    tehrani: regionalMode === 'tehrani',
  };
}
