import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sendBytes, sendNothing } from './responses.ts';

/** A file of the folder that is open: what is in it, and when it was written. */
interface StoredFile {
  readonly bytes: Uint8Array;
  /** Milliseconds since 1970, each time another. */
  readonly modified: number;
}

/** The files of the folder that is open in the editor, by their paths in it; they stay when the page is loaded anew. */
export class MemoryFiles {
  readonly #files = new Map<string, StoredFile>();
  #lastTime = 0;

  constructor(texts: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(texts)) this.#write(path, new TextEncoder().encode(text));
  }

  /** The text that is saved. */
  text(path: string): string {
    const file = this.#files.get(path);
    if (!file) throw new Error(`The folder has no file ${path}.`);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file.bytes);
  }

  get paths(): string[] {
    return [...this.#files.keys()].sort();
  }

  #write(path: string, bytes: Uint8Array): void {
    this.#lastTime = Math.max(Date.now(), this.#lastTime + 1);
    this.#files.set(path, { bytes, modified: this.#lastTime });
  }

  /** Answers what the editor's file system asks: a list of all at the empty path, else one file. */
  async answer(path: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (path === '') return sendBytes(answer, JSON.stringify(this.#list()), 'application/json');
    if (asked.method === 'PUT') this.#write(path, await buffer(asked));
    else if (asked.method === 'DELETE') this.#files.delete(path);
    else return this.#send(path, answer);
    sendNothing(answer, 204);
  }

  #list() {
    return [...this.#files].map(([path, { bytes, modified }]) => ({ path, size: bytes.length, modified }));
  }

  #send(path: string, answer: ServerResponse): void {
    const file = this.#files.get(path);
    if (file) sendBytes(answer, file.bytes, 'application/octet-stream');
    else sendNothing(answer, 404);
  }
}
