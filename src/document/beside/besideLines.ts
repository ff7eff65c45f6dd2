import { type LineTable, lineTable } from '../../text/lineTable.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import type { Answer, DivideAnswer } from '../answers/answeredParts.ts';
import { isChange, type PartChange, partChanges } from '../answers/changes.ts';
import { type AlignedSpan, movedAlignment } from '../links/linkWords.ts';
import type { Target } from '../targets/targets.ts';

/** A line of a document and the same line in Latin letters; words in columns of each, in order. */
export interface BesideLine {
  readonly original: string;
  readonly written: string;
  readonly words: readonly AlignedSpan[];
}

/** Every line with what is known of it in Latin letters, by the text of its target; the rest stays as it is. */
export function besideLines(
  document: string,
  targets: readonly Target[],
  known: ReadonlyMap<string, Answer>,
  divide: DivideAnswer,
): BesideLine[] {
  const lines = lineTable(document);
  const changes = targets
    .flatMap((target) => changesOf(document, target, divide, known.get(target.text)))
    .sort((a, b) => a.utf16Start - b.utf16Start);
  const byLine = Map.groupBy(
    changes.flatMap((change) => lineChanges(lines, change)),
    ({ line }) => line,
  );
  return Array.from({ length: lines.count }, (_, line) =>
    besideLine(sliceSpan(document, lines.span(line)), byLine.get(line) ?? []),
  );
}

/**
 * What stands for `span` on the other side: from the first to the last of the words that it touches, or the sentences,
 * where no word of theirs is known there; undefined if it touches none.
 */
export function counterpart(
  words: readonly AlignedSpan[],
  side: 'original' | 'written',
  { utf16Start, utf16End }: Span,
): Span | undefined {
  const other = side === 'original' ? 'written' : 'original';
  const touches = (word: AlignedSpan): boolean =>
    word[side].utf16Start <= utf16End && utf16Start <= word[side].utf16End;
  const touched = words.filter(touches).flatMap((word) => {
    const inner = word.words?.filter(touches) ?? [];
    return inner.length > 0 ? inner : [word];
  });
  if (touched.length === 0) return undefined;
  return {
    utf16Start: Math.min(...touched.map((word) => word[other].utf16Start)),
    utf16End: Math.max(...touched.map((word) => word[other].utf16End)),
  };
}

function changesOf(
  document: string,
  target: Target,
  divide: DivideAnswer,
  known: Answer | undefined,
): PartChange[] {
  if (known === undefined) return [];
  const parts = divide(target, known, document);
  return parts === undefined ? [] : partChanges(document, parts).filter(isChange);
}

/** What a part of a line became; `original` of the words counts from the line, `written` from the start of the text. */
interface LineChange extends Span {
  readonly line: number;
  readonly text: string;
  readonly words: readonly AlignedSpan[];
}

/** One for each line of a change; none if the service changed how many lines there are. */
function lineChanges(lines: LineTable, { utf16Start, source, text, words }: PartChange): LineChange[] {
  const sources = source.split('\n');
  const texts = text.split('\n');
  if (sources.length !== texts.length) return [];
  const firstLine = lines.lineAt(utf16Start);
  let [persianStart, latinStart, next] = [0, 0, 0];
  return texts.map((latin, at) => {
    const line = firstLine + at;
    const column = utf16Start + persianStart - lines.span(line).utf16Start;
    const persianEnd = persianStart + (sources[at]?.length ?? 0);
    const inside: AlignedSpan[] = [];
    for (let word = words[next]; word && word.original.utf16Start < persianEnd; word = words[++next])
      if (word.original.utf16End <= persianEnd)
        inside.push(movedAlignment(word, { original: column - persianStart, written: -latinStart }));
    const change = {
      line,
      utf16Start: column,
      utf16End: column + persianEnd - persianStart,
      text: latin,
      words: inside,
    };
    persianStart = persianEnd + 1;
    latinStart += latin.length + 1;
    return change;
  });
}

function besideLine(original: string, changes: readonly LineChange[]): BesideLine {
  let written = '';
  let end = 0;
  const words: AlignedSpan[] = [];
  for (const change of changes) {
    written += original.slice(end, change.utf16Start);
    for (const word of change.words)
      words.push(movedAlignment(word, { original: 0, written: written.length }));
    written += change.text;
    end = change.utf16End;
  }
  return { original, written: written + original.slice(end), words };
}
