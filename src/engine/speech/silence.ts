/** Below this a sample counts as silence; speech peaks near 30,000. */
const SILENCE = 200;
/** What is left of the silence at each end, in samples: 20 ms. */
const KEPT = 441;

/** The half-open range of samples that are not the silence at the ends. */
export function trimSilence(pcm: Int16Array): { readonly start: number; readonly end: number } {
  const isLoud = (sample: number): boolean => Math.abs(sample) > SILENCE;
  const first = pcm.findIndex(isLoud);
  if (first < 0) return { start: 0, end: 0 };
  const last = pcm.findLastIndex(isLoud);
  return { start: Math.max(0, first - KEPT), end: Math.min(pcm.length, last + KEPT) };
}
