import { createMp3Encoder } from '#platform/mp3Encoder.ts';

const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;

/** A WAV file of 16-bit samples, one channel. */
export function encodeWav(pcm: Int16Array, sampleRate: number): Uint8Array {
  const dataBytes = pcm.length * BYTES_A_SAMPLE;
  const file = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(file.buffer);
  const tag = (offset: number, text: string): void => {
    file.set(new TextEncoder().encode(text), offset);
  };
  tag(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES_A_SAMPLE, true);
  view.setUint16(32, BYTES_A_SAMPLE, true);
  view.setUint16(34, BYTES_A_SAMPLE * 8, true);
  tag(36, 'data');
  view.setUint32(40, dataBytes, true);
  pcm.forEach((sample, at) => {
    view.setInt16(HEADER_BYTES + at * BYTES_A_SAMPLE, sample, true);
  });
  return file;
}

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
