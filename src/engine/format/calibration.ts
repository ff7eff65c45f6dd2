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
