import { MPEGDecoder } from 'mpg123-decoder';
import { wavSamples } from './wavSamples.ts';

/** The panel takes so many at most. */
const MAX_PEAKS = 2000;

/** An envelope has a value for so many samples, before it is reduced to peaks: 10 ms at 24 kHz. */
const STEP_SAMPLES = 240;

/** MP3 is decoded in pieces of so many bytes, so that long sound does not stand in memory as samples. */
const PIECE_BYTES = 65_536;

/** The loudest amplitude, 0 to 1, in each part of a sound file; empty for a form that is not known. Blocks. */
export async function peaksOf(bytes: Uint8Array, mimeType: string | null): Promise<number[]> {
  const envelope = new Envelope();
  if (mimeType?.startsWith('audio/mpeg')) await addMp3(envelope, bytes);
  else for (const samples of wavSamples(bytes, PIECE_BYTES)) envelope.add(samples);
  return envelope.peaks();
}

async function addMp3(envelope: Envelope, bytes: Uint8Array): Promise<void> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
      const { channelData } = decoder.decode(bytes.subarray(at, at + PIECE_BYTES));
      if (channelData[0]) envelope.add(channelData[0]);
    }
  } finally {
    decoder.free();
  }
}

class Envelope {
  readonly #steps: number[] = [];
  #loudest = 0;
  #samples = 0;

  add(samples: Float32Array): void {
    for (const sample of samples) {
      this.#loudest = Math.max(this.#loudest, Math.abs(sample));
      this.#samples += 1;
      if (this.#samples < STEP_SAMPLES) continue;
      this.#steps.push(this.#loudest);
      this.#loudest = 0;
      this.#samples = 0;
    }
  }

  peaks(): number[] {
    const count = Math.min(MAX_PEAKS, this.#steps.length);
    return Array.from({ length: count }, (_, index) => {
      const from = Math.floor((index * this.#steps.length) / count);
      const to = Math.floor(((index + 1) * this.#steps.length) / count);
      return this.#steps.slice(from, to).reduce((loudest, step) => Math.max(loudest, Math.min(1, step)), 0);
    });
  }
}
