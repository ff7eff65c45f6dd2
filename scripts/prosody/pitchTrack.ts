/** Seconds between two looks. */
const STEP = 0.005;
const WINDOW = 0.03;
const LOWEST_HERTZ = 60;
const HIGHEST_HERTZ = 450;
const VOICED = 0.7;
/** An octave lower is as like itself; the shorter period counts if it is nearly as good. */
const NEARLY = 0.93;
const QUIET = 150;

/** The pitch at a time, in semitones above 1 Hz. */
export interface PitchPoint {
  readonly time: number;
  readonly semitones: number;
}

/** The pitch of the voiced parts by autocorrelation. */
export function pitchTrack(samples: Int16Array, rate: number): PitchPoint[] {
  const track: PitchPoint[] = [];
  const frame = Math.round(WINDOW * rate);
  const furthest = Math.ceil(rate / LOWEST_HERTZ);
  for (let start = 0; start + frame + furthest < samples.length; start += Math.round(STEP * rate)) {
    const lag = periodAt(samples, start, frame, rate);
    if (lag === undefined) continue;
    track.push({ time: (start + frame / 2) / rate, semitones: 12 * Math.log2(rate / lag) });
  }
  return smoothed(track);
}

function periodAt(samples: Int16Array, start: number, frame: number, rate: number): number | undefined {
  const shortest = Math.floor(rate / HIGHEST_HERTZ);
  const likeness: number[] = [];
  for (let lag = shortest; lag <= rate / LOWEST_HERTZ; lag++)
    likeness.push(alike(samples, start, frame, lag));
  const best = Math.max(...likeness);
  if (best < VOICED) return undefined;
  const at = likeness.findIndex(
    (value, index) =>
      value >= best * NEARLY && value >= (likeness[index - 1] ?? 0) && value >= (likeness[index + 1] ?? 0),
  );
  if (at < 0) return undefined;
  const [before = 0, here = 0, after = 0] = [likeness[at - 1], likeness[at], likeness[at + 1]];
  const curve = before - 2 * here + after;
  return shortest + at + (curve === 0 ? 0 : (before - after) / (2 * curve));
}

function alike(samples: Int16Array, start: number, frame: number, lag: number): number {
  let [product, energy, lagged] = [0, 1, 1];
  for (let at = start; at < start + frame; at++) {
    const [here, there] = [samples[at] ?? 0, samples[at + lag] ?? 0];
    product += here * there;
    energy += here * here;
    lagged += there * there;
  }
  return Math.sqrt(energy / frame) < QUIET ? 0 : product / Math.sqrt(energy * lagged);
}

/** Each point as the middle one of five, so that no single error counts. */
function smoothed(track: readonly PitchPoint[]): PitchPoint[] {
  return track.map(({ time }, at) => {
    const near = track.slice(Math.max(0, at - 2), at + 3).map(({ semitones }) => semitones);
    return { time, semitones: near.sort((a, b) => a - b)[near.length >> 1] ?? 0 };
  });
}
