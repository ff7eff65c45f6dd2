import { codePointLength } from '../../text/codePoints.ts';

const encoder = new TextEncoder();

/** The length of `text` as the contract counts it, in code points (at most `MAX_TEXT_CODE_POINTS`). */
export function measureCodePoints(text: string): number {
  return codePointLength(text);
}

/** The size of `body` as it is sent, in bytes of JSON (at most `MAX_BODY_BYTES`). */
export function measureJsonBytes(body: unknown): number {
  return encodeBody(body).byteLength;
}

/** The exact bytes that are sent for `body`. */
export function encodeBody(body: unknown): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(body));
}
