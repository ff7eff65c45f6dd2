/** What makes two requests the same: with the same key, the second collects the answer of the first. */
export interface KeyedRequest {
  /** Method and path. */
  readonly route: string;
  /** Of the base address. */
  readonly origin: string;
  readonly apiKey: string;
  /** The exact bytes. */
  readonly body: Uint8Array;
}

/** The key of one request, and what becomes of it. */
export interface RequestKey {
  readonly idempotencyKey: string;
  /** The result is with the user, or the failure is final: the key is not needed any more. */
  settle(): Promise<void>;
  /** The outcome is unknown and nobody waits for it: the same request takes the key up again. */
  release(): Promise<void>;
}

/**
 * The keys of one command. Every request gets its key here before its first attempt; after an answer the key
 * stays until the command settles or releases it.
 */
export interface CommandKeys {
  /** The same key for the same request, as long as it is neither settled nor released. */
  open(request: KeyedRequest): Promise<RequestKey>;
  /** All results were applied or handed over. */
  settle(): Promise<void>;
  /** The command ends without handing over what it has: running it again collects it unpaid. */
  release(): Promise<void>;
}

/** Remembers which requests were sent and not brought to an end, also past a crash. */
export interface Ledger {
  /** Keys for a new command. */
  command(): CommandKeys;
  /** Forgets every request. */
  clear(): Promise<void>;
}
