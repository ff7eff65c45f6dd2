/** Of full scale: about -20 dB, what spoken recordings have. */
const TARGET = 0.1;
const PEAK = 0.95;
/** More than this is no quiet voice but noise. */
const MAX_GAIN = 8;
/** Samples below this are pauses within the phrase and say nothing about its loudness. */
const QUIET = 0.01;
/** At each end, in samples: 5 ms, so that no join clicks. */
const FADE = 110;
const FULL_SCALE = 32_767;

/** A phrase as loud as the others, without its silence at the ends, faded in and out. */
export function evenLoudness(samples: Float32Array): Int16Array {
  const { start, end } = soundIn(samples);
  const sound = samples.subarray(start, end);
  const gain = gainOf(sound);
  return Int16Array.from(sound, (sample, at) => {
    const fade = Math.min(1, (at + 1) / FADE, (sound.length - at) / FADE);
    return Math.round(Math.max(-PEAK, Math.min(PEAK, sample * gain)) * fade * FULL_SCALE);
  });
}

function soundIn(samples: Float32Array): { readonly start: number; readonly end: number } {
  const isLoud = (sample: number): boolean => Math.abs(sample) > QUIET;
  const first = samples.findIndex(isLoud);
  if (first < 0) return { start: 0, end: 0 };
  return {
    start: Math.max(0, first - FADE),
    end: Math.min(samples.length, samples.findLastIndex(isLoud) + FADE),
  };
}

function gainOf(sound: Float32Array): number {
  let [sum, count, peak] = [0, 0, 0];
  for (const sample of sound) {
    const level = Math.abs(sample);
    if (level > peak) peak = level;
    if (level <= QUIET) continue;
    sum += sample * sample;
    count++;
  }
  if (count === 0) return 1;
  return Math.min(TARGET / Math.sqrt(sum / count), PEAK / peak, MAX_GAIN);
}
