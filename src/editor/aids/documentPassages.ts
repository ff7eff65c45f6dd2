import * as vscode from 'vscode';
import { type Passage, passagesIn } from '../../document/passages/passages.ts';
import { movedSpan, type Span } from '../../text/span.ts';
import { lfOffset, lfText } from '../documents/lfDocument.ts';
import type { DocumentProse } from '../prose/documentProse.ts';
import type { ProseReader } from '../prose/proseReader.ts';

/** Larger documents are looked at in blocks, so that no cost grows with them; in UTF-16 units. */
const WHOLE_UNITS = 300_000;
/** Lines of a block, and those on either side that tell what the block is in. */
const BLOCK = { lines: 500, margin: 200 };

/** The Persian passages around a place of a document, with offsets of the document. */
export async function passagesAround(
  reader: ProseReader,
  document: vscode.TextDocument,
  range: vscode.Range,
  signal: AbortSignal,
): Promise<Passage[]> {
  const found: Passage[] = [];
  const { version } = document;
  for (const part of partsAround(document, range)) {
    const prose = await (part ? reader.ofPart(document, part, signal) : reader.of(document, signal));
    // What was edited meanwhile is asked for again.
    if (document.version !== version) return [];
    for (const passage of passagesWithin(document, prose, { range, part })) found.push(passage);
  }
  return found;
}

/** The same as far as it is known without asking. */
export function knownPassagesAround(
  reader: ProseReader,
  document: vscode.TextDocument,
  range: vscode.Range,
): Passage[] {
  return partsAround(document, range).flatMap((part) => {
    const prose = part ? reader.knownPart(document, part) : reader.known(document);
    return prose === undefined ? [] : passagesWithin(document, prose, { range, part });
  });
}

/** The blocks that `range` touches; of a small document undefined stands for all of it, of a too long line nothing. */
function partsAround(
  document: vscode.TextDocument,
  { start, end }: vscode.Range,
): (vscode.Range | undefined)[] {
  const last = document.lineAt(document.lineCount - 1).range.end;
  if (document.offsetAt(last) <= WHOLE_UNITS) return [undefined];
  const blocks: vscode.Range[] = [];
  for (let line = start.line - (start.line % BLOCK.lines); line <= end.line; line += BLOCK.lines) {
    const from = Math.max(0, line - BLOCK.margin);
    const to = Math.min(document.lineCount - 1, line + BLOCK.lines + BLOCK.margin);
    const block = new vscode.Range(new vscode.Position(from, 0), document.lineAt(to).range.end);
    if (document.offsetAt(block.end) - document.offsetAt(block.start) <= WHOLE_UNITS) blocks.push(block);
  }
  return blocks;
}

interface Wanted {
  readonly range: vscode.Range;
  readonly part: vscode.Range | undefined;
}

function passagesWithin(
  document: vscode.TextDocument,
  { passages }: DocumentProse,
  { range, part }: Wanted,
): Passage[] {
  const text = lfText(document, part);
  const utf16Base = part === undefined ? 0 : lfOffset(document, part.start);
  const lines = wantedLines(range, part);
  const span = {
    utf16Start: lfOffset(document, new vscode.Position(lines.first, 0)) - utf16Base,
    utf16End: lfOffset(document, document.lineAt(lines.last).range.end) - utf16Base,
  };
  return passagesIn(text, passages, span).map(({ text: read, place }) => ({
    text: read,
    place: (within) => moved(place(within), utf16Base),
  }));
}

/** Of a block only its own lines, for the next block has the others. */
function wantedLines({ start, end }: vscode.Range, part: vscode.Range | undefined) {
  if (part === undefined) return { first: start.line, last: end.line };
  const blockStart = part.start.line === 0 ? 0 : part.start.line + BLOCK.margin;
  return {
    first: Math.max(start.line, blockStart),
    last: Math.min(end.line, blockStart + BLOCK.lines - 1, part.end.line),
  };
}

function moved(span: Span | undefined, by: number): Span | undefined {
  return span && movedSpan(span, by);
}
