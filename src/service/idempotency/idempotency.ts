import type { Route } from '../../contract/index.ts';
import type { Submission } from '../http/body.ts';
import { Failure } from '../http/failure.ts';
import type { Account } from '../keys/account.ts';

/** An answer as it was sent, to be sent again byte for byte. */
export interface StoredAnswer {
  readonly status: number;
  readonly json: string;
  /** Names the audio of a speech answer, whose `json` has no URL: each reply gets a fresh one. */
  readonly audio?: string;
}

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

/**
 * Does the work of a request and returns what makes it final: that charges, and gives the answer. It runs in
 * one transaction with the storing of the answer, so that neither is there without the other.
 */
export type Run = () => Promise<() => StoredAnswer>;

/** Runs a request with a key once (States, idempotent request handling). */
export interface Idempotency {
  /**
   * The stored answer of `request`, or that of `run`; without a key, that of `run`. A failure frees the key to run
   * again, for the same body only. Throws `idempotency_conflict` for another body, and `request_in_progress`.
   */
  once(request: KeyedRequest | undefined, run: Run): Promise<StoredAnswer>;
}

const RETRY_AFTER_SECONDS = '1';

/** The key was used for another body. */
export function conflict(): Failure {
  return new Failure('idempotency_conflict', 'This Idempotency-Key was used with a different body.');
}

/** The first request with the key is not finished; the client comes back after a second. */
export function inProgress(): Failure {
  return new Failure('request_in_progress', 'The first request with this Idempotency-Key is still running.', {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
}
