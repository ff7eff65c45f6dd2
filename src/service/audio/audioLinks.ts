import { hmacSha256 } from '#platform/hashing.ts';
import { routes } from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';

/** The fields of an answer that lead to its audio (Resources, speech response). */
interface AudioLink {
  readonly audio_url: string;
  readonly audio_expires_at: string;
}

/** Signed URLs: each is its own credential and names one file until it expires (Authentication, 6). */
export class AudioLinks {
  readonly #secret: Uint8Array;
  readonly #ttlMs: number;
  readonly #now: () => number;

  /**
   * @param secret kept in the store, so that a URL outlives a restart
   * @param ttlMs how long a URL is valid, in milliseconds; the contract's hour
   * @param now Unix milliseconds
   */
  constructor(secret: Uint8Array, ttlMs: number, now: () => number) {
    this.#secret = secret;
    this.#ttlMs = ttlMs;
    this.#now = now;
  }

  /** Unix time in milliseconds until which a URL signed now is valid. */
  expiry(): number {
    return this.#now() + this.#ttlMs;
  }

  /** A fresh URL of `audio` under `baseUrl`, the origin by which the caller reaches the service. */
  sign(audio: string, baseUrl: string): AudioLink {
    const expiry = this.expiry();
    const expires = String(expiry);
    const url = new URL(routes.audio.path, baseUrl);
    url.search = new URLSearchParams({
      audio,
      expires,
      signature: this.#signature(audio, expires),
    }).toString();
    return { audio_url: url.href, audio_expires_at: new Date(expiry).toISOString() };
  }

  /** The audio that a URL's query names; throws `audio_url_invalid` if it is forged or expired. */
  verify(query: URLSearchParams): string {
    const audio = query.get('audio') ?? '';
    const expires = query.get('expires') ?? '';
    if (!isSame(query.get('signature') ?? '', this.#signature(audio, expires)))
      throw new Failure('audio_url_invalid', 'The audio URL is not one of this service.');
    if (Number(expires) <= this.#now()) throw new Failure('audio_url_invalid', 'The audio URL has expired.');
    return audio;
  }

  #signature(audio: string, expires: string): string {
    return hmacSha256(this.#secret, `${audio} ${expires}`);
  }
}

/** Takes as long wherever the texts differ, so that no signature can be guessed sign by sign. */
function isSame(presented: string, expected: string): boolean {
  if (presented.length !== expected.length) return false;
  let difference = 0;
  for (let at = 0; at < expected.length; at++)
    difference |= presented.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}
