import * as vscode from 'vscode';
import { isProcessAlive, OWN_PROCESS } from '#platform/owners.ts';
import { basename } from '#platform/paths.ts';
import { speechSections } from '../../../client/index.ts';
import type { HostMessage } from '../../../panel/messages.ts';
import { BLANK_SECTION, type Playback } from '../../../panel/playback.ts';
import type { SpeechSettings } from '../../../panel/settings.ts';
import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';
import { speechRequest } from '../speechSettings.ts';
import { LivePlayback, type PlaybackEvent, type PlaybackParts } from './livePlayback.ts';
import {
  type PlaybackText,
  panelPlayback,
  type StoredPlayback,
  type StoredSection,
} from './storedPlayback.ts';

/** The longest title of a playback, in UTF-16 units. */
const MAX_TITLE_LENGTH = 60;

/** The playbacks of this window: those under way and those of the last 24 hours. */
export class Playbacks implements vscode.Disposable {
  readonly #parts: PlaybackParts;
  #all: readonly LivePlayback[];

  /** @param stored the playbacks that are kept, newest first */
  constructor(parts: Pick<PlaybackParts, 'connection' | 'log' | 'store'>, stored: readonly StoredPlayback[]) {
    const { connection, log, store } = parts;
    const [changes, failures] = [
      new vscode.EventEmitter<PlaybackEvent>(),
      new vscode.EventEmitter<unknown>(),
    ];
    this.#parts = { connection, log, store, changes, failures };
    this.#all = stored.map((playback) => this.#live(playback));
  }

  /** Fired with all that happens to a playback. */
  get onDidChange(): vscode.Event<PlaybackEvent> {
    return this.#parts.changes.event;
  }

  /** Fired with what stops a whole playback, to be shown at once. */
  get onDidFail(): vscode.Event<unknown> {
    return this.#parts.failures.event;
  }

  /** Goes on with the playbacks that no other window works on. */
  async resume(): Promise<void> {
    for (const playback of this.#all)
      if (playback.isUnderWay && !(await isHeldElsewhere(playback.stored))) this.#run(playback);
  }

  /** All playbacks as the panel shows them, newest first. */
  list(): Playback[] {
    return this.#all.map(({ stored }) => panelPlayback(stored));
  }

  /** The previews under way, for a panel that begins. */
  previews(): HostMessage[] {
    return this.#all.flatMap((playback) => playback.previews());
  }

  find(id: string): LivePlayback | undefined {
    return this.#all.find(({ stored }) => stored.id === id);
  }

  /** Newest first. */
  get all(): readonly LivePlayback[] {
    return this.#all;
  }

  /**
   * Starts a playback of `text`; it is kept, and the panel knows of it, when this resolves. Rejects with a `UserError`
   * where the folder cannot be written.
   */
  async add(text: PlaybackText, settings: SpeechSettings): Promise<LivePlayback> {
    const { store } = this.#parts;
    const stored = newPlayback(store.newId(), text, settings);
    await store.add(stored, text).catch(throwUnwritable);
    const playback = new LivePlayback(this.#parts, stored, async () => text);
    this.#all = [playback, ...this.#all];
    this.#parts.changes.fire({
      playback,
      message: { type: 'playbackAdded', playback: panelPlayback(stored) },
    });
    this.#run(playback);
    return playback;
  }

  /** Cancels what is under way of a playback, and deletes it. */
  async remove(id: string): Promise<void> {
    const playback = this.find(id);
    if (playback === undefined) return;
    this.#all = this.#all.filter((each) => each !== playback);
    this.#parts.changes.fire({ playback, message: { type: 'playbackRemoved', playbackId: id } });
    await playback.end();
    await this.#parts.store.remove(id);
  }

  /** Deletes all playbacks, of every workspace. */
  async clear(): Promise<void> {
    for (const { stored } of this.#all) await this.remove(stored.id);
    await this.#parts.store.clear();
  }

  /** The window closes; nothing is written any more. */
  dispose(): void {
    for (const playback of this.#all) playback.suspend();
    this.#parts.changes.dispose();
    this.#parts.failures.dispose();
  }

  #live(stored: StoredPlayback): LivePlayback {
    let text: Promise<PlaybackText | undefined> | undefined;
    return new LivePlayback(this.#parts, stored, () => {
      text ??= this.#parts.store.text(stored.id);
      return text;
    });
  }

  #run(playback: LivePlayback): void {
    playback.run().catch((error: unknown) => this.#parts.failures.fire(error));
  }
}

/** The codes of errors that come from the disk or the rights on its folders. */
const DISK_CODES: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EFBIG',
  'EIO',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);

function throwUnwritable(error: unknown): never {
  if (error instanceof Error && 'code' in error && DISK_CODES.has(error.code))
    throw new UserError(
      t(
        'Harf cannot write to its folder, where it keeps what is read aloud. Check that the disk is not full and that the folder may be changed.',
      ),
    );
  throw error;
}

function newPlayback(
  id: string,
  { text, documentUri }: PlaybackText,
  settings: SpeechSettings,
): StoredPlayback {
  const request = speechRequest(settings, text);
  return {
    id,
    title: titleOf(text),
    documentName: documentUri === null ? null : basename(decodeURIComponent(new URL(documentUri).pathname)),
    createdAt: Date.now(),
    tier: request.tier,
    voice: request.voice,
    pace: request.pace,
    delivery: request.tier === 'premium' ? settings.delivery : {},
    holder: OWN_PROCESS,
    sections: sectionsOf(speechSections(request)),
  };
}

function sectionsOf(texts: readonly string[]): StoredSection[] {
  let utf16Start = 0;
  return texts.map((text) => {
    const start = utf16Start;
    utf16Start += text.length;
    return { ...NEW_SECTION, utf16Start: start, utf16End: utf16Start, idempotencyKey: crypto.randomUUID() };
  });
}

const NEW_SECTION = {
  ...BLANK_SECTION,
  state: 'waiting',
  service: null,
  jobId: null,
  wordsId: null,
  mimeType: null,
} as const;

function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= MAX_TITLE_LENGTH) return line;
  const cut = line.lastIndexOf(' ', MAX_TITLE_LENGTH);
  return `${line.slice(0, cut > 0 ? cut : MAX_TITLE_LENGTH).toWellFormed()}…`;
}

/** Whether the process of another window works on it; after a reload, the process that did is gone. */
async function isHeldElsewhere({ holder }: StoredPlayback): Promise<boolean> {
  return holder !== OWN_PROCESS && (await isProcessAlive(holder));
}
