import type { Weights } from '../../src/engine/analyse/hash.ts';

/** What a signed byte holds. */
const LARGEST = 127;
/** Steps from zero to the largest weight: fewer pack better, and finer ones decide nothing. */
const STEPS = 32;

/** Weights as signed bytes. */
export type SmallWeights = Weights & { readonly values: Int8Array<ArrayBuffer> };

/** Weights as signed bytes; what is worth less than half a step is lost. */
export function quantised(values: Float32Array): SmallWeights {
  return inSteps(values, values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-6) / STEPS);
}

/** Weights in steps of `scale`; what does not fit into a byte becomes the largest that does. */
export function inSteps(values: Float32Array, scale: number): SmallWeights {
  const step = (value: number): number => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value / scale)));
  return { values: Int8Array.from(values, step), scale };
}

/** The bytes of a section of weights: the scale (float32, little endian), then the values. */
export function weightBytes({ values, scale }: SmallWeights): Uint8Array {
  const bytes = new Uint8Array(4 + values.length);
  new DataView(bytes.buffer).setFloat32(0, scale, true);
  bytes.set(new Uint8Array(values.buffer), 4);
  return bytes;
}
