import type * as vscode from 'vscode';
import { UserError } from '../failures/userError.ts';
import type { Front } from '../text/front.ts';
import { t } from '../wording/localize.ts';
import { SHOWN } from './panel/viewType.ts';
import {
  loadPlaybackServices,
  type PlaybackDependencies,
  type PlaybackServices,
  stopFollowing,
} from './playbackServices.ts';
import { saveAudio } from './save/saveAudio.ts';
import { readFrom, readSelection, startPlayback } from './startPlayback.ts';
import { cursorOf, linkedPlace } from './targets/speechPlace.ts';

/** Does what the commands for reading aloud ask for. */
export class PlaybackController implements vscode.Disposable {
  readonly #services: PlaybackServices;

  private constructor(services: PlaybackServices) {
    this.#services = services;
  }

  /** Loads what is kept, and goes on with what was under way. */
  static async load(dependencies: PlaybackDependencies): Promise<PlaybackController> {
    return new PlaybackController(await loadPlaybackServices(dependencies));
  }

  /** Reads the selections, the paragraph or the comment of the editor that was in front, or had the focus last. */
  async readAloud(front?: Front): Promise<void> {
    await readSelection(front ?? this.#services.lastEditor.get(), this.#services);
  }

  /** Reads from the place that a link names, or else from the cursor, to the end. */
  async readFromHere(argument: unknown, front?: Front): Promise<void> {
    const place = linkedPlace(argument) ?? cursorOf(front ?? this.#services.lastEditor.get());
    await readFrom(place, this.#services);
  }

  /** Reads a text that stands in no document; false if the user finds it too long to pay for. */
  readText(text: string): Promise<boolean> {
    return startPlayback({ text, documentUri: null, runs: [] }, this.#services);
  }

  /** Opens the panel, or brings it to the front. */
  open(): void {
    this.#services.panel.open();
  }

  /** Takes over the panel that VS Code restored. */
  restore(view: vscode.WebviewPanel): void {
    this.#services.panel.restore(view);
  }

  /** Looks again which natural voices there are. */
  refreshVoices(): Promise<void> {
    return this.#services.panel.refreshVoices();
  }

  /** Pauses the sound, or plays on. */
  pause(): void {
    const { panel, playbacks } = this.#services;
    if (!panel.isOpen)
      throw new UserError(t('The player is closed. Run Harf: Open Player to play.'), ['openPlayer']);
    if (playbacks.all.length === 0) throw new UserError(nothingYet());
    panel.post({ type: 'control', action: 'toggle' });
  }

  /** Silences what is heard; what is finished can be played again. */
  stop(): void {
    this.#services.panel.post({ type: 'control', action: 'stop' });
    stopFollowing(this.#services);
  }

  /** Silences what is heard, and cancels the playback that is shown, or, if that is not under way, every one. */
  async cancel(): Promise<void> {
    const { context, panel, playbacks } = this.#services;
    const wasHeard = context.playbackId !== undefined;
    this.stop();
    const underWay = playbacks.all.filter((playback) => playback.isUnderWay);
    const shown = underWay.filter(({ stored }) => stored.id === panel.shownId);
    const meant = shown.length > 0 ? shown : underWay;
    if (meant.length === 0 && !wasHeard)
      throw new UserError(t('Nothing is being prepared or read aloud now.'));
    await Promise.all(meant.map((playback) => playback.cancel()));
  }

  /** Saves the sound of the playback that is shown, or of the newest that has some. */
  async save(): Promise<void> {
    const { all } = this.#services.playbacks;
    const shown = all.find(({ stored }) => stored.id === this.#services.panel.shownId);
    const playback = shown ?? all.find(({ hasSound }) => hasSound) ?? all[0];
    if (playback === undefined) throw new UserError(nothingYet());
    await saveAudio(this.#services, playback);
  }

  /** Ends all playbacks and deletes what is kept of them, of every workspace. */
  async clear(): Promise<void> {
    this.stop();
    await this.#services.playbacks.clear();
    await this.#services.memory.update(SHOWN, undefined);
  }

  dispose(): void {
    const { context, playbacks, lastEditor, follower, panel, readingItem } = this.#services;
    context.end();
    readingItem.dispose();
    playbacks.dispose();
    lastEditor.dispose();
    follower.dispose();
    panel.dispose();
  }
}

function nothingYet(): string {
  return t('Nothing was read aloud yet. Select Persian text and run Harf: Read Aloud.');
}
