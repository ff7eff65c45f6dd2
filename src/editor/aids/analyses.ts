import { LRUCache } from 'lru-cache';
import { groupTexts, joinedSpans, joinTexts } from '../../document/beside/answeredPassages.ts';
import { REQUEST_UNITS } from '../../document/passages/passages.ts';
import { ownCopy, type Span } from '../../text/span.ts';
import type { Connection } from '../service/connection.ts';
import type { TextSettings } from '../settings.ts';
import { type WordInText, wordsIn } from '../text/wordsIn.ts';

export type { WordInText };

/** How Latin letters spell words for the reader. */
export type PinglishNotation = Pick<TextSettings, 'style' | 'vowelNotation'>;

const PLAIN: PinglishNotation = { style: 'readable', vowelNotation: 'double_a' };

/** Of all remembered texts together, in UTF-16 units; their words take about two hundred times as many bytes. */
const MAX_REMEMBERED = 50_000;

/** Analyses of texts by the local service, whatever `harf.service` says; those used last are remembered. */
export class Analyses {
  readonly #connection: Pick<Connection, 'runLocal'>;
  readonly #remembered = new LRUCache<string, readonly WordInText[]>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: (_, key) => key.length,
  });
  /** How often all was forgotten. */
  #forgettings = 0;

  constructor(connection: Pick<Connection, 'runLocal'>) {
    this.#connection = connection;
  }

  /** The words of `text`, if they are remembered. */
  known(text: string, notation = PLAIN): readonly WordInText[] | undefined {
    return this.#remembered.get(keyOf(text, notation));
  }

  /** The words of each text; only what is not remembered in this notation is asked for. */
  async of(
    texts: readonly string[],
    signal: AbortSignal,
    notation = PLAIN,
  ): Promise<readonly (readonly WordInText[])[]> {
    const found = new Map(texts.map((text) => [text, this.known(text, notation)]));
    const missing = [...found].flatMap(([text, words]) => (words === undefined ? [text] : []));
    const before = this.#forgettings;
    for (const batch of groupTexts(missing, REQUEST_UNITS)) {
      const words = await analyse(this.#connection, batch, { signal, notation });
      batch.forEach((text, at) => {
        found.set(text, words[at]);
        if (before !== this.#forgettings) return;
        this.#remembered.set(ownCopy(keyOf(text, notation)), words[at] ?? []);
      });
    }
    return texts.map((text) => found.get(text) ?? []);
  }

  /** What is on its way was asked for before, and is not remembered either. */
  forget(): void {
    this.#forgettings++;
    this.#remembered.clear();
  }
}

function keyOf(text: string, { style, vowelNotation }: PinglishNotation): string {
  return `${style} ${vowelNotation} ${text}`;
}

async function analyse(
  connection: Pick<Connection, 'runLocal'>,
  texts: readonly string[],
  { signal, notation }: { readonly signal: AbortSignal; readonly notation: PinglishNotation },
): Promise<WordInText[][]> {
  const text = joinTexts(texts).toWellFormed();
  const { tokens } = await connection.runLocal((client) => client.analyse({ text, ...notation }, { signal }));
  const words = wordsIn(text, tokens);
  return joinedSpans(texts).map((span) => wordsWithin(words, span));
}

/** The words that begin within `span`, as offsets from its start. */
function wordsWithin(words: readonly WordInText[], span: Span): WordInText[] {
  return words
    .filter(({ utf16Start }) => utf16Start >= span.utf16Start && utf16Start < span.utf16End)
    .map((word) => ({
      ...word,
      utf16Start: word.utf16Start - span.utf16Start,
      utf16End: word.utf16End - span.utf16Start,
    }));
}
