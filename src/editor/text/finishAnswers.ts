import type { Answer } from '../../document/answers/answeredParts.ts';
import type { AlignedSpan } from '../../document/links/linkWords.ts';
import {
  type AlignedCodePoints,
  type AlignedSentence,
  type OffsetTable,
  offsetTable,
} from '../../text/codePoints.ts';
import type { Connection } from '../service/connection.ts';
import type { Finish, LocalKnowledge } from './finish.ts';
import { wordsIn } from './wordsIn.ts';

/** Finishes the answer to a text that was sent; texts are within the limits of one request. */
export type FinishAnswer = (source: string, answer: Answer) => Promise<Answer>;

interface Finishing {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly signal: AbortSignal;
  /** Called if the local service cannot read the words: answers stay as they are, for they may have been paid for. */
  readonly onFailure: (error: unknown) => void;
}

/** The local service reads the words where they are needed, whatever `harf.service` says. */
export function answerFinisher(
  wanted: Finish | undefined,
  { connection, signal, onFailure }: Finishing,
): FinishAnswer {
  if (wanted === undefined) return async (_, answer) => answer;
  const local = localKnowledge(connection, signal);
  return async (source, answer) => {
    try {
      return await wanted(source, answer, local);
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error);
      return answer;
    }
  };
}

function localKnowledge(connection: Pick<Connection, 'runLocal'>, signal: AbortSignal): LocalKnowledge {
  return {
    async words(source) {
      const text = source.toWellFormed();
      const request = { text, schoolMarks: true };
      const { tokens } = await connection.runLocal((client) => client.analyse(request, { signal }));
      return wordsIn(text, tokens);
    },
    async aligned(source, english) {
      const request = { text: source.toWellFormed(), translation: english.toWellFormed() };
      const { sentences } = await connection.runLocal((client) => client.align(request, { signal }));
      return linkedSentences(source, english, sentences);
    },
  };
}

/** The sentences of an English text tied to those of its source, each with what is known of its words. */
function linkedSentences(
  source: string,
  english: string,
  sentences: readonly AlignedSentence[],
): AlignedSpan[] {
  const tables = { persian: offsetTable(source), latin: offsetTable(english) };
  return sentences.map(({ words, ...sentence }) => ({
    ...linkedSpans(sentence, tables),
    words: words.map((word) => linkedSpans(word, tables)),
  }));
}

interface Tables {
  readonly persian: OffsetTable;
  readonly latin: OffsetTable;
}

function linkedSpans(spans: AlignedCodePoints, { persian, latin }: Tables): AlignedSpan {
  return {
    original: {
      utf16Start: persian.toUtf16(spans.original.codePointStart),
      utf16End: persian.toUtf16(spans.original.codePointEnd),
    },
    written: {
      utf16Start: latin.toUtf16(spans.written.codePointStart),
      utf16End: latin.toUtf16(spans.written.codePointEnd),
    },
  };
}
