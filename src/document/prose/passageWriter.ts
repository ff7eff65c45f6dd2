import { hasPersian } from '../../text/persian.ts';
import type { Joint, ProsePassage, ProseRun } from './prose.ts';

const STRENGTH: Readonly<Record<Joint, number>> = { none: 0, space: 1, line: 2, word: 3, message: 4 };

/** Builds the passages of `text` from left to right, one at a time. */
export class PassageWriter {
  readonly #text: string;
  readonly #passages: ProsePassage[] = [];
  #runs: ProseRun[] = [];
  #joint: Joint = 'none';

  constructor(text: string) {
    this.#text = text;
  }

  /** Adds what stands between two offsets to the passage; nothing if that is empty. */
  keep(utf16Start: number, utf16End: number): void {
    if (utf16Start >= utf16End) return;
    const last = this.#runs.at(-1);
    if (last?.utf16End === utf16Start && this.#joint === 'none') {
      this.#runs[this.#runs.length - 1] = { ...last, utf16End };
    } else {
      this.#runs.push({ utf16Start, utf16End, joint: last === undefined ? 'none' : this.#joint });
    }
    this.#joint = 'none';
  }

  /** Says how the passage is read over what is left out here; of several joints in a row the strongest holds. */
  skip(joint: Joint): void {
    this.#joint = strongerJoint(this.#joint, joint);
  }

  /** Ends the passage; without text to read, or where `accepts` says no to what it reads, it is dropped. */
  finish(accepts: (read: string) => boolean = isText): void {
    const runs = trimmed(this.#text, this.#runs);
    this.#runs = [];
    this.#joint = 'none';
    if (runs.length > 0 && accepts(readText(this.#text, runs))) this.#passages.push({ runs });
  }

  /** All finished passages, in order. */
  passages(): readonly ProsePassage[] {
    return this.#passages.sort((a, b) => startOf(a) - startOf(b));
  }
}

/** The joint of two that stand side by side. */
export function strongerJoint(a: Joint, b: Joint): Joint {
  return STRENGTH[b] > STRENGTH[a] ? b : a;
}

/** What a reader of the runs reads: a space for every joint that is not `none`. */
function readText(text: string, runs: readonly ProseRun[]): string {
  return runs
    .map(
      ({ joint, utf16Start, utf16End }) =>
        `${joint === 'none' ? '' : ' '}${text.slice(utf16Start, utf16End)}`,
    )
    .join('');
}

/** Where a passage begins. */
export function startOf({ runs }: ProsePassage): number {
  return runs[0]?.utf16Start ?? 0;
}

/** Whether there is something to read: a letter of any script, or a number in Persian digits. */
export function isText(text: string): boolean {
  return hasLetter(text) || hasPersian(text);
}

/** Whether a text has a letter of any script. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Without the white space at both ends. */
function trimmed(text: string, runs: readonly ProseRun[]): readonly ProseRun[] {
  const first = runs.findIndex((run) => !isBlank(text, run));
  const last = runs.findLastIndex((run) => !isBlank(text, run));
  return runs.slice(Math.max(0, first), last + 1).map((run, index, { length }) => {
    const { utf16Start, utf16End } = run;
    const part = text.slice(utf16Start, utf16End);
    return {
      joint: index === 0 ? 'none' : run.joint,
      utf16Start: index === 0 ? utf16End - part.trimStart().length : utf16Start,
      utf16End: index === length - 1 ? utf16Start + part.trimEnd().length : utf16End,
    };
  });
}

function isBlank(text: string, { utf16Start, utf16End }: ProseRun): boolean {
  return text.slice(utf16Start, utf16End).trim() === '';
}
