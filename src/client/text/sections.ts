import { MAX_BODY_BYTES, MAX_TEXT_CODE_POINTS } from '../../contract/index.ts';
import { type AlignedWord, codePointLength } from '../../text/codePoints.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import type { SectionLimits } from '../../text/sections/sections.ts';
import type { Warning } from '../decode/textAnswers.ts';
import { encodeBody } from '../transport/request/prepareRequest.ts';

/** What a text may take so that its request, with the body that `bodyOf` gives, keeps to the contract (Limits). */
export function sectionLimits(bodyOf: (text: string) => unknown): SectionLimits {
  return {
    maxCodePoints: MAX_TEXT_CODE_POINTS,
    maxJsonBytes: MAX_BODY_BYTES - encodeBody(bodyOf('')).byteLength,
  };
}

/** What a section became. */
export interface SectionAnswer {
  readonly text: string;
  /** Code points of the section. */
  readonly alignment?: readonly AlignedWord[];
  /** Code points of the section. */
  readonly warnings: readonly Warning[];
}

/** What a long text became. */
export interface JoinedText {
  readonly text: string;
  /** Code points of the whole text that was given. */
  readonly alignment: readonly AlignedWord[];
  /** Code points of the whole text that was given. */
  readonly warnings: readonly Warning[];
  /** Whether nothing in it is still the source. */
  readonly isComplete: boolean;
}

/** Joins the answers to `sections` in order; a section that has none stays as it is. */
export function joinSections(
  sections: readonly string[],
  answers: ReadonlyMap<string, SectionAnswer>,
): JoinedText {
  const texts: string[] = [];
  const alignment: AlignedWord[] = [];
  const warnings: Warning[] = [];
  let codePointStart = 0;
  for (const section of sections) {
    const answer = answers.get(section);
    texts.push(answer === undefined ? section : withSpaceOf(section, answer.text));
    for (const word of answer?.alignment ?? []) alignment.push(moved(word, codePointStart));
    for (const warning of answer?.warnings ?? []) warnings.push(movedWarning(warning, codePointStart));
    codePointStart += codePointLength(section);
  }
  const isComplete = sections.every((section) => answers.has(section) || !hasPersianLetter(section));
  return { text: texts.join(''), alignment, warnings, isComplete };
}

/** White space around a section parts it from its neighbours, and a service may trim its answer. */
function withSpaceOf(section: string, answer: string): string {
  const before = section.slice(0, section.length - section.trimStart().length);
  const after = section.slice(section.trimEnd().length);
  return before + answer.trim() + after;
}

function moved(word: AlignedWord, codePoints: number): AlignedWord {
  return {
    ...word,
    codePointStart: word.codePointStart + codePoints,
    codePointEnd: word.codePointEnd + codePoints,
  };
}

function movedWarning(warning: Warning, codePoints: number): Warning {
  const { codePointStart, codePointEnd } = warning;
  if (codePointStart === undefined || codePointEnd === undefined) return warning;
  return {
    ...warning,
    codePointStart: codePointStart + codePoints,
    codePointEnd: codePointEnd + codePoints,
  };
}
