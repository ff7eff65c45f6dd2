import { hasPersian } from '../../text/persian.ts';
import { splitSections } from '../../text/sections/sections.ts';
import { movedSpan, type Span } from '../../text/span.ts';
import { clipPassage, passageSpan, passagesTouching } from '../prose/clip.ts';
import type { ProsePassage } from '../prose/prose.ts';
import { composeProse, documentSpan, type ProseText } from '../prose/proseText.ts';

/** Persian that is read together, for each other's context. */
export interface Passage {
  readonly text: string;
  /** Where the parts of a span of the text stand in the document; undefined if it is not in one place there. */
  place(span: Span): Span | undefined;
}

/**
 * What one request carries where a document is split, in UTF-16 units, which are never fewer than code points: of the
 * contract's 6,000 code points some are left for signs and half-spaces that are put in before it is sent, and its 32,768
 * bytes hold it even where JSON escapes every unit with six.
 */
export const REQUEST_UNITS = 5_000;

/** The longest passage, in code points. */
const MAX_CODE_POINTS = 1000;
/** A longer one is cut at multiples of this, in UTF-16 units, so that no cost grows with it. */
const CHUNK_UNITS = 8000;

/** The passages with Persian letters that touch `span` of a document, in order. */
export function passagesIn(document: string, passages: readonly ProsePassage[], span: Span): Passage[] {
  return passagesTouching(passages, span)
    .flatMap((passage) => chunksOf(passage, span))
    .flatMap((chunk) => sectionsOf(composeProse(document, [chunk])))
    .filter((passage) => hasPersian(passage.text) && touches(passage, span));
}

/** Whether a part of it stands in the span, or at its border; one whose ends are not in the document counts. */
function touches({ text, place }: Passage, { utf16Start, utf16End }: Span): boolean {
  const first = place({ utf16Start: 0, utf16End: 1 });
  const last = place({ utf16Start: text.length - 1, utf16End: text.length });
  return (first?.utf16Start ?? 0) <= utf16End && (last?.utf16End ?? utf16Start) >= utf16Start;
}

/** The parts of a passage that touch `span`; most are one. */
function chunksOf(passage: ProsePassage, span: Span): ProsePassage[] {
  const whole = passageSpan(passage);
  if (whole.utf16End - whole.utf16Start <= CHUNK_UNITS) return [passage];
  const chunks: ProsePassage[] = [];
  const skipped = Math.max(0, Math.floor((span.utf16Start - whole.utf16Start) / CHUNK_UNITS));
  for (
    let start = whole.utf16Start + skipped * CHUNK_UNITS;
    start < Math.min(whole.utf16End, span.utf16End + 1);
  ) {
    const chunk = clipPassage(passage, { utf16Start: start, utf16End: start + CHUNK_UNITS });
    if (chunk !== undefined) chunks.push(chunk);
    start += CHUNK_UNITS;
  }
  return chunks;
}

function sectionsOf(prose: ProseText): Passage[] {
  const limits = { maxCodePoints: MAX_CODE_POINTS, maxJsonBytes: Number.POSITIVE_INFINITY };
  let utf16Next = 0;
  return splitSections(prose.text, limits).map((text) => {
    const utf16Base = utf16Next;
    utf16Next += text.length;
    return {
      text,
      place: (span) => documentSpan(prose.runs, movedSpan(span, utf16Base)),
    };
  });
}
