import * as vscode from 'vscode';
import type { CommandId } from '../../contributions/commands.ts';
import { t } from '../../wording/localize.ts';

/** What of reading aloud can be ended. */
export interface ReadingState {
  /** Whether a section is still being made. */
  readonly isUnderWay: boolean;
  /** Whether a playback is heard, or paused midway. */
  readonly isHeard: boolean;
}

/** The status bar item that ends a reading by a click; it is there from its first request to its last sound. */
export class ReadingItem implements vscode.Disposable {
  #item: vscode.StatusBarItem | undefined;

  show({ isUnderWay, isHeard }: ReadingState): void {
    if (!isUnderWay && !isHeard) {
      this.dispose();
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

  dispose(): void {
    this.#item?.dispose();
    this.#item = undefined;
  }
}
