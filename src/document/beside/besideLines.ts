import type { Span } from '../../text/span.ts';
import type { LinkedWord } from '../links/alignment.ts';
import type { LinePart, Lines, Passage } from '../passages/passages.ts';

/** What a passage became, and its linked words; offsets in the passage's text and in `latin`. */
export interface TurnedPassage {
  readonly latin: string;
  readonly words: readonly LinkedWord[];
}

/** A line of a document and the same line in Latin letters; words in columns of each, in order. */
export interface BesideLine {
  readonly persian: string;
  readonly latin: string;
  readonly words: readonly LinkedWord[];
}

interface TurnedPart {
  readonly part: LinePart;
  readonly latin: string;
  /** In offsets of the part on both sides. */
  readonly words: readonly LinkedWord[];
}

/** Every line with the parts of it turned that `turned` knows, by their passage's text; the rest stays as it is. */
export function besideLines(
  lines: Lines,
  passages: readonly Passage[],
  turned: ReadonlyMap<string, TurnedPassage>,
): BesideLine[] {
  const byLine = Map.groupBy(
    passages.flatMap((passage) => turnedParts(passage, turned.get(passage.text))),
    ({ part }) => part.line,
  );
  return Array.from({ length: lines.count }, (_, line) =>
    besideLine(lines.textOf(line), byLine.get(line) ?? []),
  );
}

/** What stands for `span` on the other side: all words that it touches; undefined if it touches none. */
export function counterpart(
  words: readonly LinkedWord[],
  side: keyof LinkedWord,
  { utf16Start, utf16End }: Span,
): Span | undefined {
  const other = side === 'persian' ? 'latin' : 'persian';
  const touched = words.filter(
    (word) => word[side].utf16Start <= utf16End && utf16Start <= word[side].utf16End,
  );
  const [first] = touched;
  const last = touched.at(-1);
  return first && last && { utf16Start: first[other].utf16Start, utf16End: last[other].utf16End };
}

/** One for each line of the passage; none if the service changed how many lines there are. */
function turnedParts({ parts }: Passage, turned: TurnedPassage | undefined): TurnedPart[] {
  const latinLines = turned?.latin.split('\n') ?? [];
  if (turned === undefined || latinLines.length !== parts.length) return [];
  let persianStart = 0;
  let latinStart = 0;
  return parts.map((part, at) => {
    const latin = latinLines[at] ?? '';
    const starts = { persian: persianStart, latin: latinStart };
    const ends = {
      persian: persianStart + part.utf16End - part.utf16Start,
      latin: latinStart + latin.length,
    };
    persianStart = ends.persian + 1;
    latinStart = ends.latin + 1;
    const words = turned.words.flatMap((word) => {
      const isInside =
        word.persian.utf16Start >= starts.persian &&
        word.persian.utf16End <= ends.persian &&
        word.latin.utf16Start >= starts.latin &&
        word.latin.utf16End <= ends.latin;
      return isInside ? [moved(word, -starts.persian, -starts.latin)] : [];
    });
    return { part, latin, words };
  });
}

function besideLine(persian: string, parts: readonly TurnedPart[]): BesideLine {
  let latin = '';
  let end = 0;
  const words: LinkedWord[] = [];
  for (const { part, latin: turned, words: inPart } of parts) {
    latin += persian.slice(end, part.utf16Start);
    for (const word of inPart) words.push(moved(word, part.utf16Start, latin.length));
    latin += turned;
    end = part.utf16End;
  }
  return { persian, latin: latin + persian.slice(end), words };
}

function moved({ persian, latin }: LinkedWord, byPersian: number, byLatin: number): LinkedWord {
  return { persian: shifted(persian, byPersian), latin: shifted(latin, byLatin) };
}

function shifted({ utf16Start, utf16End }: Span, by: number): Span {
  return { utf16Start: utf16Start + by, utf16End: utf16End + by };
}
