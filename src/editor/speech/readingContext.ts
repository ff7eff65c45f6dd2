import * as vscode from 'vscode';
import type { Position } from '../../panel/messages.ts';

/** Keys that mean the sound work while this is true: from the first sound of a reading to its end or a stop. */
const CONTEXT_KEY = 'harf.isReading';

/** Knows from what the panel says whether a reading is heard, or paused in its middle. */
export class ReadingContext {
  #readingId: string | undefined;

  /** The reading that is heard or paused, if there is one. */
  get readingId(): string | undefined {
    return this.#readingId;
  }

  take({ state, readingId }: Position): void {
    if (state === 'playing') this.#set(readingId);
    else if (state === 'stopped' || readingId !== this.#readingId) this.end();
  }

  /** Nothing is heard any more. */
  end(): void {
    this.#set(undefined);
  }

  #set(readingId: string | undefined): void {
    const isOther = (readingId === undefined) !== (this.#readingId === undefined);
    this.#readingId = readingId;
    if (isOther) void vscode.commands.executeCommand('setContext', CONTEXT_KEY, readingId !== undefined);
  }
}
