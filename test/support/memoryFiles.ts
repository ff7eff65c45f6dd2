import type { LedgerFiles } from '../../src/client/ledger/ledgerFiles.ts';

/** Files in memory, shared by whoever has the same map. */
export function memoryFiles(content = new Map<string, string>()): LedgerFiles {
  return {
    list: async () => [...content.keys()],
    read: async (name) => content.get(name),
    async create(name, text) {
      if (content.has(name)) throw new Error('It exists.');
      content.set(name, text);
    },
    async rename(from, to) {
      const text = content.get(from);
      if (text === undefined) return false;
      content.delete(from);
      content.set(to, text);
      return true;
    },
    remove: async (name) => void content.delete(name),
  };
}

/** Whoever did it is no more; nothing can be caught. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** A process that ends in the step of the given number, before it is done or just after, and does nothing more. */
export function crashingAt(step: number, { afterwards }: { afterwards: boolean }) {
  let steps = 0;
  const run = async <Value>(action: () => Promise<Value>): Promise<Value> => {
    if (++steps < step) return action();
    if (steps === step && afterwards) await action();
    throw new Crash();
  };
  const files = (inner: LedgerFiles): LedgerFiles => ({
    list: () => run(() => inner.list()),
    read: (name) => run(() => inner.read(name)),
    create: (name, text) => run(() => inner.create(name, text)),
    rename: (from, to) => run(() => inner.rename(from, to)),
    remove: (name) => run(() => inner.remove(name)),
  });
  return { run, files, hasCrashed: () => steps >= step };
}
