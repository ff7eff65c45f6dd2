import { hasPersianLetter } from '../../text/persian.ts';
import { splitSections } from '../../text/sections/sections.ts';
import { mostNotable, type RequestProgress } from '../transport/progress.ts';
import { type JoinedText, joinSections } from './joinSections.ts';
import type { SectionAnswer } from './sectionAnswer.ts';
import { sectionLimits } from './sectionLimits.ts';

export interface SectionCall {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RequestProgress) => void;
}

export interface LongTextOptions {
  /** The texts of one command, each well-formed and of any length. */
  readonly texts: readonly string[];
  /** The body of the request for a text, to keep within the limits of the contract. */
  readonly body: (text: string) => unknown;
  /** Sends one section, with a key of its own. */
  readonly send: (section: string, call: SectionCall) => Promise<SectionAnswer>;
  /** How many sections are under way at once. */
  readonly inFlight?: number;
}

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

export interface RunOptions {
  /** Cancels what is under way; the run rejects with its reason, what was finished is kept. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: LongTextProgress) => void;
}

const IN_FLIGHT = 3;

/**
 * Texts on their way through the service, section by section (Endpoints, long text): a few at once, in order,
 * equal ones once, those without a Persian letter not at all. Running it again sends only what is missing.
 */
export class LongText {
  readonly #options: LongTextOptions;
  readonly #sections: readonly (readonly string[])[];
  readonly #toSend: readonly string[];
  readonly #answers = new Map<string, SectionAnswer>();

  constructor(options: LongTextOptions) {
    this.#options = options;
    const limits = sectionLimits(options.body);
    this.#sections = options.texts.map((text) => splitSections(text, limits));
    this.#toSend = [...new Set(this.#sections.flat())].filter(hasPersianLetter);
  }

  /** The sections that are sent, each once; for an estimate of what they cost. */
  get sections(): readonly string[] {
    return this.#toSend;
  }

  /** Sends what is not finished. A section that fails stops the start of others, and is told in the outcome. */
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

  async #send(section: string, call: SectionCall): Promise<void> {
    this.#answers.set(section, await this.#options.send(section, call));
  }

  #counts() {
    return { finishedSections: this.#answers.size, sections: this.#toSend.length };
  }

  #outcome(failure: unknown): LongTextOutcome {
    const counts = this.#counts();
    return {
      ...counts,
      isComplete: counts.finishedSections === counts.sections,
      failure,
      texts: this.#sections.map((sections) => joinSections(sections, this.#answers)),
    };
  }
}
