import type { LinkedWord } from './alignment.ts';
import { overlaps, type Span, sliceSpan } from './span.ts';
import type { TextChange } from './textChange.ts';

/** Latin text in a document, the Persian text it came from, and their words, whose offsets count from each. */
export interface LinkedText {
  /** Where the Latin text begins in the document, with LF line ends. */
  readonly utf16Start: number;
  readonly latin: string;
  readonly persian: string;
  readonly words: readonly LinkedWord[];
}

/** The change that puts Persian back, and the linked texts that are left around it, in offsets before it. */
export interface Restoration {
  readonly change: TextChange;
  readonly rest: readonly LinkedText[];
}

/** Where `linked` stands in its document. */
export function linkedSpan({ utf16Start, latin }: LinkedText): Span {
  return { utf16Start, utf16End: utf16Start + latin.length };
}

/**
 * Restores what `selection`, in offsets of the document, touches: all of it if that is every word, else the
 * words it touches and what is between them. Undefined if it touches no word.
 */
export function restore(linked: LinkedText, selection: Span): Restoration | undefined {
  const whole = linkedSpan(linked);
  if (covers(selection, whole) || touchesAll(linked, selection))
    return { change: { ...whole, text: linked.persian }, rest: [] };
  const touched = linked.words.filter(({ latin }) => overlaps(inDocument(linked, latin), selection));
  const first = touched[0];
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const latin = { utf16Start: first.latin.utf16Start, utf16End: last.latin.utf16End };
  const persian = { utf16Start: first.persian.utf16Start, utf16End: last.persian.utf16End };
  return {
    change: { ...inDocument(linked, latin), text: sliceSpan(linked.persian, persian) },
    rest: [
      part(
        linked,
        { utf16Start: 0, utf16End: latin.utf16Start },
        { utf16Start: 0, utf16End: persian.utf16Start },
      ),
      part(
        linked,
        { utf16Start: latin.utf16End, utf16End: linked.latin.length },
        { utf16Start: persian.utf16End, utf16End: linked.persian.length },
      ),
    ].filter(({ words }) => words.length > 0),
  };
}

function covers(selection: Span, span: Span): boolean {
  return selection.utf16Start <= span.utf16Start && span.utf16End <= selection.utf16End;
}

function touchesAll(linked: LinkedText, selection: Span): boolean {
  const isTouched = ({ latin }: LinkedWord) => overlaps(inDocument(linked, latin), selection);
  return linked.words.length > 0 && linked.words.every(isTouched);
}

function inDocument({ utf16Start }: LinkedText, span: Span): Span {
  return shifted(span, utf16Start);
}

/** The linked text between two links, or between a link and an end. */
function part(linked: LinkedText, latin: Span, persian: Span): LinkedText {
  const isInside = (word: LinkedWord) => covers(latin, word.latin);
  return {
    utf16Start: linked.utf16Start + latin.utf16Start,
    latin: sliceSpan(linked.latin, latin),
    persian: sliceSpan(linked.persian, persian),
    words: linked.words.filter(isInside).map((word) => ({
      latin: shifted(word.latin, -latin.utf16Start),
      persian: shifted(word.persian, -persian.utf16Start),
    })),
  };
}

function shifted({ utf16Start, utf16End }: Span, by: number): Span {
  return { utf16Start: utf16Start + by, utf16End: utf16End + by };
}
