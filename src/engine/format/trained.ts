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

/** How a margin, in the costs' unit, becomes the chance of being right: logistic of `slope * margin + offset`. */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

/** What stands for a calibration where none was learned. */
export const UNCALIBRATED: Calibration = { slope: 1, offset: 0 };

/** The bytes of a section: slope and offset (float32, little endian). */
export function calibrationBytes({ slope, offset }: Calibration): Uint8Array {
  const bytes = new Uint8Array(8);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, slope, true);
  view.setFloat32(4, offset, true);
  return bytes;
}

/** The calibration in a section. */
export function calibrationOf({ buffer, byteOffset }: Uint8Array): Calibration {
  const view = new DataView(buffer, byteOffset);
  return { slope: view.getFloat32(0, true), offset: view.getFloat32(4, true) };
}

/**
 * The sounds that the lexicon shows for each letter, commonest first: the letter's own sound, `|`, the short vowel
 * behind it.
 */
type LetterSounds = ReadonlyMap<string, readonly string[]>;

/** The bytes of a section: pairs of a letter and its sounds, as JSON. */
export function letterSoundBytes(sounds: LetterSounds): Uint8Array {
  return new TextEncoder().encode(JSON.stringify([...sounds]));
}

/** The sounds in a section. */
export function letterSoundsOf(section: Uint8Array): LetterSounds {
  const pairs: [string, string[]][] = JSON.parse(new TextDecoder().decode(section));
  return new Map(pairs);
}
