/** What can be measured of a sound, of full scale 1. */
export interface Sound {
  readonly seconds: number;
  readonly peak: number;
  /** Root mean square. */
  readonly loudness: number;
  /** Seconds. */
  readonly silenceAtStart: number;
  readonly silenceAtEnd: number;
  /** The median fundamental frequency of the voiced parts, in hertz. */
  readonly pitch: number;
  /** Zero crossings a second: more for brighter voices. */
  readonly brightness: number;
}

const FULL_SCALE = 32_768;
const SILENCE = 300;
const FRAME_SECONDS = 0.04;
const LOWEST_HERTZ = 60;
const HIGHEST_HERTZ = 400;
const VOICED = 0.6;

/** Listens to samples of 16 bits, one channel. */
export function soundOf(pcm: Int16Array, sampleRate: number): Sound {
  const first = pcm.findIndex((sample) => Math.abs(sample) > SILENCE);
  const last = pcm.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  let squares = 0;
  let peak = 0;
  let crossings = 0;
  pcm.forEach((sample, at) => {
    squares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
    if (at > 0 && sample < 0 !== (pcm[at - 1] ?? 0) < 0) crossings++;
  });
  const seconds = pcm.length / sampleRate;
  return {
    seconds,
    peak: peak / FULL_SCALE,
    loudness: Math.sqrt(squares / pcm.length) / FULL_SCALE,
    silenceAtStart: first / sampleRate,
    silenceAtEnd: (pcm.length - 1 - last) / sampleRate,
    pitch: medianPitch(pcm, sampleRate),
    brightness: crossings / seconds,
  };
}

function medianPitch(pcm: Int16Array, sampleRate: number): number {
  const frame = Math.round(FRAME_SECONDS * sampleRate);
  const pitches: number[] = [];
  for (let start = 0; start + 2 * frame < pcm.length; start += frame) {
    const pitch = pitchAt(pcm, start, frame, sampleRate);
    if (pitch !== undefined) pitches.push(pitch);
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

/** The lag at which a frame is most like itself, if it is like itself at all. */
function pitchAt(pcm: Int16Array, start: number, frame: number, sampleRate: number): number | undefined {
  let best = 0;
  let bestLag = 0;
  for (let lag = Math.floor(sampleRate / HIGHEST_HERTZ); lag <= sampleRate / LOWEST_HERTZ; lag++) {
    let product = 0;
    let energy = 1;
    let laggedEnergy = 1;
    for (let at = start; at < start + frame; at += 2) {
      const here = pcm[at] ?? 0;
      const there = pcm[at + lag] ?? 0;
      product += here * there;
      energy += here * here;
      laggedEnergy += there * there;
    }
    const likeness = product / Math.sqrt(energy * laggedEnergy);
    if (likeness > best) {
      best = likeness;
      bestLag = lag;
    }
  }
  return best > VOICED ? sampleRate / bestLag : undefined;
}
