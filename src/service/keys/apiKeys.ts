import { sha256 } from '#platform/hashing.ts';
import type { Scope } from '../../contract/index.ts';
import type { Account } from './account.ts';

/** What a valid key may do, and whose meters it uses. */
export interface KeyGrant {
  readonly scopes: readonly Scope[];
  /** Shared by all keys of one environment (Limits, usage accounting 6). */
  readonly account: Account;
}

/** A key that may be presented. */
interface ApiKey extends KeyGrant {
  readonly key: string;
}

/** All keys of a service. */
export interface KeyRing {
  readonly accounts: readonly Account[];
  /** Undefined for a key that was never valid; throws a `Failure` for one that is so no longer. */
  find(presented: string): KeyGrant | undefined;
}

/** Keys that stay valid as long as the service runs. */
export function fixedKeys(keys: readonly ApiKey[]): KeyRing {
  return {
    accounts: [...new Set(keys.map(({ account }) => account))],
    find: findByKey(keys.map((each) => [each.key, each])),
  };
}

/** Looks a presented key up by its digest, so that the time taken tells nothing about the keys. */
export function findByKey<Found>(
  entries: readonly (readonly [key: string, found: Found])[],
): (presented: string) => Found | undefined {
  const byDigest = new Map(entries.map(([key, found]) => [sha256(key), found]));
  return (presented) => byDigest.get(sha256(presented));
}
