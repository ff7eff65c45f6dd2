import * as vscode from 'vscode';
import { describeError } from '../describeError.ts';
import type { Log } from '../log.ts';
import type { LinkRecord } from './linkRecord.ts';

/** Links of documents, kept in the workspace's storage; without a workspace nothing is kept. */
export interface LinkStore {
  /** Costs nothing. */
  isEmpty(): boolean;
  /** Those that still stand in its text. */
  find(document: vscode.TextDocument, text: string): Promise<LinkRecord['words']>;
  /** Replaces what is kept for the document; without words nothing is kept any more. */
  keep(document: vscode.TextDocument, record: LinkRecord): Promise<void>;
  clear(): Promise<void>;
}

export interface LinkStoreParts {
  readonly storageUri: vscode.Uri | undefined;
  /** Of the workspace; has the addresses of documents and no text. */
  readonly memory: vscode.Memento;
  readonly log: Pick<Log, 'debug'>;
  readonly limits?: LinkStoreLimits;
}

export interface LinkStoreLimits {
  /** A document of more UTF-16 units is not kept. */
  readonly utf16Length: number;
  readonly bytes: number;
}

/** What is known of a record without reading it. */
interface Entry {
  readonly uri: string;
  readonly file: string;
  readonly utf16Length: number;
  readonly hash: string;
  readonly bytes: number;
}

const INDEX = 'harf.linkRecords';
const LIMITS: LinkStoreLimits = { utf16Length: 2_000_000, bytes: 16_000_000 };

/** The code that reads and writes is loaded when it is first needed. */
export function createLinkStore(parts: LinkStoreParts): LinkStore {
  return parts.storageUri === undefined ? noStore : new FolderStore(parts, parts.storageUri);
}

const noStore: LinkStore = {
  isEmpty: () => true,
  find: async () => [],
  keep: async () => {},
  clear: async () => {},
};

class FolderStore implements LinkStore {
  readonly #memory: vscode.Memento;
  readonly #log: LinkStoreParts['log'];
  readonly #limits: LinkStoreLimits;
  readonly #folder: vscode.Uri;

  constructor({ memory, log, limits = LIMITS }: LinkStoreParts, storageUri: vscode.Uri) {
    this.#memory = memory;
    this.#log = log;
    this.#limits = limits;
    this.#folder = vscode.Uri.joinPath(storageUri, 'links');
  }

  isEmpty(): boolean {
    return this.#entries().length === 0;
  }

  async find({ uri }: vscode.TextDocument, text: string): Promise<LinkRecord['words']> {
    const { fingerprint, readWords } = await import('./linkFiles.ts');
    const entries = this.#entries();
    const hash = entries.some(({ utf16Length }) => utf16Length === text.length) ? fingerprint(text) : '';
    // Untitled documents have the same few names again and again.
    const own = entries.find((entry) => entry.uri === uri.toString() && uri.scheme !== 'untitled');
    const entry = entries.findLast((each) => each.hash === hash) ?? own;
    return entry ? ((await readWords(this.#fileOf(entry), text)) ?? []) : [];
  }

  async keep({ uri }: vscode.TextDocument, record: LinkRecord): Promise<void> {
    const address = uri.toString();
    const old = this.#entries().find((entry) => entry.uri === address);
    const isKept = record.words.length > 0 && record.text.length <= this.#limits.utf16Length;
    const written = isKept ? await this.#write(address, record) : undefined;
    if (old && !written) await this.#delete(old);
    const all = [...this.#entries().filter((entry) => entry.uri !== address), ...(written ? [written] : [])];
    const [gone, rest] = oldestBeyond(all, this.#limits.bytes);
    await this.#memory.update(INDEX, rest);
    for (const entry of gone) await this.#delete(entry);
  }

  async clear(): Promise<void> {
    const entries = this.#entries();
    await this.#memory.update(INDEX, undefined);
    for (const entry of entries) await this.#delete(entry);
  }

  /** Oldest first. */
  #entries(): readonly Entry[] {
    return this.#memory.get<readonly Entry[]>(INDEX) ?? [];
  }

  #fileOf({ file }: Entry): vscode.Uri {
    return vscode.Uri.joinPath(this.#folder, file);
  }

  async #write(uri: string, record: LinkRecord): Promise<Entry> {
    const { fingerprint, writeRecord } = await import('./linkFiles.ts');
    const file = `${fingerprint(uri)}.json`;
    const bytes = await writeRecord(vscode.Uri.joinPath(this.#folder, file), record);
    return { uri, file, utf16Length: record.text.length, hash: fingerprint(record.text), bytes };
  }

  async #delete(entry: Entry): Promise<void> {
    try {
      await vscode.workspace.fs.delete(this.#fileOf(entry));
    } catch (error) {
      // It may be gone already.
      this.#log.debug(describeError(error));
    }
  }
}

/** The entries that have to go so that the others keep to the limit, and those. */
function oldestBeyond(entries: readonly Entry[], limit: number): [readonly Entry[], readonly Entry[]] {
  let bytes = 0;
  const first = entries.findLastIndex((entry) => {
    bytes += entry.bytes;
    return bytes > limit;
  });
  return [entries.slice(0, first + 1), entries.slice(first + 1)];
}
