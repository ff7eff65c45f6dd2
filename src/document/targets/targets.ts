import type { LineTable } from '../../text/lineTable.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import { persianSpan } from './persianSpan.ts';
import type { SourceRegion } from './sourceRegions.ts';

/** A part of a document that is replaced as a whole. */
export interface Piece extends Span {
  /** What stands around its result where that goes on a line of its own. */
  readonly before: string;
  readonly after: string;
}

/** What is sent at once: its pieces, joined by line feeds. */
export interface Target {
  readonly pieces: readonly Piece[];
  readonly text: string;
}

/** A document's text, lines ending with LF, and its lines. */
export interface SourceText {
  readonly text: string;
  readonly lines: LineTable;
}

/** The target that is `span` as it stands: prose. */
export function proseTarget({ text }: SourceText, span: Span): Target {
  return { pieces: [{ ...span, before: '', after: '' }], text: sliceSpan(text, span) };
}

/**
 * The target of a part of source code: in each line from the first to the last Persian letter, so that
 * markers, quotes and indentation stay. Undefined if it has no Persian letter.
 */
export function codeTarget(source: SourceText, span: Span): Target | undefined {
  return targetOf(source, piecesIn(source, span));
}

/** The targets of several comments, strings or texts that belong together, such as lines of one comment. */
export function regionTarget(source: SourceText, regions: readonly SourceRegion[]): Target | undefined {
  const pieces = regions.flatMap((region) => {
    const inside = piecesIn(source, region);
    return region.kind === 'lineComment' ? inside.map((piece) => withoutCode(source, region, piece)) : inside;
  });
  return targetOf(source, pieces);
}

function targetOf({ text }: SourceText, pieces: readonly Piece[]): Target | undefined {
  if (pieces.length === 0) return undefined;
  return { pieces, text: pieces.map((piece) => sliceSpan(text, piece)).join('\n') };
}

function piecesIn({ text, lines }: SourceText, span: Span): Piece[] {
  const pieces: Piece[] = [];
  for (let line = lines.lineAt(span.utf16Start); line <= lines.lineAt(span.utf16End); line++) {
    const whole = lines.span(line);
    const inside = persianSpan(text, {
      utf16Start: Math.max(whole.utf16Start, span.utf16Start),
      utf16End: Math.min(whole.utf16End, span.utf16End),
    });
    if (inside === undefined) continue;
    const before = text.slice(whole.utf16Start, inside.utf16Start);
    pieces.push({ ...inside, before, after: text.slice(inside.utf16End, whole.utf16End) });
  }
  return pieces;
}

/** A comment behind code goes to a new line without that code. */
function withoutCode({ text, lines }: SourceText, region: SourceRegion, piece: Piece): Piece {
  const { utf16Start } = lines.span(lines.lineAt(region.utf16OpenerStart));
  const code = text.slice(utf16Start, region.utf16OpenerStart);
  const indentation = code.slice(0, code.length - code.trimStart().length);
  return { ...piece, before: indentation + text.slice(region.utf16OpenerStart, piece.utf16Start) };
}
