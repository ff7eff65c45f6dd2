import { createHash } from 'node:crypto';
import type { Scope } from '../../contract/index.ts';
import type { Account } from '../meters/account.ts';

/** A key that may be presented, and whose meters it uses. */
export interface ApiKey {
  readonly key: string;
  readonly scopes: readonly Scope[];
  /** Shared by all keys of one environment (Limits, usage accounting 6). */
  readonly account: Account;
}

/** Looks a presented key up by its digest, so that the time taken tells nothing about the keys. */
export function keyFinder(keys: readonly ApiKey[]): (presented: string) => ApiKey | undefined {
  const byDigest = new Map(keys.map((key) => [digest(key.key), key]));
  return (presented) => byDigest.get(digest(presented));
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
