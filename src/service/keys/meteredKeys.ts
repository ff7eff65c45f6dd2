import { Account, type AccountOptions } from '../meters/account.ts';
import type { ApiKey } from './apiKeys.ts';
import type { KeySet } from './keyFile.ts';

export type Metering = Pick<
  AccountOptions,
  'store' | 'environment' | 'allowances' | 'requestsPerMinute' | 'now'
>;

/** The keys of the command line: live ones share an account that renews, the sandbox has one that does not. */
export function meteredKeys(keys: KeySet, { environment, ...metering }: Metering): ApiKey[] {
  const shared: Omit<AccountOptions, 'environment' | 'plan' | 'renews'> = { ...metering, since: keys.since };
  const live = new Account({ ...shared, environment, plan: 'paid', renews: true });
  const sandbox = new Account({ ...shared, environment: 'sandbox', plan: 'sandbox', renews: false });
  return [
    { key: keys.live_key, scopes: ['text', 'speech', 'usage'], account: live },
    { key: keys.test_key, scopes: ['text', 'speech', 'usage'], account: sandbox },
    { key: keys.limited_key, scopes: ['text', 'usage'], account: live },
  ];
}
