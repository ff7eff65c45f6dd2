import { Account, type AccountDependencies, type AccountOptions } from '../meters/account.ts';
import type { ApiKey } from './apiKeys.ts';
import type { KeySet } from './keyFile.ts';

/** What all keys have in common; `environment` is that of the live ones. */
export type MeteringOptions = Pick<AccountOptions, 'environment' | 'allowances' | 'requestsPerMinute'>;

/**
 * The keys of the command line: live ones share an account that renews monthly, the sandbox has one that does not
 * (What the service does, 4, 5 and 7).
 */
export function meteredKeys(
  keys: KeySet,
  dependencies: AccountDependencies,
  options: MeteringOptions,
): ApiKey[] {
  const shared = { ...options, since: keys.since };
  const live = new Account(dependencies, { ...shared, plan: 'paid', renews: true });
  const sandbox = new Account(dependencies, {
    ...shared,
    environment: 'sandbox',
    plan: 'sandbox',
    renews: false,
  });
  return [
    { key: keys.live_key, scopes: ['text', 'speech', 'usage'], account: live },
    { key: keys.test_key, scopes: ['text', 'speech', 'usage'], account: sandbox },
    { key: keys.limited_key, scopes: ['text', 'usage'], account: live },
  ];
}
