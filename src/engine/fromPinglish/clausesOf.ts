import { foldTyped, type Piece } from './typedText.ts';

/** Ezafe behind a hyphen, as Harf writes it. */
export type TypedEzafe = '' | 'e' | 'ye';

/** A typed word of a clause. */
export interface TypedWord {
  /** As it was typed. */
  readonly source: string;
  readonly folded: string;
  readonly ezafe: TypedEzafe;
  /** What stands before the next word: a hyphen or a single space may be inside a word. */
  readonly joint: 'space' | 'hyphen' | 'other';
  /** Its first and last piece. */
  readonly first: number;
  readonly last: number;
  /** Whether an ezafe may stand here though no typed word follows: vahede 5, ketabe «…». */
  readonly mayEndInEzafe: boolean;
  /** Whether a number stands right before it: 3 rooze. */
  readonly isBehindNumber: boolean;
}

const EZAFES: ReadonlyMap<string, TypedEzafe> = new Map([
  ['e', 'e'],
  ['eh', 'e'],
  ['ye', 'ye'],
  ['yeh', 'ye'],
]);

/** What ends a clause: a sign, a smiley, or the end of the text. */
const ENDS = /^(?:$|[\n,.;:!?؟…)<=^])/;

/** The rows of typed words that have nothing but white space and hyphens between them, each within a line. */
export function clausesOf(
  text: string,
  pieces: readonly Piece[],
  isTitle: (word: string) => boolean,
): TypedWord[][] {
  const clauses: TypedWord[][] = [];
  let isOpen = false;
  for (let number = 0; number < pieces.length; number++) {
    const piece = pieces[number];
    const kind = piece?.kind;
    if (kind === 'typed') {
      const word = wordFrom(text, pieces, number, isTitle);
      if (isOpen) clauses.at(-1)?.push(word);
      else clauses.push([word]);
      number = word.last;
    }
    const isWithinLine = !text.slice(piece?.utf16Start, piece?.utf16End).includes('\n');
    isOpen = kind === 'typed' || (isOpen && isWithinLine && (kind === 'space' || kind === 'hyphen'));
  }
  return clauses;
}

function wordFrom(
  text: string,
  pieces: readonly Piece[],
  first: number,
  isTitle: (word: string) => boolean,
): TypedWord {
  const sourceAt = (number: number): string =>
    text.slice(pieces[number]?.utf16Start, pieces[number]?.utf16End ?? 0);
  const isHyphened = pieces[first + 1]?.kind === 'hyphen' && pieces[first + 2]?.kind === 'typed';
  const ezafe = isHyphened ? (EZAFES.get(sourceAt(first + 2)) ?? '') : '';
  const folded = foldTyped(sourceAt(first));
  const hasDot = sourceAt(first + 1) === '.' && pieces[first + 2]?.kind === 'space' && isTitle(folded);
  const last = ezafe !== '' ? first + 2 : hasDot ? first + 1 : first;
  const before = pieces[first - 1]?.kind === 'space' ? first - 2 : first - 1;
  const between = pieces[last + 2]?.kind === 'typed' ? sourceAt(last + 1) : '';
  return {
    source: sourceAt(first),
    folded,
    ezafe,
    joint: ezafe !== '' ? 'other' : between === ' ' ? 'space' : between === '-' ? 'hyphen' : 'other',
    first,
    last,
    isBehindNumber: pieces[before]?.kind === 'number',
    mayEndInEzafe: !ENDS.test(sourceAt(last + 1).trimStart() || sourceAt(last + 2)),
  };
}
