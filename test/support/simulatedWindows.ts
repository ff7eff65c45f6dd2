import {
  type Client,
  createClient,
  createFileLedger,
  type FetchLike,
  type Ledger,
} from '../../src/client/index.ts';
import type { LedgerFiles } from '../../src/client/ledger/ledgerFiles.ts';
import type { FakeClock } from './fakeClock.ts';
import { memoryFiles } from './memoryFiles.ts';

export interface SimulatedWindow {
  readonly client: Client;
  readonly ledger: Ledger;
  /** From now on it neither sends nor writes anything; what it has under way is never heard of again. */
  end(): void;
}

export interface SimulatedWindowsOptions {
  readonly clock: FakeClock;
  readonly random: () => number;
  readonly fetch: FetchLike;
  readonly apiKey: string;
}

/** Opens windows of one user, which share one ledger and of which any may end at any time. */
export function simulatedWindows({ clock, random, fetch, apiKey }: SimulatedWindowsOptions) {
  const files = memoryFiles();
  const alive = new Set<string>();
  let count = 0;
  return (): SimulatedWindow => {
    const self = `window-${count++}`;
    alive.add(self);
    const orEnded = async <T>(action: () => Promise<T>): Promise<T> => {
      if (!alive.has(self)) throw new Error('The window has ended.');
      return action();
    };
    const own: LedgerFiles = {
      list: () => orEnded(files.list),
      read: (name) => orEnded(() => files.read(name)),
      create: (...parts) => orEnded(() => files.create(...parts)),
      rename: (...parts) => orEnded(() => files.rename(...parts)),
      remove: (name) => orEnded(() => files.remove(name)),
    };
    const owners = { self, isAlive: (owner: string) => alive.has(owner) };
    const client = createClient({
      fetch: (url, init) => orEnded(() => fetch(url, init)),
      baseUrl: 'http://localhost',
      apiKey,
      clock,
      random,
    });
    const ledger = createFileLedger('', { files: own, owners, now: () => clock.unixNow() });
    return { client, ledger, end: () => alive.delete(self) };
  };
}
