import type { Span } from '../../../text/span.ts';
import { isText, strongerJoint } from '../passageWriter.ts';
import type { Exclusion, Joint, ProsePassage, ProseRun } from '../prose.ts';

interface OpenRun {
  utf16Start: number;
  utf16End: number;
  readonly joint: Joint;
}

interface BuilderOptions {
  /** Parts of the whole text that are never prose: in order, without overlap. */
  readonly exclusions?: readonly Exclusion[];
  /** Finds what is not prose in text that has no markup left in it: in order, without overlap. */
  readonly findExclusions?: (text: string) => readonly Exclusion[];
}

/** Gathers the passages of a text from its parts, which are given in their order. */
export class PassageBuilder {
  readonly #text: string;
  readonly #exclusions: readonly Exclusion[];
  readonly #findExclusions: (text: string) => readonly Exclusion[];
  readonly #passages: ProsePassage[] = [];
  #runs: OpenRun[] = [];
  #joint: Joint = 'none';
  #utf16End = 0;
  #nextExclusion = 0;

  constructor(text: string, { exclusions = [], findExclusions = () => [] }: BuilderOptions = {}) {
    this.#text = text;
    this.#exclusions = exclusions;
    this.#findExclusions = findExclusions;
  }

  /** Whether anything has been added to the passage. */
  get isOpen(): boolean {
    return this.#runs.length > 0;
  }

  /** Adds a part to the passage; what lies before the end of an earlier part is left out. */
  add(utf16Start: number, utf16End: number): void {
    let from = Math.max(utf16Start, this.#utf16End);
    while ((this.#exclusions[this.#nextExclusion]?.utf16End ?? Number.POSITIVE_INFINITY) <= from)
      this.#nextExclusion++;
    for (let at = this.#nextExclusion; at < this.#exclusions.length; at++) {
      const exclusion = this.#exclusions[at];
      if (exclusion === undefined || exclusion.utf16Start >= utf16End) break;
      this.#addRun(from, exclusion.utf16Start);
      this.part(exclusion.joint);
      from = Math.max(from, exclusion.utf16End);
    }
    this.#addRun(from, utf16End);
  }

  /** Parts what was added from what will be; the strongest joint between two parts holds. */
  part(joint: Joint): void {
    this.#joint = strongerJoint(this.#joint, joint);
  }

  endPassage(): void {
    const runs = trimmed(this.#text, runsWithout(this.#text, this.#runs, this.#findExclusions));
    if (runs.some(({ utf16Start, utf16End }) => isText(this.#text.slice(utf16Start, utf16End))))
      this.#passages.push({ runs });
    this.dropPassage();
  }

  /** Forgets what was added since the last passage ended. */
  dropPassage(): void {
    this.#runs = [];
    this.#joint = 'none';
  }

  finish(): readonly ProsePassage[] {
    this.endPassage();
    return this.#passages;
  }

  #addRun(utf16Start: number, utf16End: number): void {
    if (utf16Start >= utf16End) return;
    const last = this.#runs.at(-1);
    if (last?.utf16End === utf16Start && this.#joint === 'none') last.utf16End = utf16End;
    else this.#runs.push({ utf16Start, utf16End, joint: this.#joint });
    this.#joint = 'none';
    this.#utf16End = utf16End;
  }
}

function runsWithout(
  text: string,
  runs: readonly ProseRun[],
  findExclusions: (text: string) => readonly Exclusion[],
): ProseRun[] {
  const left: ProseRun[] = [];
  let joint: Joint = 'none';
  const keep = (utf16Start: number, utf16End: number) => {
    const run = betweenCharacters(text, { utf16Start, utf16End });
    if (run.utf16Start >= run.utf16End) return;
    left.push({ ...run, joint });
    joint = 'none';
  };
  for (const run of runs) {
    joint = strongerJoint(joint, run.joint);
    let from = run.utf16Start;
    for (const exclusion of findExclusions(text.slice(run.utf16Start, run.utf16End))) {
      keep(from, run.utf16Start + exclusion.utf16Start);
      joint = strongerJoint(joint, exclusion.joint);
      from = run.utf16Start + exclusion.utf16End;
    }
    keep(from, run.utf16End);
  }
  return left;
}

/** Without the half of a surrogate pair at either end. */
function betweenCharacters(text: string, { utf16Start, utf16End }: Span): Span {
  return {
    utf16Start: splitsPair(text, utf16Start) ? utf16Start + 1 : utf16Start,
    utf16End: splitsPair(text, utf16End) ? utf16End - 1 : utf16End,
  };
}

function splitsPair(text: string, utf16Offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, utf16Offset - 1), utf16Offset + 1));
}

/** Without white space at both ends; nothing parts the first run from anything. */
function trimmed(text: string, runs: readonly ProseRun[]): ProseRun[] {
  const isBlank = ({ utf16Start, utf16End }: Span) => text.slice(utf16Start, utf16End).trim() === '';
  const first = runs.findIndex((run) => !isBlank(run));
  if (first < 0) return [];
  const kept = runs.slice(first, runs.findLastIndex((run) => !isBlank(run)) + 1);
  return kept.map((run, index) => ({
    utf16Start: index > 0 ? run.utf16Start : run.utf16End - lengthOf(text, run, 'trimStart'),
    utf16End: index < kept.length - 1 ? run.utf16End : run.utf16Start + lengthOf(text, run, 'trimEnd'),
    joint: index > 0 ? run.joint : 'none',
  }));
}

function lengthOf(text: string, { utf16Start, utf16End }: Span, trim: 'trimStart' | 'trimEnd'): number {
  return text.slice(utf16Start, utf16End)[trim]().length;
}
