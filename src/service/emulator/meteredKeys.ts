import { Failure } from '../http/failure.ts';
import { findByKey, type KeyRing } from '../keys/apiKeys.ts';
import type { Store } from '../store/store.ts';
import type { KeySet, StoredKey } from './keySet.ts';
import { type AccountOptions, MeteredAccount } from './meteredAccount.ts';

/** What all keys have in common; `environment` is that of the live ones. */
export type MeteringOptions = Pick<AccountOptions, 'environment' | 'allowances' | 'requestsPerMinute'>;

/** A secret, with the key that it belongs to; a replaced one is valid until a time in Unix milliseconds. */
interface Secret {
  readonly key: StoredKey;
  readonly validUntil: number | null;
}

/**
 * The keys of the command line, read anew for each request: live ones share an account that renews monthly and may be
 * approved more text, the sandbox has one that does neither (What the service does, 4, 5, 7 and 8). `now` is in Unix
 * milliseconds.
 */
export function meteredKeys(
  readKeys: () => KeySet,
  { store, now }: { readonly store: Store; readonly now: () => number },
  options: MeteringOptions,
): KeyRing {
  const { since } = readKeys();
  const live = new MeteredAccount(store, now, {
    ...options,
    plan: 'paid',
    since,
    renews: true,
    subscription: () => readKeys().subscription,
  });
  const sandbox = new MeteredAccount(store, now, {
    ...options,
    allowances: { ...options.allowances, additionalTextUnits: 0 },
    environment: 'sandbox',
    plan: 'sandbox',
    since,
    renews: false,
  });
  const findSecret = secretFinder(readKeys);
  return {
    accounts: [live, sandbox],
    find(presented) {
      const found = findSecret(presented);
      if (found === undefined) return undefined;
      requireValid(found, now());
      const { scopes, environment } = found.key;
      return { scopes, account: environment === 'live' ? live : sandbox };
    },
  };
}

/** Finds by secret; the secrets are put in order again when the keys have changed. */
function secretFinder(readKeys: () => KeySet): (presented: string) => Secret | undefined {
  let known: KeySet | undefined;
  let find: (presented: string) => Secret | undefined = () => undefined;
  return (presented) => {
    const keys = readKeys();
    if (keys !== known) find = findByKey(keys.keys.flatMap(secretsOf));
    known = keys;
    return find(presented);
  };
}

function secretsOf(key: StoredKey): (readonly [secret: string, found: Secret])[] {
  const replaced = key.replaced.map(
    ({ secret, valid_until: validUntil }) => [secret, { key, validUntil }] as const,
  );
  return [[key.secret, { key, validUntil: null }], ...replaced];
}

/** Throws for a key that was revoked, or replaced more than 24 hours ago (Authentication, 4). */
function requireValid({ key: { name, revoked_at }, validUntil }: Secret, now: number): void {
  if (revoked_at !== null)
    throw new Failure('invalid_api_key', `The API key "${name}" was revoked on ${isoTime(revoked_at)}.`, {
      ...challenge,
      action: 'Create a new key and send that.',
    });
  if (validUntil !== null && now >= validUntil)
    throw new Failure(
      'invalid_api_key',
      `The API key "${name}" has been replaced, and the previous one was valid until ${isoTime(validUntil)}.`,
      { ...challenge, action: 'Send the key that replaced it.' },
    );
}

const challenge = { headers: { 'www-authenticate': 'Bearer' } };

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
