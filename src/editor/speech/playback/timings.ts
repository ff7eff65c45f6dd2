import type { Timing } from '../../../panel/requests.ts';
import type { Connection } from '../../service/connection.ts';
import { atServiceOf, LOCAL } from '../speechService.ts';
import type { LiveReading } from './liveReading.ts';
import type { StoredSection } from './storedReading.ts';
import { sentenceSpans, wordSpans } from './timing.ts';

const NOTHING: Timing = { unit: 'sentence', spans: [] };

/** When the parts of a finished reading are heard; each section is asked for once. */
export class Timings {
  readonly #connection: Connection;
  readonly #known = new WeakMap<LiveReading, Map<number, Promise<Timing>>>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Nothing for a section that is not finished; sentences where the service tells no words. Never rejects. */
  get(reading: LiveReading, section: number): Promise<Timing> {
    const stored = reading.stored.sections[section];
    if (stored?.state !== 'succeeded') return Promise.resolve(NOTHING);
    const known = this.#known.get(reading) ?? new Map<number, Promise<Timing>>();
    this.#known.set(reading, known);
    const timing = known.get(section) ?? this.#read(reading, stored);
    known.set(section, timing);
    return timing;
  }

  async #read(reading: LiveReading, section: StoredSection): Promise<Timing> {
    const text = (await reading.text())?.text;
    if (text === undefined) return NOTHING;
    const words = await knownWords(this.#connection, { ...section, id: section.wordsId });
    if (words.length > 0) return { unit: 'word', spans: wordSpans(text, section, words) };
    return { unit: 'sentence', spans: sentenceSpans(text, section, section.durationSeconds ?? 0) };
  }
}

/** Only the local service knows them; none where they cannot be had. */
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
