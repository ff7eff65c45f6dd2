import { createHash, createHmac } from 'node:crypto';

/** The SHA-256 of a text in UTF-8, or of bytes, in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** The HMAC with SHA-256 of `text`, in hexadecimal. */
export function hmacSha256(key: string | Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
