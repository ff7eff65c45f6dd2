import type * as vscode from 'vscode';
import { OWN_PROCESS } from '#platform/owners.ts';
import { hasServiceCode, type JobEvent } from '../../../client/index.ts';
import type { HostMessage } from '../../../panel/messages.ts';
import { isUnderWay, type Section, type SectionChange, sectionChange } from '../../../panel/playback.ts';
import { describeFailure } from '../../failures/describeFailure.ts';
import type { Log } from '../../log.ts';
import { isAbort } from '../../progress/abort.ts';
import type { Connection } from '../../service/connection.ts';
import { renewalSentence } from '../../usage/renewal.ts';
import { speechRequest } from '../speechSettings.ts';
import type { PlaybackStore } from './playbackStore.ts';
import { speakSection } from './speakSection.ts';
import {
  type PlaybackText,
  panelSection,
  type StoredPlayback,
  type StoredSection,
} from './storedPlayback.ts';

/** What the panel is told of a playback. */
type PlaybackMessage = Extract<
  HostMessage,
  {
    type:
      | 'playbackAdded'
      | 'playbackRemoved'
      | 'sectionChanged'
      | 'previewChunk'
      | 'previewReset'
      | 'previewEnd';
  }
>;
type PreviewChunk = Extract<PlaybackMessage, { type: 'previewChunk' }>;

/** What happens to a playback. */
export interface PlaybackEvent {
  readonly playback: LivePlayback;
  readonly message: PlaybackMessage;
}

/** What the playbacks of a window have in common. */
export interface PlaybackParts {
  readonly connection: Connection;
  readonly log: Log;
  readonly store: PlaybackStore;
  /** Fired with all that happens to them. */
  readonly changes: vscode.EventEmitter<PlaybackEvent>;
  /** Fired with what stops a whole playback. */
  readonly failures: vscode.EventEmitter<unknown>;
}

/** So many sections are with the service at once, so that the next one is there when the first has been heard. */
const MAX_IN_FLIGHT = 2;

/** A playback whose sections go through the service. */
export class LivePlayback {
  readonly #parts: PlaybackParts;
  #stored: StoredPlayback;
  readonly #text: () => Promise<PlaybackText | undefined>;
  readonly #running = new Map<number, AbortController>();
  readonly #previews = new Map<number, PreviewChunk[]>();
  #workers: Promise<void> | undefined;
  #isSuspended = false;

  constructor(parts: PlaybackParts, stored: StoredPlayback, text: () => Promise<PlaybackText | undefined>) {
    this.#parts = parts;
    this.#stored = stored;
    this.#text = text;
  }

  get stored(): StoredPlayback {
    return this.#stored;
  }

  get isUnderWay(): boolean {
    return this.#stored.sections.some(({ state }) => isUnderWay(state));
  }

  /** Whether a section of it is finished. */
  get hasSound(): boolean {
    return this.#stored.sections.some(({ state }) => state === 'succeeded');
  }

  /** The text; undefined if it is not kept any more. */
  text(): Promise<PlaybackText | undefined> {
    return this.#text();
  }

  /** The previews so far, for a panel that begins anew. */
  previews(): readonly PreviewChunk[] {
    return [...this.#previews.values()].flat();
  }

  /** Has every section spoken that is not finished; resolves when none is under way any more. */
  run(): Promise<void> {
    this.#workers ??= this.#work().finally(() => {
      this.#workers = undefined;
    });
    return this.#workers;
  }

  /** Tries the sections again that failed, and no other. */
  async retryFailed(): Promise<void> {
    const failed = this.#indices(({ state }) => state === 'failed');
    await Promise.all(failed.map((index) => this.#change(index, { state: 'waiting', failure: null })));
    await this.run();
  }

  /** Cancels a section, or all of them; what is finished stays. */
  async cancel(section?: number): Promise<void> {
    const meant = this.#indicesUnderWay().filter((index) => section === undefined || index === section);
    await Promise.all(
      meant.map(async (index) => {
        const controller = this.#running.get(index);
        if (controller) controller.abort();
        else await this.#change(index, { state: 'cancelled', finishedAt: Date.now() });
      }),
    );
  }

  /** Cancels all of it; resolves when nothing of it is under way any more, and nothing of it will be written. */
  async end(): Promise<void> {
    await this.cancel();
    await this.#workers;
  }

  /** The window closes: what is kept stays as it is, for the next window to go on with. */
  suspend(): void {
    this.#isSuspended = true;
  }

  async #work(): Promise<void> {
    const text = (await this.#text())?.text ?? '';
    const worker = async () => {
      for (let index = this.#next(); index !== undefined; index = this.#next())
        await this.#speak(index, text);
    };
    do await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, worker));
    while (this.#next() !== undefined);
  }

  #next(): number | undefined {
    if (this.#isSuspended) return undefined;
    return this.#indicesUnderWay().find((index) => !this.#running.has(index));
  }

  async #speak(index: number, text: string): Promise<void> {
    const controller = new AbortController();
    this.#running.set(index, controller);
    try {
      await speakSection(this.#sectionWork(index, text), controller.signal);
    } catch (error) {
      await this.#end(index, error);
    } finally {
      this.#running.delete(index);
      this.#previews.delete(index);
    }
  }

  #sectionWork(index: number, text: string) {
    const { utf16Start, utf16End } = this.#section(index);
    return {
      connection: this.#parts.connection,
      request: speechRequest(this.#stored, text.slice(utf16Start, utf16End)),
      audioPath: this.#parts.store.audioPath(this.#stored.id, index),
      section: () => this.#section(index),
      change: (change: Partial<StoredSection>) => this.#change(index, change),
      onEvent: (event: JobEvent, eventId: number) => this.#onEvent(index, event, eventId),
      onEnd: () => this.#tell({ type: 'previewEnd', playbackId: this.#stored.id, section: index }),
    };
  }

  #onEvent(index: number, event: JobEvent, eventId: number): void {
    const place = { playbackId: this.#stored.id, section: index };
    if (event.kind === 'status') {
      const { startedAt } = this.#section(index);
      if (event.status === 'running')
        this.#changeInBackground(index, { state: 'running', startedAt: startedAt ?? Date.now() });
      return;
    }
    if (event.kind === 'reset') {
      this.#previews.delete(index);
      this.#tell({ type: 'previewReset', ...place });
      return;
    }
    if (event.format !== 'mp3') return;
    if (!this.#section(index).hasPreview) this.#changeInBackground(index, { hasPreview: true });
    // A copy fills its buffer, which is what goes to the panel.
    const chunk: PreviewChunk = {
      type: 'previewChunk',
      ...place,
      eventId,
      bytes: new Uint8Array(event.bytes),
    };
    const chunks = this.#previews.get(index) ?? [];
    chunks.push(chunk);
    this.#previews.set(index, chunks);
    this.#tell(chunk);
  }

  async #end(index: number, error: unknown): Promise<void> {
    const finishedAt = Date.now();
    if (isAbort(error)) return this.#change(index, { state: 'cancelled', finishedAt });
    if (this.#isSuspended) return;
    const failure = await sentenceOf(error, this.#parts);
    await this.#change(index, { state: 'failed', failure, finishedAt });
    if (concernsOnlyItself(error)) return;
    // The others would fail as this one did.
    const waiting = this.#indices(({ state, jobId }) => state === 'waiting' && jobId === null);
    const others = waiting.filter((other) => !this.#running.has(other));
    await Promise.all(others.map((other) => this.#change(other, { state: 'failed', failure, finishedAt })));
    this.#parts.failures.fire(error);
  }

  /** Tells the panel at once; resolves when the disk has it. */
  async #change(index: number, change: Partial<StoredSection>): Promise<void> {
    if (this.#isSuspended) return;
    const before = this.#section(index);
    const after = { ...before, ...change };
    const sections = this.#stored.sections.with(index, after);
    this.#stored = { ...this.#stored, holder: OWN_PROCESS, sections };
    const shown = changesBetween(panelSection(before), panelSection(after));
    if (Object.keys(shown).length > 0)
      this.#tell({
        type: 'sectionChanged',
        playbackId: this.#stored.id,
        section: index,
        change: shown,
      });
    await this.#parts.store.save(this.#stored);
  }

  /** Nobody waits for the disk. */
  #changeInBackground(index: number, change: Partial<StoredSection>): void {
    this.#change(index, change).catch((error: unknown) => this.#parts.failures.fire(error));
  }

  #tell(message: PlaybackMessage): void {
    this.#parts.changes.fire({ playback: this, message });
  }

  #section(index: number): StoredSection {
    const section = this.#stored.sections[index];
    if (section === undefined) throw new RangeError('The playback has no such section.');
    return section;
  }

  #indicesUnderWay(): number[] {
    return this.#indices(({ state }) => isUnderWay(state));
  }

  #indices(isMeant: (section: StoredSection) => boolean): number[] {
    return this.#stored.sections.flatMap((section, index) => (isMeant(section) ? [index] : []));
  }
}

/** What went wrong with a section, with the time when a used-up allowance renews. */
async function sentenceOf(
  error: unknown,
  { connection, log }: Pick<PlaybackParts, 'connection' | 'log'>,
): Promise<string> {
  const { message } = describeFailure(error, log);
  return [message, (await renewalSentence(connection, error)) ?? []].flat().join(' ');
}

/** A job that failed, or a text that cannot be spoken, says nothing about the other sections. */
function concernsOnlyItself(error: unknown): boolean {
  return hasServiceCode(
    error,
    'synthesis_failed',
    'service_interrupted',
    'job_time_limit_exceeded',
    'invalid_request',
    'job_not_found',
  );
}

function changesBetween(before: Section, after: Section): SectionChange {
  const { utf16Start: _start, utf16End: _end, ...shown } = after;
  const changed = Object.entries(shown).filter(([name, value]) => Reflect.get(before, name) !== value);
  return sectionChange.parse(Object.fromEntries(changed));
}
