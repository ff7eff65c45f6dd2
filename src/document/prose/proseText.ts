import { firstIndex } from '../../text/firstIndex.ts';
import { objectCharacter } from '../../text/objectCharacters.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import type { ProsePassage, ProseRun } from './prose.ts';

/** A run of a composed text that stands in the document letter by letter. */
export interface PlacedRun {
  /** Where it stands in the document. */
  readonly document: Span;
  /** Where it begins in the composed text. */
  readonly utf16Start: number;
}

/** What is not prose and is read as a word, as one character of a composed text. */
export interface PlacedObject {
  /** What it stands for. */
  readonly document: Span;
  readonly utf16Start: number;
  /** Whether other passages stand in it. */
  readonly hasPassages: boolean;
}

/** A text composed of the prose of a document. */
export interface ProseText {
  readonly text: string;
  /** In the order of the text. */
  readonly runs: readonly PlacedRun[];
  /** In the order of the text. */
  readonly objects: readonly PlacedObject[];
}

/** What a composed text has in place of what is not prose. */
export interface JointTexts {
  /** Between passages, in place of what stands there. */
  passage(gap: string): string;
  readonly none: string;
  /** In place of white space that has a line break in it, or not. */
  readonly lineBreak: string;
  readonly space: string;
  /** In place of what is read as a word; such words count from 0. */
  word(index: number, source: string): string;
}

/** What parts the passages of a composed text: services keep blank lines. */
export const PASSAGE_BREAK = '\n\n';

/** What is not prose is one object character where it is read as a word, else it is not seen. */
export const JOINTS: JointTexts = {
  passage: () => PASSAGE_BREAK,
  none: '',
  space: ' ',
  lineBreak: '\n',
  word: objectCharacter,
};

const IS_IN_WORD = /[\p{L}\p{M}\p{N}\u200c]/u;

/** The prose of `passages` as one text: letters as they stand in the document, joints as `joints` says. */
export function composeProse(
  document: string,
  passages: readonly ProsePassage[],
  joints: JointTexts = JOINTS,
): ProseText {
  const parts: string[] = [];
  const runs: PlacedRun[] = [];
  const objects: PlacedObject[] = [];
  let [utf16Length, words, utf16PassageEnd] = [0, 0, 0];
  const add = (part: string) => {
    parts.push(part);
    utf16Length += part.length;
  };
  for (const [at, passage] of passages.entries()) {
    const utf16PassageStart = passage.runs[0]?.utf16Start ?? utf16PassageEnd;
    if (at > 0) add(joints.passage(document.slice(utf16PassageEnd, utf16PassageStart)));
    let utf16Passed: number | undefined;
    for (const run of passage.runs) {
      if (utf16Passed !== undefined) addJoint(run, { utf16Start: utf16Passed, utf16End: run.utf16Start });
      utf16Passed = run.utf16End;
      runs.push({
        document: { utf16Start: run.utf16Start, utf16End: run.utf16End },
        utf16Start: utf16Length,
      });
      add(sliceSpan(document, run));
    }
    utf16PassageEnd = utf16Passed ?? utf16PassageEnd;
  }
  return { text: parts.join(''), runs, objects };

  function addJoint({ joint }: ProseRun, gap: Span): void {
    if (joint === 'none') add(joints.none);
    else if (joint === 'line') add(joints.lineBreak);
    else if (joint === 'space')
      add(sliceSpan(document, gap).includes('\n') ? joints.lineBreak : joints.space);
    else addWord(gap, joint === 'message');
  }

  function addWord(gap: Span, hasPassages: boolean): void {
    // It must not run together with what it stands beside.
    if (IS_IN_WORD.test(document.charAt(gap.utf16Start - 1))) add(' ');
    objects.push({ document: gap, utf16Start: utf16Length, hasPassages });
    add(joints.word(words++, sliceSpan(document, gap)));
    if (IS_IN_WORD.test(document.charAt(gap.utf16End))) add(' ');
  }
}

/** Where a part of a composed text stands in the document; undefined if it stands in no one place there. */
export function documentSpan(runs: readonly PlacedRun[], { utf16Start, utf16End }: Span): Span | undefined {
  const start = runAt(runs, utf16Start);
  const end = runAt(runs, utf16End - 1);
  if (start === undefined || end === undefined || utf16Start >= utf16End) return undefined;
  return {
    utf16Start: start.document.utf16Start + utf16Start - start.utf16Start,
    utf16End: end.document.utf16Start + utf16End - end.utf16Start,
  };
}

/** The run that holds an offset of the composed text. */
function runAt(runs: readonly PlacedRun[], utf16Offset: number): PlacedRun | undefined {
  const run = runs[firstIndex(runs.length, (at) => (runs[at]?.utf16Start ?? 0) > utf16Offset) - 1];
  return run && utf16Offset < run.utf16Start + lengthOf(run) ? run : undefined;
}

/** Where an offset of the document is in the composed text; inside what is not prose, where the next run begins. */
export function composedOffset({ text, runs }: ProseText, utf16DocumentOffset: number): number {
  const at = firstIndex(runs.length, (index) => (runs[index]?.document.utf16End ?? 0) >= utf16DocumentOffset);
  const run = runs[at];
  if (run === undefined) return text.length;
  return run.utf16Start + Math.max(0, utf16DocumentOffset - run.document.utf16Start);
}

/** The part of `prose` from a place in the document on. */
export function proseFrom({ text, runs, objects }: ProseText, utf16DocumentStart: number): ProseText {
  const left = runs.filter(({ document }) => document.utf16End > utf16DocumentStart);
  const [first] = left;
  if (first === undefined) return { text: '', runs: [], objects: [] };
  const skipped = Math.max(0, utf16DocumentStart - first.document.utf16Start);
  const utf16Cut = first.utf16Start + skipped;
  return {
    text: text.slice(utf16Cut),
    runs: left.map(({ document, utf16Start }) => ({
      document: { ...document, utf16Start: Math.max(document.utf16Start, utf16DocumentStart) },
      utf16Start: Math.max(0, utf16Start - utf16Cut),
    })),
    objects: objects
      .filter(({ utf16Start }) => utf16Start >= utf16Cut)
      .map((object) => ({ ...object, utf16Start: object.utf16Start - utf16Cut })),
  };
}

function lengthOf({ document }: PlacedRun): number {
  return document.utf16End - document.utf16Start;
}
