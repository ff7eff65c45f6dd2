import { readFile } from 'node:fs/promises';
import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder } from 'wasm-media-encoders';
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

/** The file at `path`, whose format is the other one, in the format `to`. Blocks. */
export async function convert(path: string, to: AudioFormat): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(path);
  return to === 'mp3' ? mp3Of(bytes) : wavOf(bytes);
}

/** From WAV of one channel of 16 bits. */
async function mp3Of(wav: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: wav.readUInt32LE(RATE_OFFSET), bitrate: KILOBITS_A_SECOND });
  const pieces: Uint8Array[] = [];
  // The encoder hands out views of its own memory.
  for (const samples of wavSamples(wav, PIECE_BYTES)) pieces.push(encoder.encode([samples]).slice());
  pieces.push(encoder.finalize().slice());
  return joined(pieces);
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
    return joined([wavHeader({ rate, channels, length }), ...pieces]);
  } finally {
    decoder.free();
  }
}

/** Samples of 16 bits, the channels in turn. */
function interleaved(channelData: readonly Float32Array[]): Uint8Array {
  const samples = channelData[0]?.length ?? 0;
  const piece = Buffer.alloc(samples * channelData.length * BYTES_A_SAMPLE);
  let at = 0;
  for (let index = 0; index < samples; index++)
    for (const channel of channelData) {
      const sample = Math.round((channel[index] ?? 0) * FULL_SCALE);
      at = piece.writeInt16LE(Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, sample)), at);
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
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * channels * BYTES_A_SAMPLE, 28);
  header.writeUInt16LE(channels * BYTES_A_SAMPLE, 32);
  header.writeUInt16LE(BYTES_A_SAMPLE * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  return header;
}

/** Fills its buffer, which can be handed to another thread. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.byteLength;
  }
  return all;
}
