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
import { SHOWN } from './viewType.ts';

interface PanelHostDependencies {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly log: Log;
  /** Remembers over reloads which playback is in front. */
  readonly memory: vscode.Memento;
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
  /** The names of the natural voices that may speak; null if they may not. */
  readonly naturalVoices: () => Promise<readonly string[] | null>;
  /** Called when a voice may sound another way than before. */
  readonly onVoicesChange: () => void;
}

/** They say which voice speaks, and where. */
const VOICE_SETTINGS = ['harf.assets.naturalVoices', 'harf.service', 'harf.baseUrl'];

/** Opens the read-aloud panel, one at a time, and remembers what it shows. */
export class PanelHost implements vscode.Disposable {
  readonly #dependencies: PanelHostDependencies;
  readonly #settingsChange: vscode.Disposable;
  readonly #languageChange: vscode.Disposable;
  #panel: Panel | undefined;
  #naturalVoices: readonly string[] | null = null;
  /** A playback that began before the panel listened, and is to be played once it does. */
  #unplayedId: string | null = null;

  constructor(dependencies: PanelHostDependencies) {
    this.#dependencies = dependencies;
    this.#settingsChange = vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('harf.speech')) this.#postSettings();
      if (VOICE_SETTINGS.some((name) => event.affectsConfiguration(name))) void this.refreshVoices();
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
    return this.#dependencies.memory.get<string>(SHOWN) ?? null;
  }

  /** The user chose a playback in the panel. */
  noteShown(playbackId: string): void {
    void this.#dependencies.memory.update(SHOWN, playbackId);
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
    this.noteShown(playbackId);
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

  /** Looks again which natural voices there are and for whom they speak, and tells the panel. */
  async refreshVoices(): Promise<void> {
    this.#dependencies.onVoicesChange();
    this.#naturalVoices = await this.#dependencies.naturalVoices().catch(() => null);
    this.#postSettings();
  }

  #postSettings(): void {
    const choices = speechChoices(this.#naturalVoices);
    this.post({ type: 'settings', settings: currentSettings(), choices });
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
    void this.refreshVoices();
    const playbacks = [...this.#dependencies.playbacks()];
    const start: HostMessage = {
      type: 'start',
      ...language(),
      settings: currentSettings(),
      choices: speechChoices(this.#naturalVoices),
      playbacks,
      shownId: this.shownId,
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
