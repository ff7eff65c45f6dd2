import gifenc from 'gifenc';
import { PNG } from 'pngjs';

/** A picture and for how long it stands. */
export interface Frame {
  readonly png: Buffer;
  readonly milliseconds: number;
}

/** As many colours as letters with smoothed edges need; more make the file larger. */
const COLOURS = 64;

/** An animated GIF, which the pages of extensions show. All frames have the size of the first. */
export function animation(frames: readonly Frame[]): Uint8Array {
  const encoder = gifenc.GIFEncoder();
  for (const { png, milliseconds } of frames) {
    const { data, width, height } = PNG.sync.read(png);
    const palette = gifenc.quantize(data, COLOURS);
    encoder.writeFrame(gifenc.applyPalette(data, palette), width, height, { palette, delay: milliseconds });
  }
  encoder.finish();
  return encoder.bytes();
}
