import * as vscode from 'vscode';
import { naturalVoices } from '#host/fetched.ts';
import type { HostMessage, Start } from '../../../panel/messages.ts';
import type { Handlers } from '../../../panel/responder.ts';
import type { Log } from '../../log.ts';
import type { Connection } from '../../service/connection.ts';
import { harfLanguage, onDidChangeLanguage, translations } from '../../wording/localize.ts';
import type { PlaybackStore } from '../playback/playbackStore.ts';
import type { Playbacks } from '../playback/playbacks.ts';
import type { Timings } from '../playback/timings.ts';
import { Samples } from '../sound/samples.ts';
import { currentSettings, speechChoices } from '../speechSettings.ts';
import { Panel, type UnansweredMessage } from './panel.ts';
import { panelHandlers } from './panelHandlers.ts';
import { SHOWN } from './viewType.ts';

interface PanelHostParts {
  readonly connection: Connection;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly log: Log;
  /** Remembers over reloads which playback is in front. */
  readonly memory: vscode.Memento;
  readonly store: PlaybackStore;
  readonly playbacks: Playbacks;
  readonly timings: Timings;
}

/** They say which voice speaks, and where. */
const VOICE_SETTINGS = ['harf.assets.naturalVoices', 'harf.service', 'harf.baseUrl'];

/** Opens the read-aloud panel, one at a time, tells it what happens to the playbacks and remembers what it shows. */
export class PanelHost implements vscode.Disposable {
  readonly #parts: PanelHostParts;
  readonly #samples: Samples;
  readonly #handlers: Handlers;
  readonly #received = new vscode.EventEmitter<UnansweredMessage>();
  readonly #closed = new vscode.EventEmitter<void>();
  readonly #watching: vscode.Disposable;
  #panel: Panel | undefined;
  #naturalVoices: readonly string[] | null = null;
  /** A playback that began before the panel listened, and is to be played once it does. */
  #unplayedId: string | null = null;

  constructor(parts: PanelHostParts) {
    this.#parts = parts;
    this.#samples = new Samples(parts.connection);
    this.#handlers = panelHandlers({ ...parts, samples: this.#samples });
    this.#watching = vscode.Disposable.from(
      parts.playbacks.onDidChange(({ message }) => this.post(message)),
      parts.timings.onDidLearn((message) => this.post(message)),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('harf.speech')) this.#postSettings();
        if (VOICE_SETTINGS.some((name) => event.affectsConfiguration(name))) void this.refreshVoices();
      }),
      onDidChangeLanguage(() => {
        this.#panel?.rename();
        this.post({ type: 'language', ...language() });
        // The voices have names in each language.
        this.#postSettings();
      }),
    );
  }

  /** Fired with each message that needs no reply. */
  get onDidReceive(): vscode.Event<UnansweredMessage> {
    return this.#received.event;
  }

  /** Fired when the panel was closed. */
  get onDidClose(): vscode.Event<void> {
    return this.#closed.event;
  }

  get isOpen(): boolean {
    return this.#panel !== undefined;
  }

  /** The id of the playback that the panel shows, or would show. */
  get shownId(): string | null {
    return this.#parts.memory.get<string>(SHOWN) ?? null;
  }

  /** The user chose a playback in the panel. */
  noteShown(playbackId: string): void {
    void this.#parts.memory.update(SHOWN, playbackId);
  }

  /** Opens the panel, or brings it to the front. */
  open(): void {
    if (this.#panel) this.#panel.reveal();
    else this.#watch(Panel.open({ ...this.#parts, handlers: this.#handlers }));
  }

  /** Takes over the panel that VS Code restored. */
  restore(view: vscode.WebviewPanel): void {
    this.#panel?.close();
    this.#watch(new Panel(view, { ...this.#parts, handlers: this.#handlers }));
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
    this.#watching.dispose();
    this.#panel?.close();
    this.#received.dispose();
    this.#closed.dispose();
  }

  /** Looks again which natural voices there are and for whom they speak, and tells the panel. */
  async refreshVoices(): Promise<void> {
    this.#samples.forget();
    this.#naturalVoices = await this.#findNaturalVoices().catch(() => null);
    this.#postSettings();
  }

  /** The names of the natural voices that may speak; null if they may not. */
  async #findNaturalVoices(): Promise<readonly string[] | null> {
    const { connection } = this.#parts;
    const { kind } = await connection.destination();
    return kind === 'local' ? naturalVoices(connection.assetsFolder) : null;
  }

  #postSettings(): void {
    const choices = speechChoices(this.#naturalVoices);
    this.post({ type: 'settings', settings: currentSettings(), choices });
  }

  #watch(panel: Panel): void {
    this.#panel = panel;
    panel.onDidBegin(() => {
      for (const message of this.#startMessages()) panel.post(message);
    });
    panel.onDidReceive((message) => this.#received.fire(message));
    panel.onDidClose(() => {
      if (this.#panel !== panel) return;
      this.#panel = undefined;
      this.#closed.fire();
    });
  }

  #startMessages(): readonly HostMessage[] {
    void this.refreshVoices();
    const playbacks = this.#parts.playbacks.list();
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
    return [start, ...added, ...this.#parts.playbacks.previews(), ...this.#parts.timings.previews()];
  }
}

function language(): Pick<Start, 'language' | 'translations'> {
  return { language: harfLanguage(), translations: { ...translations() } };
}
