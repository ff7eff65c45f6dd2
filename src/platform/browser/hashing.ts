import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as hashOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// The browser's own hashes answer later; the names of files and requests are made at once.

/** The SHA-256 of a text in UTF-8, or of bytes, in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return bytesToHex(hashOf(bytesOf(data)));
}

/** The HMAC with SHA-256 of `text`, in hexadecimal. */
export function hmacSha256(key: string | Uint8Array, text: string): string {
  return bytesToHex(hmac(hashOf, bytesOf(key), utf8ToBytes(text)));
}

function bytesOf(data: string | Uint8Array): Uint8Array {
  return typeof data === 'string' ? utf8ToBytes(data) : data;
}
