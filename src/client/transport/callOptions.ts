import type { CommandKeys } from '../ledger/ledger.ts';
import type { OnProgress } from './progress.ts';

export interface CallOptions {
  /** Cancels the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told of every attempt and every wait. */
  readonly onProgress?: OnProgress;
}

export interface KeyedCallOptions extends CallOptions {
  /** 8 to 128 printable ASCII characters; made before the first attempt if it is left out. */
  readonly idempotencyKey?: string;
  /** The keys of the command that the request belongs to; used where `idempotencyKey` is left out. */
  readonly keys?: CommandKeys;
}
