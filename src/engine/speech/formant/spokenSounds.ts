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

/** What is left of the hissing sounds, which eSpeak NG has recorded sharper and louder than a voice close by has them. */
const GAINS: Readonly<Record<string, number>> = { s: 0.6, ʃ: 0.6, z: 0.75, ʒ: 0.75, tʃ: 0.75, dʒ: 0.85 };
/** In seconds, at both ends of a sound. */
const FADE = 0.01;

/** Makes hissing sounds softer, in place. */
export function softenSibilants(pcm: Int16Array, sounds: readonly SpokenSound[], sampleRate: number): void {
  for (const { sound, startSample, endSample } of sounds) {
    const gain = GAINS[sound];
    if (gain === undefined) continue;
    for (let at = startSample; at < Math.min(endSample, pcm.length); at++) {
      const inside = Math.min(
        1,
        (at - startSample) / (FADE * sampleRate),
        (endSample - at) / (FADE * sampleRate),
      );
      pcm[at] = Math.round((pcm[at] ?? 0) * (1 - (1 - gain) * inside));
    }
  }
}
