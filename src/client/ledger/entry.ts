import * as z from 'zod';
import { hmacSha256, sha256 } from '#platform/hashing.ts';
import type { KeyedRequest } from './ledger.ts';

/** An entry as its file's name tells it: all that is needed to find and to claim it. */
export interface Entry {
  readonly idempotencyKey: string;
  /** Tells whether it belongs to a request, and nothing else about it. */
  readonly fingerprint: string;
  readonly owner: string;
}

/** The owner of what somebody gave up. */
export const NOBODY = 'nobody';

const FINGERPRINT_LENGTH = 32;
const NAME = /^([0-9a-f-]{36})\.([0-9a-f]{32})\.([\w-]+)\.json$/;

export function entryName({ idempotencyKey, fingerprint, owner }: Entry): string {
  return `${idempotencyKey}.${fingerprint}.${owner}.json`;
}

/** Undefined for a file that is no entry. */
export function parseEntryName(name: string): Entry | undefined {
  const [, idempotencyKey, fingerprint, owner] = NAME.exec(name) ?? [];
  if (idempotencyKey === undefined || fingerprint === undefined || owner === undefined) return undefined;
  return { idempotencyKey, fingerprint, owner };
}

/** A request reduced to hashes; the body, which may be long, is hashed once for all comparisons. */
export interface RequestDigest {
  readonly route: string;
  readonly origin: string;
  readonly apiKey: string;
  readonly bodyHash: string;
}

export function digestOf({ route, origin, apiKey, body }: KeyedRequest): RequestDigest {
  return { route, origin, apiKey, bodyHash: sha256(body) };
}

/** One string for equal requests, to be kept in memory only. */
export function identityOf({ route, origin, apiKey, bodyHash }: RequestDigest): string {
  return JSON.stringify([route, origin, apiKey, bodyHash]);
}

/** Salted with the entry's own random key, so that nobody can compare entries with each other. */
export function fingerprintOf(digest: RequestDigest, idempotencyKey: string): string {
  return hmacSha256(idempotencyKey, identityOf(digest)).slice(0, FINGERPRINT_LENGTH);
}

const entryContent = z.object({ createdAt: z.number() });

/** What stands in the file: no text, no key of the user. `createdAt` is Unix time in milliseconds. */
export function entryContentOf(entry: Entry, digest: RequestDigest, createdAt: number): string {
  const salted = (value: string) => hmacSha256(entry.idempotencyKey, value);
  return JSON.stringify({
    createdAt,
    route: digest.route,
    session: entry.owner,
    body: salted(digest.bodyHash),
    origin: salted(digest.origin),
    apiKey: salted(digest.apiKey),
  });
}

/** Undefined for a file that was not finished. */
export function createdAtOf(content: string | undefined): number | undefined {
  try {
    return entryContent.parse(JSON.parse(content ?? '')).createdAt;
  } catch {
    return undefined;
  }
}
