import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { isProcessAlive, speechSections } from '../../../client/index.ts';
import type { HostMessage } from '../../../panel/messages.ts';
import { BLANK_SECTION, type Playback } from '../../../panel/playback.ts';
import type { SpeechSettings } from '../../../panel/settings.ts';
import { speechRequest } from '../speechRequest.ts';
import { LivePlayback, type LivePlaybackDependencies } from './livePlayback.ts';
import {
  type PlaybackText,
  panelPlayback,
  type StoredPlayback,
  type StoredSection,
} from './storedPlayback.ts';

/** The longest title of a playback, in UTF-16 units. */
const MAX_TITLE_LENGTH = 60;

/** The playbacks of this window: those under way and those of the last 24 hours. */
export class Playbacks {
  readonly #dependencies: LivePlaybackDependencies;
  #all: readonly LivePlayback[];

  /** @param stored the playbacks that are kept, newest first */
  constructor(dependencies: LivePlaybackDependencies, stored: readonly StoredPlayback[]) {
    this.#dependencies = dependencies;
    this.#all = stored.map((playback) => this.#live(playback));
  }

  /** Goes on with the playbacks that no other window works on. */
  resume(): void {
    for (const playback of this.#all)
      if (playback.isUnderWay && !isHeldElsewhere(playback.stored)) this.#run(playback);
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

  /** Starts a playback of `text`; it is kept, and the panel knows of it, when this resolves. */
  async add(text: PlaybackText, settings: SpeechSettings): Promise<LivePlayback> {
    const stored = newPlayback(this.#dependencies.store.newId(), text, settings);
    await this.#dependencies.store.add(stored, text);
    const playback = new LivePlayback(this.#dependencies, stored, async () => text);
    this.#all = [playback, ...this.#all];
    this.#dependencies.post({ type: 'playbackAdded', playback: panelPlayback(stored) });
    this.#run(playback);
    return playback;
  }

  /** Cancels what is under way of a playback, and deletes it. */
  async remove(id: string): Promise<void> {
    const playback = this.find(id);
    if (playback === undefined) return;
    this.#all = this.#all.filter((each) => each !== playback);
    this.#dependencies.post({ type: 'playbackRemoved', playbackId: id });
    await playback.end();
    await this.#dependencies.store.remove(id);
  }

  /** Deletes all playbacks, of every workspace. */
  async clear(): Promise<void> {
    for (const { stored } of this.#all) await this.remove(stored.id);
    await this.#dependencies.store.clear();
  }

  /** The window closes; nothing is written any more. */
  dispose(): void {
    for (const playback of this.#all) playback.suspend();
  }

  #live(stored: StoredPlayback): LivePlayback {
    let text: Promise<PlaybackText | undefined> | undefined;
    return new LivePlayback(this.#dependencies, stored, () => {
      text ??= this.#dependencies.store.text(stored.id);
      return text;
    });
  }

  #run(playback: LivePlayback): void {
    playback.run().catch(this.#dependencies.report);
  }
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
    holder: process.pid,
    sections: sectionsOf(speechSections(request)),
  };
}

function sectionsOf(texts: readonly string[]): StoredSection[] {
  let utf16Start = 0;
  return texts.map((text) => {
    const start = utf16Start;
    utf16Start += text.length;
    return { ...NEW_SECTION, utf16Start: start, utf16End: utf16Start, idempotencyKey: randomUUID() };
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
function isHeldElsewhere({ holder }: StoredPlayback): boolean {
  return holder !== process.pid && isProcessAlive(holder);
}
