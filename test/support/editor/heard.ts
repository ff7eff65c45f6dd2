import { MPEGDecoder } from 'mpg123-decoder';
import { wavSamples } from '../../../src/editor/speech/sound/wavSamples.ts';
import type { AudioFile } from '../../../src/panel/requests.ts';

/** What can be heard in a sound file. */
export interface Heard {
  readonly seconds: number;
  /** Root mean square, of full scale 1. */
  readonly loudness: number;
}

const WAV_SAMPLE_RATE_OFFSET = 24;

/** Decodes a WAV or MP3 file. */
export async function hear({ bytes, mimeType }: AudioFile): Promise<Heard> {
  if (mimeType === 'audio/mpeg') return hearMp3(bytes);
  const rate = new DataView(bytes.buffer, bytes.byteOffset).getUint32(WAV_SAMPLE_RATE_OFFSET, true);
  return heardIn([...wavSamples(bytes, bytes.byteLength)], rate);
}

/** Decodes MP3, also the beginning of a stream. */
export async function hearMp3(bytes: Uint8Array): Promise<Heard> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(bytes);
  decoder.free();
  return heardIn(channelData.slice(0, 1), sampleRate);
}

function heardIn(pieces: readonly Float32Array[], sampleRate: number): Heard {
  let [samples, squares] = [0, 0];
  for (const piece of pieces)
    for (const sample of piece) {
      samples += 1;
      squares += sample * sample;
    }
  return { seconds: samples / sampleRate, loudness: Math.sqrt(squares / Math.max(samples, 1)) };
}
