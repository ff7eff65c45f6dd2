/** The pieces one after the other, in a buffer that they fill. */
export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.byteLength;
  }
  return all;
}

/** What `base64` (RFC 4648, 4) stands for; throws a `DOMException` if it is none. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
}

/** What `hex` stands for, two digits a byte. */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** So many bytes are made a text at once: each is an argument of a call. */
const PIECE_BYTES = 8192;

/** `bytes` in base64 (RFC 4648, 4). */
export function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES)));
  return btoa(pieces.join(''));
}
