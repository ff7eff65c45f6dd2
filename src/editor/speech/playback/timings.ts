import * as vscode from 'vscode';
import type { HostMessage } from '../../../panel/messages.ts';
import { isUnderWay } from '../../../panel/playback.ts';
import type { Timing } from '../../../panel/requests.ts';
import type { Connection } from '../../service/connection.ts';
import { atServiceOf, LOCAL } from '../speechService.ts';
import type { LivePlayback, PlaybackEvent } from './livePlayback.ts';
import type { Playbacks } from './playbacks.ts';
import type { StoredSection } from './storedPlayback.ts';
import { estimatedSpans, wordSpans } from './timing.ts';

const NOTHING: Timing = { unit: 'sentence', spans: [] };

interface PreviewTiming {
  timing: Timing | undefined;
  isAsking: boolean;
  /** Whether a piece has come since the service was asked. */
  isOutdated: boolean;
}

/**
 * When the words or sentences of playbacks are heard. The service is asked once for each finished section; of a
 * section under way it is asked again with each piece of its preview, one request at a time.
 */
export class Timings implements vscode.Disposable {
  readonly #connection: Connection;
  readonly #finished = new WeakMap<LivePlayback, Map<number, Promise<Timing>>>();
  readonly #previews = new Map<LivePlayback, Map<number, PreviewTiming>>();
  readonly #learned = new vscode.EventEmitter<HostMessage>();
  readonly #watching: vscode.Disposable;

  constructor(connection: Connection, playbacks: Playbacks) {
    this.#connection = connection;
    this.#watching = playbacks.onDidChange((event) => this.#update(event));
  }

  /** Fired with more of a preview's timing. */
  get onDidLearn(): vscode.Event<HostMessage> {
    return this.#learned.event;
  }

  /** What is known so far of a section, finished or not. Never rejects. */
  async soFar(playback: LivePlayback, section: number): Promise<Timing> {
    return this.#previews.get(playback)?.get(section)?.timing ?? this.finished(playback, section);
  }

  /** No spans for a section that is not finished; sentences where the service knows no words. Never rejects. */
  finished(playback: LivePlayback, section: number): Promise<Timing> {
    const stored = playback.stored.sections[section];
    if (stored?.state !== 'succeeded') return Promise.resolve(NOTHING);
    const known = this.#finished.get(playback) ?? new Map<number, Promise<Timing>>();
    this.#finished.set(playback, known);
    const timing = known.get(section) ?? this.#readFinished(playback, stored);
    known.set(section, timing);
    return timing;
  }

  /** What is known so far of previews, for a panel that begins. */
  previews(): HostMessage[] {
    return [...this.#previews].flatMap(([playback, sections]) =>
      [...sections].flatMap(([section, { timing }]) =>
        timing === undefined ? [] : [messageOf(playback, section, timing)],
      ),
    );
  }

  dispose(): void {
    this.#watching.dispose();
    this.#learned.dispose();
  }

  #update({ playback, message }: PlaybackEvent): void {
    switch (message.type) {
      case 'previewChunk':
        void this.#readPreview(playback, message.section);
        break;
      case 'previewReset':
        this.#forgetPreview(playback, message.section);
        break;
      case 'sectionChanged': {
        const { state } = message.change;
        if (state !== undefined && !isUnderWay(state)) this.#forgetPreview(playback, message.section);
      }
    }
  }

  async #readFinished(playback: LivePlayback, section: StoredSection): Promise<Timing> {
    const text = (await playback.text())?.text;
    if (text === undefined) return NOTHING;
    const words = await this.#words(section, section.wordsId);
    if (words.length > 0) return { unit: 'word', spans: wordSpans(text, section, words) };
    return { unit: 'sentence', spans: estimatedSpans(text, section, section.durationSeconds ?? 0) };
  }

  async #readPreview(playback: LivePlayback, section: number): Promise<void> {
    const sections = this.#previews.get(playback) ?? new Map<number, PreviewTiming>();
    this.#previews.set(playback, sections);
    const known = sections.get(section) ?? { timing: undefined, isAsking: false, isOutdated: false };
    sections.set(section, known);
    known.isOutdated = true;
    if (known.isAsking) return;
    known.isAsking = true;
    while (known.isOutdated) {
      known.isOutdated = false;
      const timing = await this.#askPreview(playback, section);
      if (timing === undefined || sections.get(section) !== known) break;
      known.timing = timing;
      this.#learned.fire(messageOf(playback, section, timing));
    }
    known.isAsking = false;
  }

  async #askPreview(playback: LivePlayback, section: number): Promise<Timing | undefined> {
    const stored = playback.stored.sections[section];
    const text = (await playback.text())?.text;
    if (stored === undefined || text === undefined) return undefined;
    const words = await this.#words(stored, stored.jobId);
    return words.length > 0 ? { unit: 'word', spans: wordSpans(text, stored, words) } : undefined;
  }

  #forgetPreview(playback: LivePlayback, section: number): void {
    const sections = this.#previews.get(playback);
    sections?.delete(section);
    if (sections?.size === 0) this.#previews.delete(playback);
  }

  /** The words of a job or answer with their times; only the local service has them. None where that fails. */
  async #words({ service }: StoredSection, id: string | null) {
    if (service !== LOCAL || id === null) return [];
    try {
      const at = { connection: this.#connection, command: this.#connection.command() };
      return await atServiceOf(at, service, (client) => client.speechWords(id));
    } catch {
      return [];
    }
  }
}

function messageOf({ stored }: LivePlayback, section: number, timing: Timing): HostMessage {
  return { type: 'previewTiming', playbackId: stored.id, section, timing };
}
