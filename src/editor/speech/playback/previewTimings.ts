import type { HostMessage } from '../../../panel/messages.ts';
import type { Timing } from '../../../panel/requests.ts';
import type { Connection } from '../../service/connection.ts';
import type { LivePlayback } from './livePlayback.ts';
import { wordSpans } from './timing.ts';
import { knownWords } from './timings.ts';

interface PreviewTimingsDependencies {
  readonly connection: Connection;
  /** Tells the panel, if there is one. */
  readonly post: (message: HostMessage) => void;
}

interface Known {
  timing: Timing | undefined;
  isAsking: boolean;
  /** Whether a piece has come since the service was asked. */
  isOutdated: boolean;
}

/** When the words of previews are heard. The service is asked again with each piece, one request at a time. */
export class PreviewTimings {
  readonly #dependencies: PreviewTimingsDependencies;
  readonly #known = new Map<LivePlayback, Map<number, Known>>();

  constructor(dependencies: PreviewTimingsDependencies) {
    this.#dependencies = dependencies;
  }

  /** What is known so far of a section under way. */
  get(playback: LivePlayback, section: number): Timing | undefined {
    return this.#known.get(playback)?.get(section)?.timing;
  }

  /** What is known so far, for a panel that begins. */
  messages(): HostMessage[] {
    return [...this.#known].flatMap(([playback, sections]) =>
      [...sections].flatMap(([section, { timing }]) =>
        timing === undefined ? [] : [messageOf(playback, section, timing)],
      ),
    );
  }

  /** Asks the service, now that another piece of the section's preview is here. Never rejects. */
  async update(playback: LivePlayback, section: number): Promise<void> {
    const sections = this.#known.get(playback) ?? new Map<number, Known>();
    this.#known.set(playback, sections);
    const known = sections.get(section) ?? { timing: undefined, isAsking: false, isOutdated: false };
    sections.set(section, known);
    known.isOutdated = true;
    if (known.isAsking) return;
    known.isAsking = true;
    while (known.isOutdated) {
      known.isOutdated = false;
      const timing = await this.#ask(playback, section);
      if (timing === undefined || sections.get(section) !== known) break;
      known.timing = timing;
      this.#dependencies.post(messageOf(playback, section, timing));
    }
    known.isAsking = false;
  }

  /** The preview is void, or the finished sound is there. */
  forget(playback: LivePlayback, section: number): void {
    const sections = this.#known.get(playback);
    sections?.delete(section);
    if (sections?.size === 0) this.#known.delete(playback);
  }

  async #ask(playback: LivePlayback, section: number): Promise<Timing | undefined> {
    const stored = playback.stored.sections[section];
    const text = (await playback.text())?.text;
    if (stored === undefined || text === undefined) return undefined;
    const words = await knownWords(this.#dependencies.connection, { ...stored, id: stored.jobId });
    return words.length > 0 ? { unit: 'word', spans: wordSpans(text, stored, words) } : undefined;
  }
}

function messageOf({ stored }: LivePlayback, section: number, timing: Timing): HostMessage {
  return { type: 'previewTiming', playbackId: stored.id, section, timing };
}
