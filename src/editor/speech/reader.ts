import * as vscode from 'vscode';
import type { HostMessage } from '../../panel/messages.ts';
import { describeFailure } from '../failures/describeFailure.ts';
import { Notice } from '../failures/notice.ts';
import { report } from '../failures/report.ts';
import { confirmSeconds, estimatedSeconds } from './confirmSeconds.ts';
import { changeSettings, currentSettings } from './currentSettings.ts';
import { LastEditor } from './lastEditor.ts';
import { codePlace, Panel, type UnansweredMessage } from './panel/panel.ts';
import { panelHandlers } from './panel/panelHandlers.ts';
import { cursorOf, placeIn } from './panel/speechPlace.ts';
import { Follower } from './playback/follower.ts';
import type { LiveReading } from './playback/liveReading.ts';
import { PreviewTimings } from './playback/previewTimings.ts';
import { ReadingStore } from './playback/readingStore.ts';
import { Readings } from './playback/readings.ts';
import { tellRevealed } from './playback/revealed.ts';
import { selectedText, type ToRead, textFrom } from './playback/spokenTargets.ts';
import type { ReadText, StoredReading } from './playback/storedReading.ts';
import { Timings } from './playback/timings.ts';
import type { ReadAloudParts } from './readAloudParts.ts';
import { ReadingContext } from './readingContext.ts';
import { Samples } from './sound/samples.ts';
import { saveAudio } from './sound/saveAudio.ts';
import { sayingUnwritable } from './sound/unwritableFolder.ts';
import { renewal, sectionFailure } from './speechFailure.ts';
import { speechChoices } from './speechSettings.ts';

export interface ReaderParts extends ReadAloudParts {
  /** Where readings are kept. */
  readonly folder: string;
}

/** Reads aloud: does what the commands and the panel ask for. */
export class Reader implements vscode.Disposable {
  readonly #parts: ReaderParts;
  readonly #store: ReadingStore;
  readonly #readings: Readings;
  readonly #timings: Timings;
  readonly #samples: Samples;
  readonly #previews: PreviewTimings;
  readonly #follower: Follower;
  readonly #context = new ReadingContext();
  readonly #subscriptions: vscode.Disposable;
  #panel: Panel | undefined;
  #shownId: string | null = null;
  /** A reading that began before the panel listened, and is to be played once it does. */
  #unplayedId: string | null = null;
  readonly #lastEditor = new LastEditor();

  private constructor(parts: ReaderParts, store: ReadingStore, stored: readonly StoredReading[]) {
    this.#parts = parts;
    this.#store = store;
    this.#timings = new Timings(parts.connection);
    this.#samples = new Samples(parts);
    const post = (message: HostMessage) => this.#post(message);
    this.#previews = new PreviewTimings({ connection: parts.connection, post });
    this.#readings = new Readings(
      {
        ...parts,
        store,
        post,
        onPiece: (reading, section) => void this.#previews.pieceCame(reading, section),
        onPreviewGone: (reading, section) => this.#previews.forget(reading, section),
        describe: (error) => sectionFailure(error, parts),
        report: (error) => void this.#report(error),
      },
      stored,
    );
    this.#follower = new Follower({
      find: (id) => this.#readings.find(id),
      timing: async (reading, section) =>
        this.#previews.get(reading, section) ?? this.#timings.get(reading, section),
    });
    this.#subscriptions = this.#listen();
    this.#readings.resume();
  }

  /** Loads what is kept, and goes on with what was under way. */
  static async load(parts: ReaderParts): Promise<Reader> {
    const workspace = parts.storageUri?.toString() ?? '';
    const store = new ReadingStore({ folder: parts.folder, workspace });
    return new Reader(parts, store, await store.load());
  }

  /** Reads the selections, the paragraph or the comment of the active editor. */
  async readAloud(): Promise<void> {
    const editor = this.#lastEditor.get();
    const { version } = editor.document;
    const found = await selectedText(this.#parts.proseReader, editor);
    if (found !== undefined) await this.#readFound(found, editor.document, version);
  }

  /** Reads from the place that a link names, or else from the cursor, to the end. */
  async readFromHere(argument: unknown): Promise<void> {
    const { document, position } = placeIn(argument) ?? cursorOf(this.#lastEditor.get());
    const { version } = document;
    const found = await textFrom(this.#parts.proseReader, document, position);
    await this.#readFound(found, document, version);
  }

  /** Opens the panel, or shows it. */
  open(): void {
    if (this.#panel) this.#panel.reveal();
    else this.#panel = Panel.open(this.#panelParts());
  }

  /** Takes over the panel that VS Code restored. */
  restore(view: vscode.WebviewPanel): void {
    this.#panel?.close();
    this.#panel = new Panel(view, this.#panelParts());
  }

  /** Silences what is heard, and cancels the reading that is shown, or, if that is not under way, every one. */
  async cancel(): Promise<void> {
    const wasHeard = this.#context.readingId !== undefined;
    this.stop();
    const underWay = this.#readings.all.filter((reading) => reading.isUnderWay);
    const shown = underWay.filter(({ stored }) => stored.id === this.#shownId);
    const meant = shown.length > 0 ? shown : underWay;
    if (meant.length === 0 && !wasHeard)
      throw new Notice(vscode.l10n.t('Nothing is being prepared or read aloud now.'));
    await Promise.all(meant.map((reading) => reading.cancel()));
  }

  /** Pauses the sound, or plays on. */
  pause(): void {
    if (this.#panel === undefined)
      throw new Notice(vscode.l10n.t('The player is closed. Run Harf: Open Player to play.'));
    if (this.#readings.all.length === 0) throw new Notice(nothingYet());
    this.#post({ type: 'control', action: 'toggle' });
  }

  /** Silence; what is finished can be played again. */
  stop(): void {
    this.#post({ type: 'control', action: 'stop' });
    this.#follower.stop();
    this.#context.end();
  }

  /** Saves the sound of the reading that is shown, or of the newest that has some. */
  async save(): Promise<void> {
    const shown = this.#shownId === null ? undefined : this.#readings.find(this.#shownId);
    const reading = shown ?? this.#readings.all.find(({ hasSound }) => hasSound) ?? this.#readings.all[0];
    if (reading === undefined) throw new Notice(nothingYet());
    await this.#save(reading);
  }

  /** Ends all reading and deletes what is kept of it. */
  async clear(): Promise<void> {
    this.stop();
    await this.#readings.clear();
  }

  dispose(): void {
    this.#context.end();
    this.#readings.dispose();
    this.#subscriptions.dispose();
    this.#follower.dispose();
    this.#panel?.close();
  }

  #listen(): vscode.Disposable {
    return vscode.Disposable.from(
      this.#lastEditor,
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('harf.speech'))
          this.#post({ type: 'settings', settings: currentSettings(), choices: speechChoices() });
      }),
    );
  }

  async #readFound({ text, note }: ToRead, document: vscode.TextDocument, version: number): Promise<void> {
    // What was changed while its prose was found is found again by its text.
    await this.#read(text, document.version === version ? document : undefined);
    if (note !== undefined) void vscode.window.showInformationMessage(note);
  }

  async #read(text: ReadText, document?: vscode.TextDocument): Promise<void> {
    const settings = currentSettings();
    const seconds = estimatedSeconds(text.text, settings.pace);
    if (!(await confirmSeconds(this.#parts.connection, seconds))) return;
    const reading = await sayingUnwritable(() => this.#readings.add(text, settings));
    this.open();
    this.#shownId = reading.stored.id;
    this.#unplayedId = this.#panel?.isReady ? null : reading.stored.id;
    if (document) await this.#follower.track(reading, document);
  }

  async #save(reading: LiveReading): Promise<void> {
    await saveAudio(
      {
        audioPath: ({ stored }, section) => this.#store.audioPath(stored.id, section),
        converterPath: this.#workerPath('convertWorker'),
        timing: (each, section) => this.#timings.get(each, section),
      },
      reading,
    );
  }

  #workerPath(name: string): string {
    const { extensionUri } = this.#parts;
    return vscode.Uri.joinPath(extensionUri, 'dist', 'editor', 'speech', 'sound', `${name}.js`).fsPath;
  }

  #panelParts() {
    const { extensionUri, log } = this.#parts;
    return {
      extensionUri,
      handlers: panelHandlers({
        readings: this.#readings,
        store: this.#store,
        timings: this.#timings,
        samples: this.#samples,
        peaksWorkerPath: this.#workerPath('peaksWorker'),
      }),
      onReady: () => this.#start(),
      onMessage: (message: UnansweredMessage) => {
        this.#do(message).catch((error: unknown) => this.#report(error));
      },
      onDispose: (panel: Panel) => {
        if (this.#panel !== panel) return;
        this.#panel = undefined;
        this.#follower.stop();
        this.#context.end();
      },
      describe: (error: unknown) => describeFailure(error, log).message,
      onInvalid: (problem: string) => log.warn(`The read-aloud panel sent what it may not: ${problem}.`),
    };
  }

  #start(): readonly HostMessage[] {
    const start: HostMessage = {
      type: 'start',
      language: vscode.env.language,
      translations: vscode.l10n.bundle ?? {},
      settings: currentSettings(),
      choices: speechChoices(),
      readings: this.#readings.list(),
      shownId: this.#shownId,
    };
    return [start, ...this.#unplayed(), ...this.#readings.previews(), ...this.#previews.messages()];
  }

  #unplayed(): readonly HostMessage[] {
    const added = this.#readings.list().filter(({ id }) => id === this.#unplayedId);
    this.#unplayedId = null;
    return added.map((reading) => ({ type: 'readingAdded', reading }));
  }

  async #do(message: UnansweredMessage): Promise<void> {
    switch (message.type) {
      case 'position':
        this.#context.take(message);
        return this.#follower.follow(message);
      case 'shown':
        this.#shownId = message.readingId;
        return;
      case 'changeSettings':
        return changeSettings(message.change);
      case 'readAloud':
        return this.readAloud();
      case 'problem':
        return this.#parts.log.warn(`The read-aloud panel: ${message.kind}${codePlace(message.detail)}.`);
      case 'remove':
        this.#follower.forget(message.readingId);
        if (this.#context.readingId === message.readingId) this.#context.end();
        return this.#readings.remove(message.readingId);
      default: {
        const reading = this.#readings.find(message.readingId);
        if (reading) await this.#doWith(reading, message);
      }
    }
  }

  async #doWith(
    reading: LiveReading,
    message: Extract<UnansweredMessage, { type: ReadingMessageType }>,
  ): Promise<void> {
    switch (message.type) {
      case 'cancelSection':
        return reading.cancel(message.section);
      case 'cancelReading':
        return reading.cancel();
      case 'retryFailed':
        return reading.retryFailed();
      case 'save':
        return this.#save(reading);
      case 'reveal':
        return tellRevealed(await this.#follower.reveal(reading, message), reading.stored.documentName);
      case 'readAgain': {
        const text = await reading.text();
        if (text !== undefined) await this.#read(text);
      }
    }
  }

  #post(message: HostMessage): void {
    this.#panel?.post(message);
  }

  async #report(error: unknown): Promise<void> {
    const note = await renewal(error, this.#parts);
    await report(error, this.#parts.log, { note });
  }
}

type ReadingMessageType = 'cancelSection' | 'cancelReading' | 'retryFailed' | 'save' | 'reveal' | 'readAgain';

function nothingYet(): string {
  return vscode.l10n.t('Nothing was read aloud yet.');
}
