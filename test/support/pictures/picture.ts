import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How many pixels of a page, across and down, become one of a picture that is kept. */
const SCALE = 2;
/** A pixel differs by more than this share of the way from black to white. */
const THRESHOLD = 0.25;
/** In pixels of the picture that is kept: about two letters. */
const WINDOW = 8;

/** A part of a page, in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a screenshot in shades of grey and a smaller size, in which fine edges do not count. */
export function reduced(screenshot: PNG, { x, y, width, height }: Area): PNG {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const picture = new PNG({ width: Math.ceil(width / SCALE), height: Math.ceil(height / SCALE) });
  for (let row = 0; row < picture.height; row++)
    for (let column = 0; column < picture.width; column++) {
      const grey = greyAround(screenshot, left + column * SCALE, top + row * SCALE);
      picture.data.set([grey, grey, grey, 255], 4 * (row * picture.width + column));
    }
  return picture;
}

function greyAround({ data, width, height }: PNG, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + SCALE; y++)
    for (let x = left; x < left + SCALE; x++) {
      const at = 4 * (Math.min(y, height - 1) * width + Math.min(x, width - 1));
      sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    }
  return Math.round(sum / SCALE ** 2);
}

/**
 * How much two pictures differ where they differ most: the share of pixels in a square of the height of a letter, from 0 to
 * 1; 1 for pictures of different sizes.
 */
export function difference(one: PNG, other: PNG): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const pixels = pixelmatch(one.data, other.data, undefined, one.width, one.height, {
    threshold: THRESHOLD,
    includeAA: true,
    windowSize: WINDOW,
  });
  return pixels / WINDOW ** 2;
}

/** A PNG in shades of grey. */
export function encoded(picture: PNG): Uint8Array {
  return PNG.sync.write(picture, { colorType: 0 });
}

export function decoded(png: Uint8Array): PNG {
  return PNG.sync.read(Buffer.from(png));
}
