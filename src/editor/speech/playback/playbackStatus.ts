import * as vscode from 'vscode';
import type { Position } from '../../../panel/messages.ts';
import type { CommandId } from '../../contributions/commands.ts';
import { t } from '../../wording/localize.ts';
import type { Playbacks } from './playbacks.ts';

/** The keys for pause and stop are bound while it is true: from the first sound of a playback to its end or a stop. */
const CONTEXT_KEY = 'harf.isReading';

/**
 * Knows which playback is heard, or paused midway, and shows it: by the context key, and by an item of the status bar
 * that ends by a click what is heard or still being made. The item is there from the first request to the last sound.
 */
export class PlaybackStatus implements vscode.Disposable {
  readonly #playbacks: Playbacks;
  readonly #watching: vscode.Disposable;
  #heardId: string | undefined;
  #item: vscode.StatusBarItem | undefined;

  constructor(playbacks: Playbacks) {
    this.#playbacks = playbacks;
    this.#watching = playbacks.onDidChange(({ message }) => {
      if (message.type !== 'previewChunk') this.#show();
    });
  }

  /** The playback that is heard or paused, if there is one. */
  get heardId(): string | undefined {
    return this.#heardId;
  }

  /** Takes what the panel reports. */
  take({ state, playbackId }: Position): void {
    if (state === 'playing') this.#set(playbackId);
    else if (state === 'stopped' || playbackId !== this.#heardId) this.end();
  }

  /** Nothing is heard any more. */
  end(): void {
    this.#set(undefined);
  }

  dispose(): void {
    this.#watching.dispose();
    this.end();
    this.#hide();
  }

  #set(playbackId: string | undefined): void {
    const isOther = (playbackId === undefined) !== (this.#heardId === undefined);
    this.#heardId = playbackId;
    if (!isOther) return;
    void vscode.commands.executeCommand('setContext', CONTEXT_KEY, playbackId !== undefined);
    this.#show();
  }

  #show(): void {
    const isUnderWay = this.#playbacks.all.some((playback) => playback.isUnderWay);
    if (!isUnderWay && this.#heardId === undefined) {
      this.#hide();
      return;
    }
    this.#item ??= vscode.window.createStatusBarItem('harf.reading', vscode.StatusBarAlignment.Right, 88);
    const item = this.#item;
    item.name = t('Harf: Reading Aloud');
    item.text = isUnderWay
      ? `$(debug-stop) ${t('Cancel Reading')}`
      : `$(primitive-square) ${t('Stop Reading')}`;
    item.tooltip = isUnderWay
      ? t('Text is being read aloud. Click for silence, and to cancel what is not finished.')
      : t('Text is being read aloud. Click for silence; it can be played again.');
    item.accessibilityInformation = { label: item.tooltip };
    item.command = (isUnderWay ? 'harf.cancelSpeech' : 'harf.stopReading') satisfies CommandId;
    item.show();
  }

  #hide(): void {
    this.#item?.dispose();
    this.#item = undefined;
  }
}
