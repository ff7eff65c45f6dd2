import { type RunningTimer, unref } from '../../platform/clock.ts';
import type { Store } from '../store/store.ts';

/** How often to look for what other processes have written, in milliseconds, while anybody waits. */
const POLL_MS = 200;

type Listener = () => void;

/**
 * Notifies of changes to jobs: at once of this process's, and within 0.2 s of those of other processes on the same
 * store.
 */
export class ChangeNotifier {
  readonly #store: Store;
  readonly #listeners = new Map<string, Set<Listener>>();
  #poll: RunningTimer | undefined;
  #seen: number;
  #isClosed = false;

  constructor(store: Store) {
    this.#store = store;
    this.#seen = store.dataVersion();
  }

  /** To be called when this process has changed the job, after the transaction. */
  notify(job: string): void {
    for (const listener of [...(this.#listeners.get(job) ?? [])]) listener();
  }

  /** Calls `listener` whenever the job may have changed; the returned function ends that. */
  subscribe(job: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(job) ?? new Set();
    this.#listeners.set(job, listeners.add(listener));
    if (!this.#isClosed) this.#poll ??= unref(setInterval(() => this.#checkStore(), POLL_MS));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(job) === listeners) this.#listeners.delete(job);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  /** To be called before the store is closed. */
  close(): void {
    this.#stop();
    this.#isClosed = true;
  }

  #checkStore(): void {
    const version = this.#version();
    if (version === this.#seen) return;
    this.#seen = version;
    for (const job of [...this.#listeners.keys()]) this.notify(job);
  }

  /** A store that cannot be read counts as changed: a listener finds out what is wrong when it reads. */
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
