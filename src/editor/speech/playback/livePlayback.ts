import { hasServiceCode, type JobEvent } from '../../../client/index.ts';
import type { HostMessage } from '../../../panel/messages.ts';
import { isUnderWay, type Section, type SectionChange, sectionChange } from '../../../panel/playback.ts';
import { isAbort } from '../../progress/abort.ts';
import { speechRequest } from '../speechRequest.ts';
import type { SpeechServiceDependencies } from '../speechService.ts';
import type { PlaybackStore } from './playbackStore.ts';
import { speakSection } from './speakSection.ts';
import {
  type PlaybackText,
  panelSection,
  type StoredPlayback,
  type StoredSection,
} from './storedPlayback.ts';

type PreviewChunk = Extract<HostMessage, { type: 'previewChunk' }>;

export interface LivePlaybackDependencies extends SpeechServiceDependencies {
  readonly store: PlaybackStore;
  /** Tells the panel, if there is one. */
  readonly post: (message: HostMessage) => void;
  /** Called with each piece of a section's preview. */
  readonly onPreviewChunk: (playback: LivePlayback, section: number) => void;
  /** Called when a section's preview is void, or its finished sound is there. */
  readonly onPreviewGone: (playback: LivePlayback, section: number) => void;
  /** What went wrong, in words for the user. */
  readonly describe: (error: unknown) => Promise<string>;
  /** Shows the user at once what stops the whole playback. */
  readonly report: (error: unknown) => void;
}

/** So many sections are with the service at once, so that the next one is there when the first has been heard. */
const MAX_IN_FLIGHT = 2;

/** A playback whose sections go through the service. */
export class LivePlayback {
  readonly #dependencies: LivePlaybackDependencies;
  #stored: StoredPlayback;
  readonly #text: () => Promise<PlaybackText | undefined>;
  readonly #running = new Map<number, AbortController>();
  readonly #previews = new Map<number, PreviewChunk[]>();
  #workers: Promise<void> | undefined;
  #isSuspended = false;

  constructor(
    dependencies: LivePlaybackDependencies,
    stored: StoredPlayback,
    text: () => Promise<PlaybackText | undefined>,
  ) {
    this.#dependencies = dependencies;
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
      this.#dependencies.onPreviewGone(this, index);
    }
  }

  #sectionWork(index: number, text: string) {
    const { utf16Start, utf16End } = this.#section(index);
    return {
      ...this.#dependencies,
      request: speechRequest(this.#stored, text.slice(utf16Start, utf16End)),
      audioPath: this.#dependencies.store.audioPath(this.#stored.id, index),
      section: () => this.#section(index),
      change: (change: Partial<StoredSection>) => this.#change(index, change),
      onEvent: (event: JobEvent, eventId: number) => this.#onEvent(index, event, eventId),
      onFollowed: () =>
        this.#dependencies.post({ type: 'previewEnd', playbackId: this.#stored.id, section: index }),
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
      this.#dependencies.onPreviewGone(this, index);
      this.#dependencies.post({ type: 'previewReset', ...place });
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
    this.#dependencies.post(chunk);
    this.#dependencies.onPreviewChunk(this, index);
  }

  async #end(index: number, error: unknown): Promise<void> {
    const finishedAt = Date.now();
    if (isAbort(error)) return this.#change(index, { state: 'cancelled', finishedAt });
    if (this.#isSuspended) return;
    const failure = await this.#dependencies.describe(error);
    await this.#change(index, { state: 'failed', failure, finishedAt });
    if (concernsOnlyItself(error)) return;
    // The others would fail as this one did.
    const waiting = this.#indices(({ state, jobId }) => state === 'waiting' && jobId === null);
    const others = waiting.filter((other) => !this.#running.has(other));
    await Promise.all(others.map((other) => this.#change(other, { state: 'failed', failure, finishedAt })));
    this.#dependencies.report(error);
  }

  /** Tells the panel at once; resolves when the disk has it. */
  async #change(index: number, change: Partial<StoredSection>): Promise<void> {
    if (this.#isSuspended) return;
    const before = this.#section(index);
    const after = { ...before, ...change };
    const sections = this.#stored.sections.with(index, after);
    this.#stored = { ...this.#stored, holder: process.pid, sections };
    const shown = changesBetween(panelSection(before), panelSection(after));
    if (Object.keys(shown).length > 0)
      this.#dependencies.post({
        type: 'sectionChanged',
        playbackId: this.#stored.id,
        section: index,
        change: shown,
      });
    await this.#dependencies.store.save(this.#stored);
  }

  /** Nobody waits for the disk. */
  #changeInBackground(index: number, change: Partial<StoredSection>): void {
    this.#change(index, change).catch(this.#dependencies.report);
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
