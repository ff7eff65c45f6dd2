import type { Timing } from '../../../panel/requests.ts';
import type { Connection } from '../../service/connection.ts';
import { atServiceOf, LOCAL } from '../speechService.ts';
import type { LivePlayback } from './livePlayback.ts';
import type { StoredSection } from './storedPlayback.ts';
import { sentenceSpans, wordSpans } from './timing.ts';

const NOTHING: Timing = { unit: 'sentence', spans: [] };

/** When the words or sentences of finished sections are heard; the service is asked once for each section. */
export class Timings {
  readonly #connection: Connection;
  readonly #known = new WeakMap<LivePlayback, Map<number, Promise<Timing>>>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** No spans for a section that is not finished; sentences where the service knows no words. Never rejects. */
  get(playback: LivePlayback, section: number): Promise<Timing> {
    const stored = playback.stored.sections[section];
    if (stored?.state !== 'succeeded') return Promise.resolve(NOTHING);
    const known = this.#known.get(playback) ?? new Map<number, Promise<Timing>>();
    this.#known.set(playback, known);
    const timing = known.get(section) ?? this.#read(playback, stored);
    known.set(section, timing);
    return timing;
  }

  async #read(playback: LivePlayback, section: StoredSection): Promise<Timing> {
    const text = (await playback.text())?.text;
    if (text === undefined) return NOTHING;
    const words = await knownWords(this.#connection, { ...section, id: section.wordsId });
    if (words.length > 0) return { unit: 'word', spans: wordSpans(text, section, words) };
    return { unit: 'sentence', spans: sentenceSpans(text, section, section.durationSeconds ?? 0) };
  }
}

/** The words of a job or answer with their times; only the local service has them. None where that fails. */
export async function knownWords(
  connection: Connection,
  { service, id }: Pick<StoredSection, 'service'> & { readonly id: string | null },
) {
  if (service !== LOCAL || id === null) return [];
  try {
    const at = { connection, command: connection.command() };
    return await atServiceOf(at, service, (client) => client.speechWords(id));
  } catch {
    return [];
  }
}
