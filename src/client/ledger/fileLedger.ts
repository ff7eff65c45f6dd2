import { type Owners, processOwners } from '#platform/owners.ts';
import { LedgerError } from '../errors/clientFailure.ts';
import type { ClientLog } from '../log.ts';
import { digestOf, type Entry, identityOf } from './entry.ts';
import { EntryStore } from './entryStore.ts';
import type { CommandKeys, KeyedRequest, Ledger, RequestKey } from './ledger.ts';
import { diskFiles, type LedgerFiles } from './ledgerFiles.ts';

/** What a ledger works with; tests replace all but the log. */
export interface FileLedgerDependencies {
  readonly log?: ClientLog;
  readonly files?: LedgerFiles;
  readonly owners?: Owners;
  /** Unix time in milliseconds. */
  readonly now?: () => number;
}

/** How often the old entries are looked for, at most, in milliseconds. */
const SWEEP_MS = 3_600_000;

/**
 * A ledger with one file for each key, on the disk before the first attempt; several windows may share the
 * folder. A file holds hashes, the route and the time, never the text. Opening a key rejects with a
 * `LedgerError` if the folder cannot be used; settling and releasing never reject.
 * @param folder a folder of its own; made when first needed
 */
export function createFileLedger(folder: string, dependencies: FileLedgerDependencies = {}): Ledger {
  const { log, files = diskFiles(folder), owners = processOwners, now = Date.now } = dependencies;
  const store = new EntryStore(files, owners, now);
  let sweepAt = Number.NEGATIVE_INFINITY;
  const open = async (request: KeyedRequest) => {
    try {
      if (now() >= sweepAt) await store.removeOld();
      sweepAt = Math.max(sweepAt, now() + SWEEP_MS);
      return await store.open(digestOf(request));
    } catch (error) {
      throw new LedgerError(error);
    }
  };
  const quietly = (ending: Promise<void>) =>
    ending.catch((error: unknown) => log?.warn(`The ledger could not be changed: ${codeOf(error)}.`));
  return {
    command: () =>
      commandKeys({
        open,
        remove: (entry) => quietly(store.remove(entry)),
        release: (entry) => quietly(store.release(entry)),
      }),
    clear: () => store.clear(),
  };
}

interface EntryActions {
  open(request: KeyedRequest): Promise<Entry>;
  remove(entry: Entry): Promise<void>;
  release(entry: Entry): Promise<void>;
}

function commandKeys({ open, remove, release }: EntryActions): CommandKeys {
  const held = new Map<string, Promise<Entry>>();
  const end = async (identity: string, how: (entry: Entry) => Promise<void>) => {
    const entry = held.get(identity);
    held.delete(identity);
    if (entry !== undefined) await how(await entry);
  };
  const endAll = (how: (entry: Entry) => Promise<void>) =>
    Promise.all([...held.keys()].map((identity) => end(identity, how))).then(() => {});
  return {
    async open(request) {
      const identity = identityOf(digestOf(request));
      const opening = held.get(identity) ?? open(request);
      held.set(identity, opening);
      const { idempotencyKey } = await opening.catch((error: unknown) => {
        held.delete(identity);
        throw error;
      });
      return {
        idempotencyKey,
        settle: () => end(identity, remove),
        release: () => end(identity, release),
      } satisfies RequestKey;
    },
    settle: () => endAll(remove),
    release: () => endAll(release),
  };
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'unknown reason';
}
