import { sha256 } from '#platform/hashing.ts';

/** Audio as a whole file. */
export interface EncodedAudio {
  readonly bytes: Uint8Array;
  readonly mimeType: 'audio/wav' | 'audio/mpeg';
}

type MimeType = EncodedAudio['mimeType'];

const EXTENSIONS = { 'audio/wav': 'wav', 'audio/mpeg': 'mp3' } as const satisfies Record<MimeType, string>;
const AUDIO_ID = /^([0-9a-f]{64})\.(wav|mp3)$/;

/** The name of a finished file, made from its content: the same bytes have the same id. */
export function audioId({ bytes, mimeType }: EncodedAudio): string {
  return `${sha256(bytes)}.${EXTENSIONS[mimeType]}`;
}

/** The media type of an id; undefined if it is none, so that no other file name gets through. */
export function mimeTypeOf(id: string): MimeType | undefined {
  const [, , extension] = AUDIO_ID.exec(id) ?? [];
  if (extension === undefined) return undefined;
  return extension === 'wav' ? 'audio/wav' : 'audio/mpeg';
}

/** A strong entity tag. */
export function etagOf(id: string): string {
  return `"${id.slice(0, 64)}"`;
}
