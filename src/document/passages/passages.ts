import { splitSections } from '../../text/sections.ts';
import { type Span, sliceSpan } from '../../text/span.ts';

/** The lines of a document, looked at one by one, so that no cost grows with the document. */
export interface Lines {
  readonly count: number;
  textOf(line: number): string;
}

/** A part of one line; columns in UTF-16 code units. */
export interface LinePart extends Span {
  readonly line: number;
}

/** Neighbouring lines that are read together, for each other's context, or a part of a very long line. */
export interface Passage {
  /** In order, one for each line. */
  readonly parts: readonly LinePart[];
  /** What the parts cover, joined by line feeds. */
  readonly text: string;
}

/** The part of a line that is to be read; undefined if nothing is. */
export type FindPart = (lineText: string) => Span | undefined;

/** What lies behind so many UTF-16 units of a line, an editor does not show. */
const SHOWN_UNITS = 10_000;
/** The longest passage of one line, in code points. */
const MAX_CODE_POINTS = 1000;
const MAX_LINES = 12;
/** Lines of hard-wrapped prose, in UTF-16 units: a shorter one ends its paragraph, a longer one is one. */
const WRAPPED = { shortest: 60, longest: 300 };
const SENTENCE_END = /[.!?؟…:؛][»”’"')\]]*\s*$/;

/**
 * The passages that have a part of the lines from `first` to `last`, in order. A passage is a line with the
 * lines that it was wrapped into.
 */
export function passagesBetween(lines: Lines, first: number, last: number, findPart: FindPart): Passage[] {
  const passages: Passage[] = [];
  let line = startOfPassage(lines, first, findPart);
  while (line <= last && line < lines.count) {
    const parts = partsFrom(lines, line, findPart);
    passages.push(...passagesOf(lines, parts));
    line = (parts.at(-1)?.line ?? line) + 1;
  }
  return passages;
}

/** The passage that covers a place; undefined if none does. */
export function passageAt(
  lines: Lines,
  place: { readonly line: number; readonly utf16Column: number },
  findPart: FindPart,
): Passage | undefined {
  return passagesBetween(lines, place.line, place.line, findPart).find(({ parts }) =>
    parts.some(
      ({ line, utf16Start, utf16End }) =>
        line === place.line && utf16Start <= place.utf16Column && place.utf16Column <= utf16End,
    ),
  );
}

/** Where in the document a span of the passage's text stands; undefined if it is not within one line. */
export function partOfPassage({ parts }: Passage, { utf16Start, utf16End }: Span): LinePart | undefined {
  let passed = 0;
  for (const part of parts) {
    const length = part.utf16End - part.utf16Start;
    if (utf16Start <= passed + length) {
      const shift = part.utf16Start - passed;
      return utf16End <= passed + length
        ? { line: part.line, utf16Start: utf16Start + shift, utf16End: utf16End + shift }
        : undefined;
    }
    passed += length + 1;
  }
  return undefined;
}

function startOfPassage(lines: Lines, from: number, findPart: FindPart): number {
  let line = from;
  while (line > 0 && from - line + 1 < MAX_LINES && goesOn(lines, line - 1, findPart)) line--;
  return line;
}

function partsFrom(lines: Lines, from: number, findPart: FindPart): LinePart[] {
  const parts: LinePart[] = [];
  for (let line = from; parts.length < MAX_LINES; line++) {
    const part = findPart(shown(lines, line));
    if (part !== undefined) parts.push({ line, ...part });
    if (part === undefined || !goesOn(lines, line, findPart)) return parts;
  }
  return parts;
}

/** Whether the sentence of a line goes on in the next line. */
function goesOn(lines: Lines, line: number, findPart: FindPart): boolean {
  if (line + 1 >= lines.count) return false;
  const text = lines.textOf(line);
  if (text.length < WRAPPED.shortest || text.length > WRAPPED.longest || SENTENCE_END.test(text))
    return false;
  return findPart(text) !== undefined && findPart(shown(lines, line + 1)) !== undefined;
}

function shown(lines: Lines, line: number): string {
  return lines.textOf(line).slice(0, SHOWN_UNITS);
}

function passagesOf(lines: Lines, parts: readonly LinePart[]): Passage[] {
  const [first] = parts;
  if (first === undefined) return [];
  const texts = parts.map((part) => sliceSpan(lines.textOf(part.line), part));
  const [text = ''] = texts;
  if (parts.length === 1 && text.length > MAX_CODE_POINTS) return cutLine(first, text);
  return [{ parts, text: texts.join('\n') }];
}

function cutLine({ line, utf16Start }: LinePart, text: string): Passage[] {
  let start = utf16Start;
  const limits = { maxCodePoints: MAX_CODE_POINTS, maxJsonBytes: Number.POSITIVE_INFINITY };
  return splitSections(text, limits).map((section) => {
    const part = { line, utf16Start: start, utf16End: start + section.length };
    start = part.utf16End;
    return { parts: [part], text: section };
  });
}
