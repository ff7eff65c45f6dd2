import type { Route } from '../../contract/index.ts';
import type { Submission } from '../http/body/submission.ts';
import type { Account } from '../keys/account.ts';

/** A request that is to be run once. */
export interface KeyedRequest {
  /** Environment, route and key: what makes two requests the same (DESIGN, idempotency). */
  readonly id: string;
  /** Of its bytes: another body under the same id is a conflict. */
  readonly bodyHash: string;
}

/** The request of `account` to `route` under its `Idempotency-Key`; undefined if it has none. */
export function keyedRequest(
  { path }: Pick<Route, 'path'>,
  { environment }: Pick<Account, 'environment'>,
  { idempotencyKey, bodyHash }: Omit<Submission<unknown>, 'parsed'>,
): KeyedRequest | undefined {
  return idempotencyKey === undefined
    ? undefined
    : { id: `${environment} ${path} ${idempotencyKey}`, bodyHash };
}
