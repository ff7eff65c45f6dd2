import type { HostMessage } from '../../../panel/messages.ts';
import type { Timing } from '../../../panel/requests.ts';
import type { Connection } from '../../service/connection.ts';
import type { LiveReading } from './liveReading.ts';
import { wordSpans } from './timing.ts';
import { knownWords } from './timings.ts';

export interface PreviewTimingsParts {
  readonly connection: Connection;
  /** Tells the panel, if there is one. */
  readonly post: (message: HostMessage) => void;
}

interface Known {
  timing: Timing | undefined;
  isAsking: boolean;
  /** Whether a piece has come since it was asked. */
  isOld: boolean;
}

/** When the words of previews are heard; asked anew with each piece, one question at a time. */
export class PreviewTimings {
  readonly #parts: PreviewTimingsParts;
  readonly #known = new Map<LiveReading, Map<number, Known>>();

  constructor(parts: PreviewTimingsParts) {
    this.#parts = parts;
  }

  /** What is known so far of a section under way. */
  get(reading: LiveReading, section: number): Timing | undefined {
    return this.#known.get(reading)?.get(section)?.timing;
  }

  /** What a panel that begins has to be told. */
  messages(): HostMessage[] {
    return [...this.#known].flatMap(([reading, sections]) =>
      [...sections].flatMap(([section, { timing }]) =>
        timing === undefined ? [] : [messageOf(reading, section, timing)],
      ),
    );
  }

  /** A piece of the section's preview is here. Never rejects. */
  async pieceCame(reading: LiveReading, section: number): Promise<void> {
    const sections = this.#known.get(reading) ?? new Map<number, Known>();
    this.#known.set(reading, sections);
    const known = sections.get(section) ?? { timing: undefined, isAsking: false, isOld: false };
    sections.set(section, known);
    known.isOld = true;
    if (known.isAsking) return;
    known.isAsking = true;
    while (known.isOld) {
      known.isOld = false;
      const timing = await this.#ask(reading, section);
      if (timing === undefined || sections.get(section) !== known) break;
      known.timing = timing;
      this.#parts.post(messageOf(reading, section, timing));
    }
    known.isAsking = false;
  }

  /** The preview is void, or of no use any more. */
  forget(reading: LiveReading, section: number): void {
    const sections = this.#known.get(reading);
    sections?.delete(section);
    if (sections?.size === 0) this.#known.delete(reading);
  }

  async #ask(reading: LiveReading, section: number): Promise<Timing | undefined> {
    const stored = reading.stored.sections[section];
    const text = (await reading.text())?.text;
    if (stored === undefined || text === undefined) return undefined;
    const words = await knownWords(this.#parts.connection, { ...stored, id: stored.jobId });
    return words.length > 0 ? { unit: 'word', spans: wordSpans(text, stored, words) } : undefined;
  }
}

function messageOf({ stored }: LiveReading, section: number, timing: Timing): HostMessage {
  return { type: 'previewTiming', readingId: stored.id, section, timing };
}
