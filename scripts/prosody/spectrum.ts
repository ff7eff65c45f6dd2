import { mean } from './numbers.ts';
import { type Clause, isVowel, type Phone, SAMPLE_RATE } from './recording.ts';

const FRAME = 512;
const BINS = FRAME / 2;
const COSINES = Float64Array.from({ length: FRAME }, (_, at) => Math.cos((2 * Math.PI * at) / FRAME));

export interface Colour {
  /** In hertz, of the middle half of the sound. */
  readonly centroid: number;
  /** In decibels beside the mean vowel of the clause. */
  readonly level: number;
}

/** What `sound` is like beside the vowels, over all clauses. */
export function colourOf(clauses: readonly Clause[], sound: string): Colour {
  const each = clauses.flatMap(({ samples, phones }) => {
    const vowels = level(phones.filter(isVowel).map((phone) => powerIn(samples, phone)));
    return phones
      .filter((phone) => phone.sound === sound)
      .map((phone) => ({
        centroid: centroidOf(powerIn(samples, phone)),
        level: level([powerIn(samples, phone)]) - vowels,
      }));
  });
  return { centroid: mean(each.map(({ centroid }) => centroid)), level: mean(each.map((one) => one.level)) };
}

/** The mean power spectrum of the vowels. */
export function vowelSpectrum(clauses: readonly Clause[]): Float64Array {
  const sum = new Float64Array(BINS);
  for (const { samples, phones } of clauses)
    for (const phone of phones.filter(isVowel))
      powerIn(samples, phone).forEach((power, bin) => {
        sum[bin] = (sum[bin] ?? 0) + power;
      });
  return sum;
}

/** How much higher the formants of `a` lie than those of `b`: the shift along the frequencies at which they are most alike. */
export function formantScale(a: Float64Array, b: Float64Array): number {
  const [mine, theirs] = [envelope(a), envelope(b)];
  let best = { scale: 1, likeness: Number.NEGATIVE_INFINITY };
  for (let step = -40; step <= 40; step++) {
    const likeness = overlap(mine, theirs, step);
    if (likeness > best.likeness) best = { scale: 2 ** (step / STEPS), likeness };
  }
  return best.scale;
}

const STEPS = 96;
const LOWEST_HERTZ = 250;
const HIGHEST_HERTZ = 5000;

/** Decibels at equal steps of the logarithm of the frequency, each the mean of a third of an octave around it. */
function envelope(power: Float64Array): number[] {
  const count = Math.floor(Math.log2(HIGHEST_HERTZ / LOWEST_HERTZ) * STEPS);
  return Array.from({ length: count }, (_, at) => {
    const centre = LOWEST_HERTZ * 2 ** (at / STEPS);
    const [from, to] = [centre / 2 ** (1 / 5), centre * 2 ** (1 / 5)].map(
      (hertz) => (hertz / SAMPLE_RATE) * FRAME,
    );
    return 10 * Math.log10(1 + mean([...power.subarray(Math.floor(from ?? 0), Math.ceil(to ?? 0) + 1)]));
  });
}

/** The correlation where both are known. */
function overlap(a: readonly number[], b: readonly number[], shift: number): number {
  const pairs = a.flatMap((value, at) => {
    const other = b[at - shift];
    return other === undefined ? [] : [[value, other] as const];
  });
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, one]) => one))];
  let [product, first, second] = [0, 0, 0];
  for (const [one, other] of pairs) {
    product += (one - x) * (other - y);
    first += (one - x) ** 2;
    second += (other - y) ** 2;
  }
  return product / Math.sqrt(first * second);
}

function powerIn(samples: Int16Array, { start, end }: Phone): Float64Array {
  const quarter = (end - start) / 4;
  const [from, to] = [start + quarter, end - quarter].map((time) => Math.round(time * SAMPLE_RATE));
  const sum = new Float64Array(BINS);
  let frames = 0;
  for (let at = from ?? 0; at < (to ?? 0); at += FRAME / 2) {
    addPower(sum, samples, at);
    frames++;
  }
  return sum.map((power) => power / (frames || 1));
}

/** A plain Fourier transform of a frame under a Hann window. */
function addPower(sum: Float64Array, samples: Int16Array, start: number): void {
  const window = Array.from(
    { length: FRAME },
    (_, at) => (samples[start + at] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME)),
  );
  for (let bin = 1; bin < BINS; bin++) {
    let [real, imaginary] = [0, 0];
    window.forEach((value, at) => {
      real += value * (COSINES[(bin * at) % FRAME] ?? 0);
      imaginary += value * (COSINES[(bin * at + FRAME / 4) % FRAME] ?? 0);
    });
    sum[bin] = (sum[bin] ?? 0) + real * real + imaginary * imaginary;
  }
}

function level(spectra: readonly Float64Array[]): number {
  return 10 * Math.log10(1 + mean(spectra.map((power) => power.reduce((sum, value) => sum + value, 0))));
}

function centroidOf(power: Float64Array): number {
  const all = power.reduce((sum, value) => sum + value, 0);
  return (power.reduce((sum, value, bin) => sum + value * bin, 0) / all) * (SAMPLE_RATE / FRAME);
}
