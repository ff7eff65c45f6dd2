import * as vscode from 'vscode';
import type { Position } from '../../../panel/messages.ts';

/** The keys for pause and stop are bound while it is true: from the first sound of a playback to its end or a stop. */
const CONTEXT_KEY = 'harf.isReading';

/** Keeps the context key up to date with what the panel reports: whether a playback is heard, or paused midway. */
export class PlaybackContext {
  readonly #onChange: () => void;
  #playbackId: string | undefined;

  /** `onChange` is called when something begins or ends to be heard. */
  constructor(onChange: () => void = () => {}) {
    this.#onChange = onChange;
  }

  /** The playback that is heard or paused, if there is one. */
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
    if (!isOther) return;
    void vscode.commands.executeCommand('setContext', CONTEXT_KEY, playbackId !== undefined);
    this.#onChange();
  }
}
