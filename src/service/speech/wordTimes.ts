import type { Handler } from 'hono';
import * as z from 'zod';
import { type SpeechWords, speechWords } from '../../contract/index.ts';
import type { SqlStatement } from '../../platform/sqlDatabase.ts';
import { Failure } from '../http/failure.ts';
import type { AuthenticatedEnv } from '../keys/serveRoute.ts';
import { jsonText, type Store } from '../store/store.ts';
import type { WordTime } from './synthesizer.ts';

export const wordTimeSchema = `
  CREATE TABLE spoken_words (
    environment TEXT NOT NULL,
    id TEXT NOT NULL,
    words TEXT NOT NULL,
    keep_until INTEGER NOT NULL,
    PRIMARY KEY (environment, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX spoken_words_by_keep_until ON spoken_words (keep_until);
`;

/** Names generated speech: by the id of its job or request, within an environment. */
interface SpeechKey {
  readonly environment: string;
  readonly id: string;
}

const wordsRow = z.object({ words: jsonText(speechWords) });

/** When the words of finished speech are heard. */
export class WordTimeTable {
  readonly #put: SqlStatement;
  readonly #find: SqlStatement;
  readonly #removeExpired: SqlStatement;

  constructor(store: Store) {
    this.#put = store.prepare('INSERT OR REPLACE INTO spoken_words VALUES (?, ?, ?, ?)');
    this.#find = store.prepare(
      'SELECT words FROM spoken_words WHERE environment = ? AND id = ? AND keep_until > ?',
    );
    this.#removeExpired = store.prepare('DELETE FROM spoken_words WHERE keep_until <= ?');
  }

  /** Keeps `words` until `keepUntil`, in Unix milliseconds. */
  put({ environment, id }: SpeechKey, words: SpeechWords, keepUntil: number): void {
    this.#put.run(environment, id, JSON.stringify(words), keepUntil);
  }

  /** What is kept beyond `now`, in Unix milliseconds, and can be read. */
  find({ environment, id }: SpeechKey, now: number): SpeechWords | undefined {
    return wordsRow.safeParse(this.#find.get(environment, id, now)).data?.words;
  }

  removeExpired(now: number): void {
    this.#removeExpired.run(now);
  }
}

/** Word times of the jobs that this process is generating, as far as their previews go. */
export class PreviewWords {
  readonly #words = new Map<string, WordTime[]>();

  /** The next words of a preview. */
  add(id: SpeechKey, words: readonly WordTime[]): void {
    const known = this.#words.get(keyOf(id));
    if (known) for (const word of words) known.push(word);
    else this.#words.set(keyOf(id), [...words]);
  }

  /** The job is finished, or given up: its words are in the store, or nowhere. */
  end(id: SpeechKey): void {
    this.#words.delete(keyOf(id));
  }

  find(id: SpeechKey): SpeechWords | undefined {
    return this.#words.get(keyOf(id))?.map(wireWord);
  }
}

/** A word as `GET /x/speech/{id}/words` gives it. */
export function wireWord({ start, end, codePointStart, codePointEnd }: WordTime): SpeechWords[number] {
  return { start, end, source_start: codePointStart, source_end: codePointEnd };
}

function keyOf({ environment, id }: SpeechKey): string {
  return `${environment} ${id}`;
}

/**
 * Serves `GET /x/speech/{id}/words`. Of a job under way, the words of its preview so far. Not metered, not in the
 * contract. `now` is in Unix milliseconds.
 */
export function speechWordsRoute(
  wordTimes: WordTimeTable,
  previewWords: PreviewWords,
  now: () => number,
): Handler<AuthenticatedEnv> {
  return (context) => {
    const { environment } = context.get('apiKey').account;
    const speech = { environment, id: context.req.param('id') ?? '' };
    const words = wordTimes.find(speech, now()) ?? previewWords.find(speech);
    if (words === undefined)
      throw new Failure('not_found', 'There is no speech with this id whose words are known.');
    return context.json(words);
  };
}
