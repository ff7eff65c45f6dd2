import type { CommandKeys } from '../ledger/ledger.ts';

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

/** What a call is busy with, for people to see. */
export type RequestProgress =
  | { readonly kind: 'sending'; readonly attempt: number }
  /** No answer yet for some seconds: a service that sleeps when idle may be waking up. */
  | { readonly kind: 'slow'; readonly attempt: number }
  | {
      readonly kind: 'waiting';
      /** Until the request is sent again. */
      readonly waitMs: number;
      readonly nextAttempt: number;
      /** How many attempts there are at most. */
      readonly attempts: number;
      /** Of the failure that makes it wait. */
      readonly code: string;
    };

export type OnProgress = (progress: RequestProgress) => void;

const NOTABILITY = { sending: 0, slow: 1, waiting: 2 } as const;

/** Of several requests under way, what people should see: the longest wait, else a slow answer. */
export function mostNotable(requests: readonly RequestProgress[]): RequestProgress | undefined {
  const [first] = requests.toSorted(
    (a, b) => NOTABILITY[b.kind] - NOTABILITY[a.kind] || waitOf(b) - waitOf(a),
  );
  return first;
}

function waitOf(progress: RequestProgress): number {
  return progress.kind === 'waiting' ? progress.waitMs : 0;
}
