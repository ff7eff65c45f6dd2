import { createEncoder } from 'wasm-media-encoders';
import wasm from 'wasm-media-encoders/wasm/mp3' with { type: 'bytes' };

/** From bytes: the package's own has the browser fetch a `data:` address, which editors forbid their extensions. */
export function createMp3Encoder() {
  return createEncoder('audio/mpeg', wasm);
}
