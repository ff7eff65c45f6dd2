import type { Analysis } from '../../engine/index.ts';
import { untilAbort } from '../../platform/untilAbort.ts';
import type { FluentFiles } from './fluent/fluentMessages.ts';
import { FluentThread, type FluentThreadOptions } from './fluent/fluentThread.ts';
import { type TranslatedText, translateFluently } from './fluentText.ts';

/** The fluent engine as a text route uses it. */
export interface FluentTranslation {
  /** What answers carry as part of their `engine_version`; undefined if nothing is installed. */
  version(): Promise<string | undefined>;
  /**
   * The English of an analysed text. Rejects with the signal's reason at once, or with an Error of one sentence if the
   * engine fails or is not installed.
   */
  translate(analysis: Analysis, signal?: AbortSignal): Promise<TranslatedText>;
  close(): Promise<void>;
}

interface FluentTranslationDependencies extends Pick<FluentThreadOptions, 'worker' | 'glue'> {
  /** The files of the fluent translation; undefined if it is not installed. */
  readonly findFiles: () => Promise<FluentFiles | undefined>;
  /** Ten minutes if it is left out. */
  readonly idleMs?: number;
  /** Half a minute if it is left out. */
  readonly sentenceMs?: number;
}

const IDLE_MS = 600_000;
const SENTENCE_MS = 30_000;

/** The fluent engine in a thread of its own, which starts with the first sentence. */
export function createFluentTranslation({
  findFiles,
  worker,
  glue,
  idleMs = IDLE_MS,
  sentenceMs = SENTENCE_MS,
}: FluentTranslationDependencies): FluentTranslation {
  const thread = new FluentThread({ worker, glue, idleMs, sentenceMs });
  return {
    version: async () => (await findFiles())?.version,
    async translate(analysis, signal) {
      const files = await findFiles();
      if (files === undefined) throw new Error('It is not installed.');
      const translation = translateFluently(analysis, (html) => thread.translate(files, html), signal);
      return signal === undefined ? translation : untilAbort(translation, signal);
    },
    close: () => thread.close(),
  };
}
