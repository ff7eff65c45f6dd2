import { open } from 'node:fs/promises';

/** The formats in which sound is saved. */
export type AudioFormat = 'wav' | 'mp3';

/** What a sound file is, and whether it can be converted into the other format. */
export interface KnownFormat {
  readonly format: AudioFormat;
  readonly isConvertible: boolean;
}

const HEAD_BYTES = 36;
const PCM = 1;
/** The sample rates that MP3 has. */
const RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** Tells from the beginning of a file what it is; `mimeType` counts only for what is neither WAV nor MP3. */
export async function audioFormat(path: string, mimeType: string | null): Promise<KnownFormat> {
  const head = Buffer.alloc(HEAD_BYTES);
  const file = await open(path);
  try {
    await file.read(head, 0, HEAD_BYTES, 0);
  } finally {
    await file.close();
  }
  const claimed = mimeType?.startsWith('audio/mpeg') ? 'mp3' : 'wav';
  if (isMp3(head)) return { format: 'mp3', isConvertible: true };
  if (tag(head, 0) === 'RIFF') return { format: 'wav', isConvertible: isPlainWav(head) };
  return { format: claimed, isConvertible: false };
}

function isMp3(head: Buffer): boolean {
  return head.toString('latin1', 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2);
}

/** One channel of 16 bits, at a rate that MP3 has. */
function isPlainWav(head: Buffer): boolean {
  const [format, channels] = [head.readUInt16LE(20), head.readUInt16LE(22)];
  return (
    tag(head, 8) === 'WAVE' &&
    tag(head, 12) === 'fmt ' &&
    format === PCM &&
    channels === 1 &&
    head.readUInt16LE(34) === 16 &&
    RATES.includes(head.readUInt32LE(24))
  );
}

function tag(head: Buffer, at: number): string {
  return head.toString('latin1', at, at + 4);
}
