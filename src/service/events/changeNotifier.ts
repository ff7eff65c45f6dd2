import type { Store } from '../store/store.ts';

/** How often to look for what other processes have written, in milliseconds, while anybody waits. */
const POLL_MS = 200;

type Listener = () => void;

/** Tells of changes to jobs: at once of this process's, and soon of other processes' on the same store. */
export class ChangeNotifier {
  readonly #store: Store;
  readonly #listeners = new Map<string, Set<Listener>>();
  #poll: NodeJS.Timeout | undefined;
  #seen: number;
  #isClosed = false;

  constructor(store: Store) {
    this.#store = store;
    this.#seen = store.dataVersion();
  }

  /** This process has changed the job; call it after the transaction. */
  tell(job: string): void {
    for (const listener of [...(this.#listeners.get(job) ?? [])]) listener();
  }

  /** Calls `listener` whenever the job may have changed; returns what ends that. */
  listen(job: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(job) ?? new Set();
    this.#listeners.set(job, listeners.add(listener));
    if (!this.#isClosed) this.#poll ??= setInterval(() => this.#look(), POLL_MS).unref();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(job) === listeners) this.#listeners.delete(job);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  /** Ends the looking, as the store is about to be closed. */
  close(): void {
    this.#stop();
    this.#isClosed = true;
  }

  #look(): void {
    const version = this.#version();
    if (version === this.#seen) return;
    this.#seen = version;
    for (const job of [...this.#listeners.keys()]) this.tell(job);
  }

  /** Of a store that cannot be read: whoever waits finds that out when it reads. */
  #version(): number {
    try {
      return this.#store.dataVersion();
    } catch {
      return this.#seen + 1;
    }
  }

  #stop(): void {
    clearInterval(this.#poll);
    this.#poll = undefined;
  }
}
