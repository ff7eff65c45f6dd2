import type { Weights } from '../../src/engine/analyse/hash.ts';

const LARGEST = 127;

/** Weights as signed bytes; what is worth less than half a step is lost. */
export function quantised(values: Float32Array): Weights & { readonly values: Int8Array<ArrayBuffer> } {
  const scale = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-6) / LARGEST;
  return { values: Int8Array.from(values, (value) => Math.round(value / scale)), scale };
}

/** The bytes of a section of weights: the scale (float32, little endian), then the values. */
export function weightBytes(values: Float32Array): Uint8Array {
  const small = quantised(values);
  const bytes = new Uint8Array(4 + small.values.length);
  new DataView(bytes.buffer).setFloat32(0, small.scale, true);
  bytes.set(new Uint8Array(small.values.buffer), 4);
  return bytes;
}
