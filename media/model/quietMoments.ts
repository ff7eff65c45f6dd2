const QUIET = 0.03;
const LONG_ENOUGH_SECONDS = 0.12;

/** The middles of the pauses in a sound, in seconds; `peaks` go evenly over its duration. */
export function quietMoments(peaks: readonly number[], durationSeconds: number): number[] {
  const secondsEach = durationSeconds / peaks.length;
  const moments: number[] = [];
  let start = 0;
  for (let at = 0; at <= peaks.length; at++) {
    if ((peaks[at] ?? 1) < QUIET) continue;
    if ((at - start) * secondsEach >= LONG_ENOUGH_SECONDS) moments.push(((start + at) / 2) * secondsEach);
    start = at + 1;
  }
  return moments;
}
