import { asksForDays, type ClientFailure, hasClientCode, isClientFailure } from '../errors/clientFailure.ts';
import type { RequestKey } from './ledger.ts';

/**
 * Runs a keyed request. A final failure settles its key; where the outcome is unknown (timeout, cancellation,
 * exhausted attempts) the key is released, and running the command again collects the result. After an answer
 * the key is still held: its command settles it when the result is with the user.
 */
export async function withKey<Result>(key: RequestKey, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    await (isClientFailure(error) && isFinal(error) ? key.settle() : key.release());
    throw error;
  }
}

/** An answer that was too large may have been paid for, and one that points far away says nothing of the outcome. */
function isFinal(failure: ClientFailure): boolean {
  if (failure.retryable || asksForDays(failure)) return false;
  return !hasClientCode(failure, 'connection_failed', 'certificate_refused', 'answer_too_large');
}
