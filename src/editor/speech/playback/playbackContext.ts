import * as vscode from 'vscode';
import type { Position } from '../../../panel/messages.ts';

/** Keys that mean the sound work while this is true: from the first sound of a reading to its end or a stop. */
const CONTEXT_KEY = 'harf.isReading';

/** Knows from what the panel says whether a reading is heard, or paused in its middle. */
export class PlaybackContext {
  #playbackId: string | undefined;

  /** The reading that is heard or paused, if there is one. */
  get playbackId(): string | undefined {
    return this.#playbackId;
  }

  take({ state, playbackId }: Position): void {
    if (state === 'playing') this.#set(playbackId);
    else if (state === 'stopped' || playbackId !== this.#playbackId) this.end();
  }

  /** Nothing is heard any more. */
  end(): void {
    this.#set(undefined);
  }

  #set(playbackId: string | undefined): void {
    const isOther = (playbackId === undefined) !== (this.#playbackId === undefined);
    this.#playbackId = playbackId;
    if (isOther) void vscode.commands.executeCommand('setContext', CONTEXT_KEY, playbackId !== undefined);
  }
}
