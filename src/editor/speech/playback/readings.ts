import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { isProcessAlive, speechSections } from '../../../client/index.ts';
import type { HostMessage } from '../../../panel/messages.ts';
import type { Reading } from '../../../panel/reading.ts';
import type { SpeechSettings } from '../../../panel/settings.ts';
import { speechRequest } from '../speechSettings.ts';
import { LiveReading, type LiveReadingParts } from './liveReading.ts';
import { panelReading, type ReadText, type StoredReading, type StoredSection } from './storedReading.ts';

/** The title of a reading has so many UTF-16 units at most. */
const MAX_TITLE_LENGTH = 60;

/** The readings of this window: those under way and those of the last 24 hours. */
export class Readings {
  readonly #parts: LiveReadingParts;
  #all: readonly LiveReading[];

  /** @param stored what is kept, newest first */
  constructor(parts: LiveReadingParts, stored: readonly StoredReading[]) {
    this.#parts = parts;
    this.#all = stored.map((reading) => this.#live(reading));
  }

  /** Goes on with what no other window works on. */
  resume(): void {
    for (const reading of this.#all)
      if (reading.isUnderWay && !isHeldElsewhere(reading.stored)) this.#run(reading);
  }

  /** As the panel shows them, newest first. */
  list(): Reading[] {
    return this.#all.map(({ stored }) => panelReading(stored));
  }

  /** What a panel that begins has to be told of previews under way. */
  previews(): HostMessage[] {
    return this.#all.flatMap((reading) => reading.previews());
  }

  find(id: string): LiveReading | undefined {
    return this.#all.find(({ stored }) => stored.id === id);
  }

  /** Newest first. */
  get all(): readonly LiveReading[] {
    return this.#all;
  }

  /** Begins to read `text`; it is kept, and the panel is told, when this resolves. */
  async add(text: ReadText, settings: SpeechSettings): Promise<LiveReading> {
    const stored = newReading(this.#parts.store.newId(), text, settings);
    await this.#parts.store.add(stored, text);
    const reading = new LiveReading(this.#parts, stored, async () => text);
    this.#all = [reading, ...this.#all];
    this.#parts.post({ type: 'readingAdded', reading: panelReading(stored) });
    this.#run(reading);
    return reading;
  }

  /** Tries again what failed of a reading. */
  retryFailed(id: string): void {
    this.find(id)?.retryFailed().catch(this.#parts.report);
  }

  /** Cancels what is under way of a reading, and forgets it. */
  async remove(id: string): Promise<void> {
    const reading = this.find(id);
    if (reading === undefined) return;
    this.#all = this.#all.filter((each) => each !== reading);
    this.#parts.post({ type: 'readingRemoved', readingId: id });
    await reading.end();
    await this.#parts.store.remove(id);
  }

  /** Forgets everything, of every workspace. */
  async clear(): Promise<void> {
    for (const { stored } of this.#all) await this.remove(stored.id);
    await this.#parts.store.clear();
  }

  /** The window ends; nothing is written any more. */
  dispose(): void {
    for (const reading of this.#all) reading.leave();
  }

  #live(stored: StoredReading): LiveReading {
    let text: Promise<ReadText | undefined> | undefined;
    return new LiveReading(this.#parts, stored, () => {
      text ??= this.#parts.store.text(stored.id);
      return text;
    });
  }

  #run(reading: LiveReading): void {
    reading.run().catch(this.#parts.report);
  }
}

function newReading(id: string, { text, documentUri }: ReadText, settings: SpeechSettings): StoredReading {
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
  state: 'waiting',
  createdAt: null,
  startedAt: null,
  finishedAt: null,
  voice: null,
  isFallback: false,
  durationSeconds: null,
  chargedSeconds: null,
  failure: null,
  hasPreview: false,
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

/** Whether another window that is alive works on it; after a reload, its process is gone. */
function isHeldElsewhere({ holder }: StoredReading): boolean {
  return holder !== process.pid && isProcessAlive(holder);
}
