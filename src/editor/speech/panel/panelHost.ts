import * as vscode from 'vscode';
import type { HostMessage, Start } from '../../../panel/messages.ts';
import type { Playback } from '../../../panel/playback.ts';
import type { Handlers } from '../../../panel/responder.ts';
import { describeFailure } from '../../failures/describeFailure.ts';
import type { Log } from '../../log.ts';
import { harfLanguage, onDidChangeLanguage, translations } from '../../wording/localize.ts';
import { currentSettings } from '../speechSettings.ts';
import { Panel, type PanelDependencies, type UnansweredMessage } from './panel.ts';
import { speechChoices } from './speechChoices.ts';

interface PanelHostDependencies {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly log: Log;
  /** Answer what the panel asks. */
  readonly handlers: Handlers;
  /** Called with each message that needs no reply. */
  readonly onMessage: (message: UnansweredMessage) => void;
  /** Called when the panel was closed. */
  readonly onClose: () => void;
  /** All playbacks, newest first. */
  readonly playbacks: () => readonly Playback[];
  /** What a panel that begins is told of previews under way. */
  readonly previews: () => readonly HostMessage[];
}

/** Opens the read-aloud panel, one at a time, and remembers what it shows. */
export class PanelHost implements vscode.Disposable {
  readonly #dependencies: PanelHostDependencies;
  readonly #settingsChange: vscode.Disposable;
  readonly #languageChange: vscode.Disposable;
  #panel: Panel | undefined;
  #shownId: string | null = null;
  /** A playback that began before the panel listened, and is to be played once it does. */
  #unplayedId: string | null = null;

  constructor(dependencies: PanelHostDependencies) {
    this.#dependencies = dependencies;
    this.#settingsChange = vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('harf.speech')) this.#postSettings();
    });
    this.#languageChange = onDidChangeLanguage(() => {
      this.#panel?.rename();
      this.post({ type: 'language', ...language() });
      // The voices have names in each language.
      this.#postSettings();
    });
  }

  get isOpen(): boolean {
    return this.#panel !== undefined;
  }

  /** The id of the playback that the panel shows, or would show. */
  get shownId(): string | null {
    return this.#shownId;
  }

  /** The user chose a playback in the panel. */
  noteShown(playbackId: string): void {
    this.#shownId = playbackId;
  }

  /** Opens the panel, or brings it to the front. */
  open(): void {
    if (this.#panel) this.#panel.reveal();
    else this.#panel = Panel.open(this.#panelDependencies());
  }

  /** Takes over the panel that VS Code restored. */
  restore(view: vscode.WebviewPanel): void {
    this.#panel?.close();
    this.#panel = new Panel(view, this.#panelDependencies());
  }

  /** Opens the panel on a playback that was just added; a panel that listens plays it already. */
  play(playbackId: string): void {
    this.open();
    this.#shownId = playbackId;
    this.#unplayedId = this.#panel?.isReady ? null : playbackId;
  }

  /** Tells the panel, if there is one. */
  post(message: HostMessage): void {
    this.#panel?.post(message);
  }

  dispose(): void {
    this.#settingsChange.dispose();
    this.#languageChange.dispose();
    this.#panel?.close();
  }

  #postSettings(): void {
    this.post({ type: 'settings', settings: currentSettings(), choices: speechChoices() });
  }

  #panelDependencies(): PanelDependencies {
    const { extensionUri, log, handlers, onMessage } = this.#dependencies;
    return {
      extensionUri,
      handlers,
      onMessage,
      onReady: () => this.#startMessages(),
      onDispose: (panel) => {
        if (this.#panel !== panel) return;
        this.#panel = undefined;
        this.#dependencies.onClose();
      },
      describe: (error) => describeFailure(error, log).message,
      onInvalid: (problem) => log.warn(`The read-aloud panel sent what it may not: ${problem}.`),
    };
  }

  #startMessages(): readonly HostMessage[] {
    const playbacks = [...this.#dependencies.playbacks()];
    const start: HostMessage = {
      type: 'start',
      ...language(),
      settings: currentSettings(),
      choices: speechChoices(),
      playbacks,
      shownId: this.#shownId,
    };
    const unplayed = playbacks.filter(({ id }) => id === this.#unplayedId);
    this.#unplayedId = null;
    const added = unplayed.map((playback): HostMessage => ({ type: 'playbackAdded', playback }));
    return [start, ...added, ...this.#dependencies.previews()];
  }
}

function language(): Pick<Start, 'language' | 'translations'> {
  return { language: harfLanguage(), translations: { ...translations() } };
}
