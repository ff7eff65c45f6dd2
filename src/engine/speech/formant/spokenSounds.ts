import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';

/** A single sound, and where it is heard, in samples, half-open. */
export interface SpokenSound {
  /** In IPA, as eSpeak NG writes it, without marks of stress and length. */
  readonly sound: string;
  readonly startSample: number;
  readonly endSample: number;
}

/** The sounds of what eSpeak NG spoke in one go; silence is none. */
export function spokenSounds(events: readonly EspeakEvent[], sampleRate: number): SpokenSound[] {
  const phonemes = events.filter(({ type }) => type === 'phoneme');
  const sampleOf = ({ audio_position }: EspeakEvent) => Math.round((audio_position / 1000) * sampleRate);
  return phonemes.flatMap((event, at) => {
    const sound = String(event.id ?? '').replace(/[ˈˌː]/g, '');
    const next = phonemes[at + 1];
    if (sound === '' || next === undefined) return [];
    return [{ sound, startSample: sampleOf(event), endSample: sampleOf(next) }];
  });
}
