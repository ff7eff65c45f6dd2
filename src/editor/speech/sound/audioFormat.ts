import { readHead } from '#platform/wholeFile.ts';

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
  const head = await readHead(path, HEAD_BYTES);
  const claimed = mimeType?.startsWith('audio/mpeg') ? 'mp3' : 'wav';
  if (isMp3(head)) return { format: 'mp3', isConvertible: true };
  if (tag(head, 0) === 'RIFF') return { format: 'wav', isConvertible: isPlainWav(head) };
  return { format: claimed, isConvertible: false };
}

function isMp3(head: Uint8Array): boolean {
  return tag(head, 0).startsWith('ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2);
}

/** One channel of 16 bits, at a rate that MP3 has. */
function isPlainWav(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [format, channels] = [view.getUint16(20, true), view.getUint16(22, true)];
  return (
    tag(head, 8) === 'WAVE' &&
    tag(head, 12) === 'fmt ' &&
    format === PCM &&
    channels === 1 &&
    view.getUint16(34, true) === 16 &&
    RATES.includes(view.getUint32(24, true))
  );
}

function tag(head: Uint8Array, at: number): string {
  return String.fromCharCode(...head.subarray(at, at + 4));
}
