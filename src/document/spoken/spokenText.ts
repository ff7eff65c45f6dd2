import { type Span, sliceSpan } from '../../text/span.ts';
import { type Markup, silencesIn } from './silentMarkup.ts';

/** A run of a spoken text that stands in the document letter by letter. */
export interface SpokenRun {
  /** Where it stands in the document. */
  readonly document: Span;
  /** Where it begins in the spoken text. */
  readonly utf16Start: number;
}

/** What is read aloud of a document. */
export interface SpokenText {
  readonly text: string;
  /** In order, in the text and in the document. */
  readonly runs: readonly SpokenRun[];
}

/** Lines at least so long, in UTF-16 units, are taken to be wrapped: their sentence goes on in the next line. */
const WRAPPED_LENGTH = 50;

/** Lines that end like this end a sentence, or are items or headings that stand for themselves. */
const LINE_BREAK = /(?<=[^\s.!?؟:؛…۔»)])[^\S\n]*\n[^\S\n]*(?=[\p{L}\p{N}«(])/gu;

/**
 * What is heard when `pieces` of `text` are read aloud, without markup and addresses: letters, marks and
 * punctuation as they are, white space in place of what stood between words, a space in place of the line
 * breaks of wrapped lines.
 */
export function spokenText(text: string, pieces: readonly Span[], markup: Markup): SpokenText {
  let spoken = '';
  const runs: SpokenRun[] = [];
  for (const piece of pieces) {
    if (spoken !== '') spoken += '\n';
    for (const { isGap, ...document } of heard(sliceSpan(text, piece), piece.utf16Start, markup)) {
      if (isGap && spoken !== '') spoken += ' ';
      runs.push({ document, utf16Start: spoken.length });
      spoken += sliceSpan(text, document);
    }
  }
  return { text: unwrapped(spoken), runs };
}

interface Heard extends Span {
  /** Whether a gap comes before it. */
  readonly isGap: boolean;
}

function* heard(piece: string, utf16Offset: number, markup: Markup): Generator<Heard> {
  let [from, isGap] = [0, false];
  const end = { utf16Start: piece.length, utf16End: piece.length, isGap: false };
  for (const silence of [...silencesIn(piece, markup), end]) {
    if (from < silence.utf16Start) {
      yield { utf16Start: utf16Offset + from, utf16End: utf16Offset + silence.utf16Start, isGap };
      isGap = false;
    }
    isGap ||= silence.isGap;
    from = silence.utf16End;
  }
}

/** Of the same length. */
function unwrapped(text: string): string {
  return text.replace(LINE_BREAK, (whiteSpace, index: number) => {
    const isWrapped = index - (text.lastIndexOf('\n', index - 1) + 1) >= WRAPPED_LENGTH;
    return isWrapped ? whiteSpace.replace('\n', ' ') : whiteSpace;
  });
}

/** Where a part of the spoken text stands in the document; undefined if it stands in no one place there. */
export function documentSpan(runs: readonly SpokenRun[], { utf16Start, utf16End }: Span): Span | undefined {
  const start = runAt(runs, utf16Start);
  const end = runAt(runs, utf16End - 1);
  if (start === undefined || end === undefined || utf16Start >= utf16End) return undefined;
  return {
    utf16Start: start.document.utf16Start + utf16Start - start.utf16Start,
    utf16End: end.document.utf16Start + utf16End - end.utf16Start,
  };
}

/** The run that holds an offset of the spoken text. */
function runAt(runs: readonly SpokenRun[], utf16Offset: number): SpokenRun | undefined {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.utf16Start ?? 0) <= utf16Offset) low = middle + 1;
    else high = middle;
  }
  const run = runs[low - 1];
  const length = run ? run.document.utf16End - run.document.utf16Start : 0;
  return run && utf16Offset < run.utf16Start + length ? run : undefined;
}

/** The part of `spoken` from a place in the document on. */
export function spokenFrom({ text, runs }: SpokenText, utf16DocumentStart: number): SpokenText {
  const left = runs.filter(({ document }) => document.utf16End > utf16DocumentStart);
  const first = left[0];
  if (first === undefined) return { text: '', runs: [] };
  const skipped = Math.max(0, utf16DocumentStart - first.document.utf16Start);
  const utf16Cut = first.utf16Start + skipped;
  return {
    text: text.slice(utf16Cut),
    runs: left.map(({ document, utf16Start }) => ({
      document: { ...document, utf16Start: Math.max(document.utf16Start, utf16DocumentStart) },
      utf16Start: Math.max(0, utf16Start - utf16Cut),
    })),
  };
}
