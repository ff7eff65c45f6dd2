import { Failure } from '../http/failure.ts';
import type { Account } from '../keys/account.ts';
import { findByKey, type KeyGrant, type KeyRing } from '../keys/apiKeys.ts';
import type { Store } from '../store/store.ts';
import type { KeySet, StoredKey } from './keySet.ts';
import { type AccountOptions, MeteredAccount } from './meteredAccount.ts';

/** What all keys have in common; `environment` is that of the live ones. */
type MeteringOptions = Pick<AccountOptions, 'environment' | 'allowances' | 'requestsPerMinute'>;

/** A secret, with the key that it belongs to; a replaced one is valid until a time in Unix milliseconds. */
interface Secret {
  readonly key: StoredKey;
  readonly validUntil: number | null;
}

/**
 * The keys of the command line, read anew for each request: live ones share an account that renews monthly and may be
 * approved more text, the sandbox has one that does neither (What the service does, 4, 5, 7 and 8).
 */
export class MeteredKeys implements KeyRing {
  readonly accounts: readonly Account[];
  readonly #readKeys: () => KeySet;
  readonly #now: () => number;
  readonly #live: Account;
  readonly #sandbox: Account;
  #known: KeySet | undefined;
  #findSecret: (presented: string) => Secret | undefined = () => undefined;

  /** `now` is in Unix milliseconds. */
  constructor(
    readKeys: () => KeySet,
    { store, now }: { readonly store: Store; readonly now: () => number },
    options: MeteringOptions,
  ) {
    this.#readKeys = readKeys;
    this.#now = now;
    const { since } = readKeys();
    this.#live = new MeteredAccount(store, now, {
      ...options,
      plan: 'paid',
      since,
      renews: true,
      subscription: () => readKeys().subscription,
    });
    this.#sandbox = new MeteredAccount(store, now, {
      ...options,
      allowances: { ...options.allowances, additionalTextUnits: 0 },
      environment: 'sandbox',
      plan: 'sandbox',
      since,
      renews: false,
    });
    this.accounts = [this.#live, this.#sandbox];
  }

  find(presented: string): KeyGrant | undefined {
    const found = this.#secretOf(presented);
    if (found === undefined) return undefined;
    requireValid(found, this.#now());
    const { scopes, environment } = found.key;
    return { scopes, account: environment === 'live' ? this.#live : this.#sandbox };
  }

  /** The secrets are put in order again when the keys have changed. */
  #secretOf(presented: string): Secret | undefined {
    const keys = this.#readKeys();
    if (keys !== this.#known) this.#findSecret = findByKey(keys.keys.flatMap(secretsOf));
    this.#known = keys;
    return this.#findSecret(presented);
  }
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
