import { type LineTable, lineTable } from '../../text/lineTable.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import type { DivideAnswer } from '../answers/answeredParts.ts';
import { isChange, type PartChange, partChanges } from '../answers/changes.ts';
import { type LinkedWord, movedWord } from '../links/linkWords.ts';
import type { Target } from '../targets/targets.ts';

/** What a text became, and its linked words; offsets in the text that was sent and in `latin`. */
export interface LatinText {
  readonly latin: string;
  readonly words: readonly LinkedWord[];
}

/** A line of a document and the same line in Latin letters; words in columns of each, in order. */
export interface BesideLine {
  readonly persian: string;
  readonly latin: string;
  readonly words: readonly LinkedWord[];
}

/** Every line with what is known of it in Latin letters, by the text of its target; the rest stays as it is. */
export function besideLines(
  document: string,
  targets: readonly Target[],
  known: ReadonlyMap<string, LatinText>,
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
  words: readonly LinkedWord[],
  side: 'latin' | 'persian',
  { utf16Start, utf16End }: Span,
): Span | undefined {
  const other = side === 'persian' ? 'latin' : 'persian';
  const touches = (word: LinkedWord): boolean =>
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
  known: LatinText | undefined,
): PartChange[] {
  if (known === undefined) return [];
  const parts = divide(target, { text: known.latin, words: known.words }, document);
  return parts === undefined ? [] : partChanges(document, parts).filter(isChange);
}

/** What a part of a line became; `persian` of the words counts from the line, `latin` from the start of the text. */
interface LineChange extends Span {
  readonly line: number;
  readonly text: string;
  readonly words: readonly LinkedWord[];
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
    const inside: LinkedWord[] = [];
    for (let word = words[next]; word && word.persian.utf16Start < persianEnd; word = words[++next])
      if (word.persian.utf16End <= persianEnd)
        inside.push(movedWord(word, { persian: column - persianStart, latin: -latinStart }));
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

function besideLine(persian: string, changes: readonly LineChange[]): BesideLine {
  let latin = '';
  let end = 0;
  const words: LinkedWord[] = [];
  for (const change of changes) {
    latin += persian.slice(end, change.utf16Start);
    for (const word of change.words) words.push(movedWord(word, { persian: 0, latin: latin.length }));
    latin += change.text;
    end = change.utf16End;
  }
  return { persian, latin: latin + persian.slice(end), words };
}
