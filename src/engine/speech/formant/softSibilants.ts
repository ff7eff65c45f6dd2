import type { SpokenSound } from './spokenSounds.ts';

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
