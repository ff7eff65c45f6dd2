import type { Owners } from '#platform/owners.ts';
import { IDEMPOTENCY_RETENTION_MS } from '../../contract/index.ts';
import {
  createdAtOf,
  type Entry,
  entryContentOf,
  entryName,
  fingerprintOf,
  NOBODY,
  parseEntryName,
  type RequestDigest,
} from './entry.ts';
import type { LedgerFiles } from './ledgerFiles.ts';

/** The entries of all processes: claimed and given up by atomic renames, since the owner is in the name. */
export class EntryStore {
  readonly #files: LedgerFiles;
  readonly #owners: Owners;
  readonly #now: () => number;

  /** @param now Unix time in milliseconds */
  constructor(files: LedgerFiles, owners: Owners, now: () => number) {
    this.#files = files;
    this.#owners = owners;
    this.#now = now;
  }

  /** The entry of an equal request whose owner is dead or gave up, now this process's; else a new one. */
  async open(digest: RequestDigest): Promise<Entry> {
    return (await this.#adopt(digest)) ?? this.#create(digest);
  }

  remove(entry: Entry): Promise<void> {
    return this.#files.remove(entryName(entry));
  }

  async release(entry: Entry): Promise<void> {
    await this.#files.rename(entryName(entry), entryName({ ...entry, owner: NOBODY }));
  }

  /** Removes what is older than 24 hours, and what a crash left unfinished. */
  async removeOld(): Promise<void> {
    for (const entry of await this.#entries()) {
      const isWanted = (await this.#isFresh(entry)) ?? (await this.#isHeld(entry));
      if (!isWanted) await this.remove(entry);
    }
  }

  async clear(): Promise<void> {
    for (const entry of await this.#entries()) await this.remove(entry);
  }

  async #adopt(digest: RequestDigest): Promise<Entry | undefined> {
    for (const entry of await this.#entries()) {
      if (entry.fingerprint !== fingerprintOf(digest, entry.idempotencyKey)) continue;
      if (await this.#isHeld(entry)) continue;
      const mine = { ...entry, owner: this.#owners.self };
      if ((await this.#isFresh(entry)) && (await this.#files.rename(entryName(entry), entryName(mine))))
        return mine;
    }
    return undefined;
  }

  async #create(digest: RequestDigest): Promise<Entry> {
    const idempotencyKey = crypto.randomUUID();
    const fingerprint = fingerprintOf(digest, idempotencyKey);
    const entry = { idempotencyKey, fingerprint, owner: this.#owners.self };
    await this.#files.create(entryName(entry), entryContentOf(entry, digest, this.#now()));
    return entry;
  }

  async #entries(): Promise<Entry[]> {
    return (await this.#files.list()).flatMap((name) => parseEntryName(name) ?? []);
  }

  async #isHeld({ owner }: Entry): Promise<boolean> {
    return owner !== NOBODY && (await this.#owners.isAlive(owner));
  }

  /** Undefined if its file is unfinished or gone. */
  async #isFresh(entry: Entry): Promise<boolean | undefined> {
    const createdAt = createdAtOf(await this.#files.read(entryName(entry)));
    return createdAt === undefined ? undefined : this.#now() - createdAt < IDEMPOTENCY_RETENTION_MS;
  }
}
