import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder } from '#platform/mp3Encoder.ts';
import { joinedBytes } from '../../../platform/bytes.ts';
import type { AudioFormat } from './audioFormat.ts';
import { wavSamples } from './wavSamples.ts';

/** As the local service makes it. */
const KILOBITS_A_SECOND = 64;
const RATE_OFFSET = 24;
const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;
const FULL_SCALE = 32_768;
/** Sound is converted in pieces of this many bytes. */
const PIECE_BYTES = 65_536;
/** Over half an hour in two channels at 44.1 kHz; longer sound is not decoded into memory. */
const MAX_WAV_BYTES = 400_000_000;

/** Sound of the other format in the format `to`. Blocks. */
export async function convert(bytes: Uint8Array, to: AudioFormat): Promise<Uint8Array<ArrayBuffer>> {
  return to === 'mp3' ? mp3Of(bytes) : wavOf(bytes);
}

/** From WAV of one channel of 16 bits. */
async function mp3Of(wav: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder();
  encoder.configure({
    channels: 1,
    sampleRate: viewOf(wav).getUint32(RATE_OFFSET, true),
    bitrate: KILOBITS_A_SECOND,
  });
  const pieces: Uint8Array[] = [];
  // The encoder hands out views of its own memory.
  for (const samples of wavSamples(wav, PIECE_BYTES)) pieces.push(encoder.encode([samples]).slice());
  pieces.push(encoder.finalize().slice());
  return joinedBytes(pieces);
}

async function wavOf(mp3: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const pieces: Uint8Array[] = [];
    let [rate, channels, length] = [0, 0, 0];
    for (let at = 0; at < mp3.byteLength; at += PIECE_BYTES) {
      const { channelData, sampleRate } = decoder.decode(mp3.subarray(at, at + PIECE_BYTES));
      if ((channelData[0]?.length ?? 0) === 0) continue;
      [rate, channels] = [sampleRate, channelData.length];
      const piece = interleaved(channelData);
      length += piece.byteLength;
      if (length > MAX_WAV_BYTES) throw new Error('The sound is too long to be decoded.');
      pieces.push(piece);
    }
    if (length === 0) throw new Error('There is no sound in the file.');
    return joinedBytes([wavHeader({ rate, channels, length }), ...pieces]);
  } finally {
    decoder.free();
  }
}

/** Samples of 16 bits, the channels in turn. */
function interleaved(channelData: readonly Float32Array[]): Uint8Array {
  const samples = channelData[0]?.length ?? 0;
  const piece = new Uint8Array(samples * channelData.length * BYTES_A_SAMPLE);
  const view = viewOf(piece);
  let at = 0;
  for (let index = 0; index < samples; index++)
    for (const channel of channelData) {
      const sample = Math.round((channel[index] ?? 0) * FULL_SCALE);
      view.setInt16(at, Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, sample)), true);
      at += BYTES_A_SAMPLE;
    }
  return piece;
}

interface WavForm {
  readonly rate: number;
  readonly channels: number;
  /** Of the samples, in bytes. */
  readonly length: number;
}

function wavHeader({ rate, channels, length }: WavForm): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  const view = viewOf(header);
  const encoder = new TextEncoder();
  encoder.encodeInto('RIFF', header);
  view.setUint32(4, HEADER_BYTES - 8 + length, true);
  encoder.encodeInto('WAVEfmt ', header.subarray(8));
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * BYTES_A_SAMPLE, true);
  view.setUint16(32, channels * BYTES_A_SAMPLE, true);
  view.setUint16(34, BYTES_A_SAMPLE * 8, true);
  encoder.encodeInto('data', header.subarray(36));
  view.setUint32(40, length, true);
  return header;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
