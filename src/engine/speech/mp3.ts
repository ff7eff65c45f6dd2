import { createMp3Encoder } from 'wasm-media-encoders';

const KILOBITS_A_SECOND = 64;
const FULL_SCALE = 32_768;

/** A stream of MP3: what `encode` and `finish` give, put together, is one file. */
export interface Mp3Stream {
  /** The bytes that are ready after these samples, often none. */
  encode(pcm: Int16Array): Uint8Array;
  finish(): Uint8Array;
}

/** Opens a stream of one channel. */
export async function openMp3Stream(sampleRate: number): Promise<Mp3Stream> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: sampleRate, bitrate: KILOBITS_A_SECOND });
  // The encoder hands out views of its own memory.
  return {
    encode: (pcm) => encoder.encode([Float32Array.from(pcm, (sample) => sample / FULL_SCALE)]).slice(),
    finish: () => encoder.finalize().slice(),
  };
}
