import type { FromPinglishResult, ToWrittenResult } from '../../contract/index.ts';
import { Turns } from '../../platform/turns.ts';
import { type CodePointSpan, codePointLength } from '../../text/codePoints.ts';
import { OBJECT_WORD_LENGTH, OBJECTS } from '../../text/objectCharacters.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { splitSections } from '../../text/sections/sections.ts';
import type { CommandKeys } from '../ledger/ledger.ts';
import { type KeyedCallOptions, mostNotable, type RequestProgress } from '../transport/callOptions.ts';
import { type JoinedText, joinSections, type SectionAnswer, sectionLimits } from './sections.ts';
import {
  type TextClient,
  type TextOperation,
  type TextOperationName,
  textBody,
  textOperations,
} from './textClient.ts';

/**
 * Runs a request at the service, with the keys of the command that it belongs to; once more, with the same keys, if
 * the service had to be started again.
 */
export type RunRequest = <Result>(
  request: (client: TextClient, keys: CommandKeys) => Promise<Result>,
) => Promise<Result>;

export interface LongTextOptions {
  /** What the service is to do with the texts. */
  readonly operation: TextOperation;
  /** The texts of one command, each well-formed and of any length. */
  readonly texts: readonly string[];
  /** How many sections are under way at once; three if it is left out. */
  readonly inFlight?: number;
}

/** What is taken of the result for a section; what it throws, the section failed with. */
export type AcceptResult = (result: string, section: string) => string;

export interface LongTextProgress {
  readonly finishedSections: number;
  readonly sections: number;
  /** What the request under way that has the most to tell is busy with: a wait before a slow answer. */
  readonly request?: RequestProgress;
}

export interface LongTextOutcome {
  /** Whether all of it is there. */
  readonly isComplete: boolean;
  /** What the first section that failed failed with. */
  readonly failure: unknown;
  readonly finishedSections: number;
  readonly sections: number;
  /** One for each text; what is not finished is the source itself. */
  readonly texts: readonly JoinedText[];
}

interface RunOptions {
  /** Cancels what is under way; the run rejects with its reason, what was finished is kept. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: LongTextProgress) => void;
}

const IN_FLIGHT = 3;

/**
 * The way of a command's texts through the service, section by section (Endpoints, Long text): cut within the limits
 * of the contract, a few under way at once, in order, equal ones once, those without a Persian letter not at all.
 * Running it again sends only what is missing.
 */
export class LongText {
  readonly #options: LongTextOptions;
  readonly #run: RunRequest;
  readonly #accept: AcceptResult | undefined;
  readonly #sections: readonly (readonly string[])[];
  readonly #toSend: readonly string[];
  readonly #answers = new Map<string, SectionAnswer>();

  /** Everything is accepted if `accept` is left out. */
  constructor(options: LongTextOptions, run: RunRequest, accept?: AcceptResult) {
    this.#options = options;
    this.#run = run;
    this.#accept = accept;
    const limits = sectionLimits((text) => textBody(options.operation, text));
    this.#sections = options.texts.map((text) => splitSections(text, limits));
    this.#toSend = [...new Set(this.#sections.flat())].filter(hasPersianLetter);
  }

  /** What the service charges at most, in text units (Usage accounting, 1). */
  get units(): number {
    const codePoints = this.#toSend.map(
      (section) => codePointLength(section) + objectsIn(section) * (OBJECT_WORD_LENGTH - 1),
    );
    return (
      codePoints.reduce((sum, each) => sum + each, 0) *
      textOperations[this.#options.operation.name].unitsPerCodePoint
    );
  }

  /**
   * Sends what is not finished. A section that fails stops the start of others, and is told in the outcome; rejects
   * only with the reason of the signal.
   */
  async run({
    signal = new AbortController().signal,
    onProgress,
  }: RunOptions = {}): Promise<LongTextOutcome> {
    const waiting = this.#toSend.filter((section) => !this.#answers.has(section));
    const failures: unknown[] = [];
    const underWay = new Map<string, RequestProgress>();
    const tell = () => {
      const request = mostNotable([...underWay.values()]);
      onProgress?.({ ...this.#counts(), ...(request === undefined ? {} : { request }) });
    };
    const worker = async () => {
      while (failures.length === 0 && !signal.aborted) {
        const section = waiting.shift();
        if (section === undefined) return;
        const onRequest = (progress: RequestProgress) => {
          underWay.set(section, progress);
          tell();
        };
        await this.#send(section, { signal, onProgress: onRequest }).catch((error: unknown) =>
          failures.push(error),
        );
        underWay.delete(section);
        tell();
      }
    };
    tell();
    await Promise.all(Array.from({ length: this.#options.inFlight ?? IN_FLIGHT }, worker));
    signal.throwIfAborted();
    return this.#outcome(failures[0]);
  }

  async #send(section: string, options: KeyedCallOptions): Promise<void> {
    const { operation } = this.#options;
    const [run, accept] = [this.#run, this.#accept];
    const answer = await run((client, keys) => answerTo(section, client, operation, { ...options, keys }));
    this.#answers.set(section, accept ? { ...answer, text: accept(answer.text, section) } : answer);
  }

  #counts() {
    return { finishedSections: this.#answers.size, sections: this.#toSend.length };
  }

  async #outcome(failure: unknown): Promise<LongTextOutcome> {
    const counts = this.#counts();
    const turns = new Turns();
    const texts: JoinedText[] = [];
    for (const sections of this.#sections) {
      texts.push(joinSections(sections, this.#answers));
      await turns.pause();
    }
    return {
      ...counts,
      isComplete: counts.finishedSections === counts.sections,
      failure,
      texts,
    };
  }
}

function objectsIn(section: string): number {
  return section.match(OBJECTS)?.length ?? 0;
}

async function answerTo<Name extends TextOperationName>(
  text: string,
  client: TextClient,
  operation: TextOperation<Name>,
  options: KeyedCallOptions,
): Promise<SectionAnswer> {
  const { name } = operation;
  return textOperations[name].section(await client[name]({ ...operation, text }, options));
}

/**
 * Writes Pinglish of any length in Persian letters, section by section; rejects with what `send` rejects with, unless all
 * of it is there.
 */
export async function longFromPinglish(
  text: string,
  send: (section: string) => Promise<FromPinglishResult>,
): Promise<FromPinglishResult> {
  const results = await inSections(text, send);
  return {
    persian: results.map(({ persian }) => persian).join(''),
    alignment: results.flatMap(({ alignment }) => alignment),
  };
}

/** Writes spoken Persian of any length as it is written; as `longFromPinglish` does. */
export async function longToWritten(
  text: string,
  send: (section: string) => Promise<ToWrittenResult>,
): Promise<ToWrittenResult> {
  const results = await inSections(text, send);
  return {
    written: results.map(({ written }) => written).join(''),
    alignment: results.flatMap(({ alignment }) => alignment),
  };
}

/** The answers to the sections of a text, with the words at their places in the whole. */
async function inSections<Answer extends { readonly alignment: readonly CodePointSpan[] }>(
  text: string,
  send: (section: string) => Promise<Answer>,
): Promise<Answer[]> {
  const limits = sectionLimits((section) => ({ text: section }));
  const results: Answer[] = [];
  let codePoints = 0;
  for (const section of splitSections(text, limits)) {
    const answer = await send(section);
    const before = codePoints;
    codePoints += codePointLength(section);
    const alignment = answer.alignment.map((word) => ({
      ...word,
      codePointStart: word.codePointStart + before,
      codePointEnd: word.codePointEnd + before,
    }));
    results.push({ ...answer, alignment });
  }
  return results;
}
