import { type Span, sliceSpan } from '../../text/span.ts';
import type { TextChange } from '../edits/textChange.ts';
import { fitLines } from './fitLines.ts';
import type { Piece, SourceText, Target } from './targets.ts';

/** A target, what it became, and where its pieces stand now. */
export interface Placement {
  readonly target: Target;
  readonly text: string;
  readonly spans: readonly Span[];
}

/** Pairs targets with their texts and with the places of all pieces, which are in the order of the targets. */
export function placementsOf(
  targets: readonly Target[],
  texts: readonly string[],
  spans: readonly Span[],
): Placement[] {
  let used = 0;
  return targets.map((target, index) => {
    const from = used;
    used += target.pieces.length;
    return { target, text: texts[index] ?? '', spans: spans.slice(from, used) };
  });
}

/** What goes into each piece of a target: a text is shared out over its lines. */
export function pieceTexts({ pieces }: Target, text: string): string[] {
  return pieces.length === 1 ? [text] : fitLines(text, pieces.length);
}

/** The changes that put every text in place of its target; none where they are equal. */
export function replacements({ text: current }: SourceText, placements: readonly Placement[]): TextChange[] {
  return placements.flatMap(({ target, text, spans }) => {
    const texts = pieceTexts(target, text);
    return spans
      .map((span, index) => ({ ...span, text: texts[index] ?? '' }))
      .filter((change) => change.text !== sliceSpan(current, change));
  });
}

/** The changes that put every text on new lines after the last line of its target. */
export function insertionsBelow({ lines }: SourceText, placements: readonly Placement[]): TextChange[] {
  const byLine = new Map<number, string>();
  for (const placement of placements) {
    const last = placement.spans.at(-1);
    if (last === undefined) continue;
    const utf16LineEnd = lines.span(lines.lineAt(last.utf16End)).utf16End;
    byLine.set(utf16LineEnd, `${byLine.get(utf16LineEnd) ?? ''}\n${ownLines(placement)}`);
  }
  return [...byLine].map(([utf16Start, text]) => ({ utf16Start, utf16End: utf16Start, text }));
}

function ownLines({ target, text }: Placement): string {
  const texts = pieceTexts(target, text);
  return target.pieces.map((piece, index) => onOwnLine(piece, texts[index] ?? '')).join('\n');
}

function onOwnLine({ before, after }: Piece, text: string): string {
  return before + text + after;
}
