/** What a model has learned: weights by feature hash, folded to a power of two; more is likelier. */
export interface Weights {
  readonly values: Int8Array | Float32Array;
  /** What one step of `values` is worth. */
  readonly scale: number;
}

/** Weights as they lie in a file. */
export type SmallWeights = Weights & { readonly values: Int8Array<ArrayBuffer> };

const SCALE_BYTES = 4;

/** The bytes of a section: the scale (float32, little endian), then a signed byte for each weight. */
export function weightBytes({ values, scale }: SmallWeights): Uint8Array {
  const bytes = new Uint8Array(SCALE_BYTES + values.length);
  new DataView(bytes.buffer).setFloat32(0, scale, true);
  bytes.set(new Uint8Array(values.buffer), SCALE_BYTES);
  return bytes;
}

/** The weights in a section, as a view of its bytes. */
export function weightsOf(section: Uint8Array): Weights {
  const { buffer, byteOffset, byteLength } = section;
  const scale = new DataView(buffer, byteOffset).getFloat32(0, true);
  return { scale, values: new Int8Array(buffer, byteOffset + SCALE_BYTES, byteLength - SCALE_BYTES) };
}
