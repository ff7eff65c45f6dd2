import { createMp3Encoder } from 'wasm-media-encoders';

const KILOBITS_A_SECOND = 64;
const FULL_SCALE = 32_768;

/** A stream of MP3: what `encode` and `finish` give, put together, is one file. */
export interface Mp3Stream {
  /** The bytes that are ready after these samples, often none. */
  encode(pcm: Int16Array): Uint8Array;
  /** The last bytes; nothing may be encoded after them. */
  finish(): Uint8Array;
}

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;

/** Done with their streams; to make one takes as long as to encode several sentences. */
const idle: Encoder[] = [];

/** Opens a stream of one channel. */
export async function openMp3Stream(sampleRate: number): Promise<Mp3Stream> {
  const encoder = idle.pop() ?? (await createMp3Encoder());
  encoder.configure({ channels: 1, sampleRate, bitrate: KILOBITS_A_SECOND });
  // The encoder hands out views of its own memory.
  return {
    encode: (pcm) => encoder.encode([fullScale(pcm)]).slice(),
    finish() {
      const rest = encoder.finalize().slice();
      idle.push(encoder);
      return rest;
    },
  };
}

function fullScale(pcm: Int16Array): Float32Array {
  const samples = new Float32Array(pcm.length);
  for (let at = 0; at < pcm.length; at++) samples[at] = (pcm[at] ?? 0) / FULL_SCALE;
  return samples;
}
