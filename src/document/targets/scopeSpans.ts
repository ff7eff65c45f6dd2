import { firstIndex } from '../../text/firstIndex.ts';
import type { LineTable } from '../../text/lineTable.ts';
import { isMark } from '../../text/marks.ts';
import type { Span } from '../../text/span.ts';
import { wordEndAt, wordStartAt } from '../passages/wordEdges.ts';
import { passageSpan } from '../prose/clip.ts';
import type { CursorUnit } from '../prose/formats.ts';
import type { ProsePassage } from '../prose/prose.ts';
import { paragraphAt, trimmedSpan } from './paragraph.ts';

/** What a command is about: the selections and cursors, or the whole document. */
export type Scope = { readonly selections: readonly Span[] } | 'document';

/** A document's text, lines ending with LF, its lines, and what of it is prose. */
interface SearchedDocument {
  readonly text: string;
  readonly lines: LineTable;
  readonly passages: readonly ProsePassage[];
  readonly unit: CursorUnit;
}

/** Where a selection may begin and end: between letters, or between words only. */
export type Edges = 'letters' | 'words';

/** The spans that a command is about, in order and without overlap; a selection wins over a cursor inside it. */
export function scopeSpans(document: SearchedDocument, scope: Scope, edges: Edges): Span[] {
  if (scope === 'document') return wholeOf(document);
  const spans = scope.selections.flatMap((span) => scopeSpanOf(document, span, edges));
  return withoutOverlaps(spans).map(({ utf16Start, utf16End }) => ({ utf16Start, utf16End }));
}

function wholeOf({ text }: SearchedDocument): Span[] {
  const whole = trimmedSpan(text, { utf16Start: 0, utf16End: text.length });
  return whole === undefined ? [] : [whole];
}

interface ScopeSpan extends Span {
  readonly isSelected: boolean;
}

function scopeSpanOf(document: SearchedDocument, span: Span, edges: Edges): ScopeSpan[] {
  const isSelected = span.utf16Start < span.utf16End;
  const found = isSelected ? selected(document, span, edges) : unitAt(document, span.utf16Start);
  return found === undefined ? [] : [{ ...found, isSelected }];
}

function selected({ text }: SearchedDocument, span: Span, edges: Edges): Span | undefined {
  const inside = trimmedSpan(text, span);
  if (inside === undefined) return undefined;
  if (edges === 'letters') return withMarks(text, inside);
  return {
    utf16Start: wordStartAt(text, inside.utf16Start),
    utf16End: wordEndAt(text, inside.utf16End),
  };
}

/** A mark belongs to the letter before it. */
function withMarks(text: string, { utf16Start, utf16End }: Span): Span {
  let [start, end] = [utf16Start, utf16End];
  while (start > 0 && isMark(text.charCodeAt(start))) start--;
  while (isMark(text.charCodeAt(end))) end++;
  return { utf16Start: start, utf16End: end };
}

/** The paragraph at an offset, or the comment, string or value on its line that is nearest. */
export function unitAt(
  { text, lines, passages, unit }: SearchedDocument,
  utf16Offset: number,
): Span | undefined {
  if (unit === 'paragraph') return paragraphAt(text, lines, utf16Offset);
  const line = lines.span(lines.lineAt(utf16Offset));
  const spanAt = (at: number) => passageSpan(passages[at] ?? { runs: [] });
  const first = firstIndex(passages.length, (at) => spanAt(at).utf16End >= line.utf16Start);
  let nearest: Span | undefined;
  for (let at = first; at < passages.length && spanAt(at).utf16Start <= line.utf16End; at++) {
    const span = spanAt(at);
    if (nearest === undefined || distanceTo(span, utf16Offset) < distanceTo(nearest, utf16Offset))
      nearest = span;
  }
  return nearest;
}

/** What begins a comment or a string stands before it: behind it the next one is nearer. */
function distanceTo({ utf16Start, utf16End }: Span, utf16Offset: number): number {
  if (utf16Offset < utf16Start) return utf16Start - utf16Offset;
  return Math.max(0, utf16Offset - utf16End);
}

function withoutOverlaps(spans: readonly ScopeSpan[]): ScopeSpan[] {
  const kept: ScopeSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.utf16Start - b.utf16Start)) {
    const last = kept.at(-1);
    if (last === undefined || last.utf16End <= span.utf16Start) kept.push(span);
    else if (span.isSelected && !last.isSelected) kept[kept.length - 1] = span;
  }
  return kept;
}
