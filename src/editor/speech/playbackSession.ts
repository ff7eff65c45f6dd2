import * as vscode from 'vscode';
import { chooseNaturalVoice } from '../assets/naturalVoiceChoice.ts';
import { report } from '../failures/report.ts';
import { UserError } from '../failures/userError.ts';
import type { Log } from '../log.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import type { Front } from '../text/front.ts';
import { renewalSentence } from '../usage/renewal.ts';
import { t } from '../wording/localize.ts';
import { confirmSeconds, estimatedSeconds } from './confirmSeconds.ts';
import { Highlighter } from './highlight/highlighter.ts';
import type { UnansweredMessage } from './panel/panel.ts';
import { PanelHost } from './panel/panelHost.ts';
import { SHOWN } from './panel/viewType.ts';
import type { LivePlayback } from './playback/livePlayback.ts';
import { PlaybackStatus } from './playback/playbackStatus.ts';
import { PlaybackStore } from './playback/playbackStore.ts';
import { Playbacks } from './playback/playbacks.ts';
import type { PlaybackText, StoredPlayback } from './playback/storedPlayback.ts';
import { Timings } from './playback/timings.ts';
import { saveAudio } from './saveAudio.ts';
import { changeSettings, currentSettings } from './speechSettings.ts';
import { cursorOf, LastView, linkedPlace } from './targets/speechPlace.ts';
import { type SpokenTarget, selectedText, textFrom } from './targets/spokenTargets.ts';

/** What reading aloud needs of the extension. */
export interface SessionParts {
  readonly connection: Connection;
  readonly proseReader: ProseReader;
  readonly log: Log;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  /** Tells this workspace from others; undefined where no folder is open. */
  readonly storageUri: vscode.Uri | undefined;
  /** Remembers over reloads of this workspace which playback is in front. */
  readonly memory: vscode.Memento;
  /** The folder where playbacks are kept. */
  readonly folder: string;
}

/** A document as it was when its text was taken. */
interface SpokenDocument {
  readonly document: vscode.TextDocument;
  readonly version: number;
}

/** Reading aloud in a window: its playbacks, their timings and their panel; does what commands and the panel ask for. */
export class PlaybackSession implements vscode.Disposable {
  readonly #parts: SessionParts;
  readonly #store: PlaybackStore;
  readonly #playbacks: Playbacks;
  readonly #timings: Timings;
  readonly #highlighter: Highlighter;
  readonly #status: PlaybackStatus;
  readonly #panel: PanelHost;
  readonly #lastView = new LastView();

  private constructor(parts: SessionParts, store: PlaybackStore, stored: readonly StoredPlayback[]) {
    this.#parts = parts;
    this.#store = store;
    this.#playbacks = new Playbacks({ ...parts, store }, stored);
    this.#timings = new Timings(parts.connection, this.#playbacks);
    this.#highlighter = new Highlighter(this.#playbacks, this.#timings);
    this.#status = new PlaybackStatus(this.#playbacks);
    this.#panel = new PanelHost({ ...parts, store, playbacks: this.#playbacks, timings: this.#timings });
    this.#playbacks.onDidFail((error) => void this.#report(error));
    this.#panel.onDidReceive((message) => {
      this.#take(message).catch((error: unknown) => this.#report(error));
    });
    this.#panel.onDidClose(() => this.#silence());
  }

  /** Loads what is kept, and goes on with what was under way. */
  static async load(parts: SessionParts): Promise<PlaybackSession> {
    const workspace = parts.storageUri?.toString() ?? '';
    const store = new PlaybackStore({ folder: parts.folder, workspace });
    const session = new PlaybackSession(parts, store, await store.load());
    session.#playbacks.resume();
    return session;
  }

  /** Reads the selections, the paragraph or the comment of the editor that was in front, or had the focus last. */
  async readAloud(front?: Front): Promise<void> {
    const editor = front ?? this.#lastView.get();
    const { document } = editor;
    const { version } = document;
    const target = await selectedText(this.#parts.proseReader, editor);
    if (target !== undefined) await this.#play(target, { document, version });
  }

  /** Reads from the place that a link names, or else from the cursor, to the end. */
  async readFromHere(argument: unknown, front?: Front): Promise<void> {
    const place = linkedPlace(argument) ?? cursorOf(front ?? this.#lastView.get());
    const { document, position } = place;
    const { version } = document;
    await this.#play(await textFrom(this.#parts.proseReader, document, position), { document, version });
  }

  /** Reads a text that stands in no document; false if the user finds it too long to pay for. */
  readText(text: string): Promise<boolean> {
    return this.#start({ text, documentUri: null, runs: [] });
  }

  /** Opens the panel, or brings it to the front. */
  open(): void {
    this.#panel.open();
  }

  /** Takes over the panel that VS Code restored. */
  restore(view: vscode.WebviewPanel): void {
    this.#panel.restore(view);
  }

  /** Looks again which natural voices there are. */
  refreshVoices(): Promise<void> {
    return this.#panel.refreshVoices();
  }

  /** Pauses the sound, or plays on. */
  pause(): void {
    if (!this.#panel.isOpen)
      throw new UserError(t('The player is closed. Run Harf: Open Player to play.'), ['openPlayer']);
    if (this.#playbacks.all.length === 0) throw new UserError(nothingYet());
    this.#panel.post({ type: 'control', action: 'toggle' });
  }

  /** Silences what is heard; what is finished can be played again. */
  stop(): void {
    this.#panel.post({ type: 'control', action: 'stop' });
    this.#silence();
  }

  /** Silences what is heard, and cancels the playback that is shown, or, if that is not under way, every one. */
  async cancel(): Promise<void> {
    const wasHeard = this.#status.heardId !== undefined;
    this.stop();
    const underWay = this.#playbacks.all.filter((playback) => playback.isUnderWay);
    const shown = underWay.filter(({ stored }) => stored.id === this.#panel.shownId);
    const meant = shown.length > 0 ? shown : underWay;
    if (meant.length === 0 && !wasHeard)
      throw new UserError(t('Nothing is being prepared or read aloud now.'));
    await Promise.all(meant.map((playback) => playback.cancel()));
  }

  /** Saves the sound of the playback that is shown, or of the newest that has some. */
  async save(): Promise<void> {
    const { all } = this.#playbacks;
    const shown = all.find(({ stored }) => stored.id === this.#panel.shownId);
    const playback = shown ?? all.find(({ hasSound }) => hasSound) ?? all[0];
    if (playback === undefined) throw new UserError(nothingYet());
    await this.#save(playback);
  }

  /** Ends all playbacks and deletes what is kept of them, of every workspace. */
  async clear(): Promise<void> {
    this.stop();
    await this.#playbacks.clear();
    await this.#parts.memory.update(SHOWN, undefined);
  }

  dispose(): void {
    this.#status.dispose();
    this.#playbacks.dispose();
    this.#timings.dispose();
    this.#lastView.dispose();
    this.#highlighter.dispose();
    this.#panel.dispose();
  }

  async #play({ text, note }: SpokenTarget, { document, version }: SpokenDocument): Promise<void> {
    // In a document that was changed meanwhile, the text is looked for when its first word is heard.
    const current = document.version === version ? document : undefined;
    const isStarted = await this.#start(text, current);
    if (isStarted && note !== undefined) void vscode.window.showInformationMessage(note);
  }

  /**
   * Starts a playback of `text` with the settings as they are now, unless the user finds it too long to pay for, and
   * shows it in the panel.
   *
   * @param document the document where the text stands as it is, if that is known
   * @returns whether it was started
   */
  async #start(text: PlaybackText, document?: vscode.TextDocument): Promise<boolean> {
    const settings = currentSettings();
    const seconds = estimatedSeconds(text.text, settings.pace);
    if (!(await confirmSeconds(this.#parts.connection, seconds))) return false;
    const playback = await this.#playbacks.add(text, settings);
    this.#panel.play(playback.stored.id);
    if (document) await this.#highlighter.track(playback, document);
    return true;
  }

  #save(playback: LivePlayback): Promise<void> {
    return saveAudio(playback, {
      store: this.#store,
      timings: this.#timings,
      extensionUri: this.#parts.extensionUri,
    });
  }

  /** Nothing is heard any more. */
  #silence(): void {
    this.#highlighter.stop();
    this.#status.end();
  }

  /** Does what the panel says without waiting for a reply; a playback that is gone by now is passed over. */
  async #take(message: UnansweredMessage): Promise<void> {
    switch (message.type) {
      case 'position':
        this.#status.take(message);
        return this.#highlighter.highlight(message);
      case 'shown':
        return this.#panel.noteShown(message.playbackId);
      case 'changeSettings':
        return changeSettings(message.change);
      case 'chooseNaturalVoice':
        return chooseNaturalVoice(message.voice, message.natural);
      case 'getNaturalVoice':
        await vscode.commands.executeCommand('harf.getNaturalVoice');
        return;
      case 'readAloud':
        return this.readAloud();
      case 'problem':
        return this.#parts.log.warn(`The read-aloud panel: ${message.kind}${codePlace(message.detail)}.`);
      case 'remove':
        return this.#playbacks.remove(message.playbackId);
      default: {
        const playback = this.#playbacks.find(message.playbackId);
        if (playback) await this.#takeFor(playback, message);
      }
    }
  }

  async #takeFor(playback: LivePlayback, message: AboutPlayback): Promise<void> {
    switch (message.type) {
      case 'cancelSection':
        return playback.cancel(message.section);
      case 'cancelPlayback':
        return playback.cancel();
      case 'retryFailed':
        return playback.retryFailed();
      case 'save':
        return this.#save(playback);
      case 'reveal':
        return this.#highlighter.reveal(playback, message);
      case 'readAgain': {
        const text = await playback.text();
        if (text !== undefined) await this.#start(text);
      }
    }
  }

  async #report(error: unknown): Promise<void> {
    const note = await renewalSentence(this.#parts.connection, error);
    await report(error, this.#parts.log, { note });
  }
}

type AboutPlayback = Extract<
  UnansweredMessage,
  { type: 'cancelSection' | 'cancelPlayback' | 'retryFailed' | 'save' | 'reveal' | 'readAgain' }
>;

/** A webview may say anything; only a name and a place in the code go to the log. */
function codePlace(detail: string): string {
  return /^[\w.:/() -]{1,200}$/.test(detail) ? ` (${detail})` : '';
}

function nothingYet(): string {
  return t('Nothing was read aloud yet. Select Persian text and run Harf: Read Aloud.');
}
