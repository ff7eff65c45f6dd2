import { rm } from '#platform/files.ts';
import { join } from '#platform/paths.ts';
import { readRegular } from '#platform/wholeFile.ts';
import type { Link } from '../../../document/links/link.ts';
import type { TrackedSpans } from '../../../document/links/trackedSpans.ts';
import type { Log } from '../../log.ts';
import { describeError } from '../../wording/describeError.ts';
import { decodeRecord, encodeRecord, type LinkRecord } from './linkRecord.ts';
import {
  fingerprint,
  listRecords,
  measured,
  type RecordFile,
  removeLeftovers,
  removeRecord,
  tryToWrite,
  writeRecord,
} from './recordFiles.ts';
import { survivingLinks } from './survivingLinks.ts';

/** Why the links of a document could not be kept when its window closes. */
export type UnkeptReason = 'tooLong' | 'notWritable';

/** A document that may have links. */
interface LinkedText {
  /** Of the document; undefined if it has none that lasts. */
  readonly address: string | undefined;
  /** Not called where there are no records. */
  readText(): string;
}

export interface LinkStoreLimits {
  /** A document of more UTF-16 units is not kept. */
  readonly utf16Length: number;
  /** Of all records together, packed. */
  readonly bytes: number;
  readonly records: number;
}

const LIMITS: LinkStoreLimits = { utf16Length: 4_000_000, bytes: 16_000_000, records: 2000 };

/**
 * Links of documents of one kind, kept in files; several windows may use them at once. Does nothing before it is first
 * asked.
 */
export class LinkStore {
  readonly #folders: readonly string[];
  readonly #log: Pick<Log, 'debug' | 'warn'>;
  readonly #limits: LinkStoreLimits;

  /**
   * @param name of the kind of links: a folder's name
   * @param storage where the folders of all kinds are: new records go to the first; those of the others are found too
   */
  constructor(
    name: string,
    storage: readonly string[],
    log: Pick<Log, 'debug' | 'warn'>,
    limits: LinkStoreLimits = LIMITS,
  ) {
    this.#folders = storage.map((folder) => join(folder, name));
    this.#log = log;
    this.#limits = limits;
  }

  /** Those that still stand in the text; undefined if there are none. */
  async find({ address, readText }: LinkedText): Promise<TrackedSpans<Link> | undefined> {
    const own = address === undefined ? undefined : fingerprint(address);
    const all = await this.#all();
    if (all.length === 0) return undefined;
    const text = readText();
    const near = all.filter((file) => file.utf16Length === text.length || file.address === own);
    if (near.length === 0) return undefined;
    const hash = fingerprint(text);
    const fits = (file: RecordFile) => file.text === hash && file.utf16Length === text.length;
    const found = await measured(near.filter((file) => fits(file) || file.address === own));
    for (const file of [...found.filter(fits), ...found.filter((each) => !fits(each))]) {
      const record = await readRegular(file.path, this.#limits.bytes).then(decodeRecord, () => undefined);
      if (record) return survivingLinks(record, text);
      // The others go on.
      this.#log.debug('A record of links is broken, so it is passed over.');
    }
    return undefined;
  }

  /** Replaces what is kept for the address; without words nothing is kept any more. */
  async keep(address: string, record: LinkRecord): Promise<void> {
    const own = fingerprint(address);
    // Those that another window writes from now on are not replaced.
    const former = (await this.#all()).filter((file) => file.address === own);
    const written = record.words.length === 0 ? undefined : await this.#write(own, record);
    for (const file of former) if (file.path !== written?.path) await removeRecord(file);
    if (written === undefined) return;
    for (const file of await this.#beyondLimits(written)) await removeRecord(file);
    await removeLeftovers(this.#own());
  }

  /** How many addresses there are that something is kept for, together with `others`. */
  async count(others: readonly string[]): Promise<number> {
    const kept = (await this.#all()).map(({ address }) => address);
    return new Set([...kept, ...others.map(fingerprint)]).size;
  }

  /** Whether links in a text of so many UTF-16 units could be kept. */
  async check(utf16Length: number): Promise<true | UnkeptReason> {
    if (utf16Length > this.#limits.utf16Length) return 'tooLong';
    try {
      await tryToWrite(this.#own());
      return true;
    } catch (error) {
      this.#log.debug(describeError(error));
      return 'notWritable';
    }
  }

  async clear(): Promise<void> {
    for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
  }

  #own(): string {
    return this.#folders[0] ?? '';
  }

  async #all(): Promise<RecordFile[]> {
    const lists = await Promise.allSettled(this.#folders.map(listRecords));
    return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  }

  /** Undefined if it is too large. */
  async #write(address: string, record: LinkRecord): Promise<RecordFile | undefined> {
    if (record.text.length > this.#limits.utf16Length) return this.#tooLarge();
    const bytes = await encodeRecord(record);
    if (bytes.length > this.#limits.bytes) return this.#tooLarge();
    const { text } = record;
    return writeRecord(this.#own(), { address, text: fingerprint(text), utf16Length: text.length }, bytes);
  }

  #tooLarge(): undefined {
    this.#log.warn('The document is too large for its links to be kept when the window closes.');
  }

  /** What has to go, oldest first, so that the rest keeps to the limits; never what was written just now. */
  async #beyondLimits({ path }: RecordFile): Promise<readonly RecordFile[]> {
    const all = await measured(await listRecords(this.#own()));
    const inOrder = [
      ...all.filter((file) => file.path === path),
      ...all.filter((file) => file.path !== path),
    ];
    let bytes = 0;
    const first = inOrder.findIndex((file, at) => {
      bytes += file.bytes;
      return bytes > this.#limits.bytes || at >= this.#limits.records;
    });
    return first < 0 ? [] : inOrder.slice(first);
  }
}
