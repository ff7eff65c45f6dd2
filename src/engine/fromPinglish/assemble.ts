import { type AlignedWord, type OffsetTable, offsetTable } from '../../text/codePoints.ts';
import type { Piece } from './typedText.ts';

/** Latin words and the Persian that was written for them. */
interface PersianWord extends AlignedWord {
  /** What else it could be, the likeliest first; empty unless it is asked for. */
  readonly candidates: readonly string[];
}

export interface FromPinglish {
  readonly persian: string;
  readonly alignment: readonly PersianWord[];
}

/** Pieces of a text that are written as one, by their numbers, both included. */
interface WrittenPieces {
  readonly first: number;
  readonly last: number;
  readonly letters: string;
  readonly candidates: readonly string[];
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  [',', '،'],
  [';', '؛'],
  ['?', '؟'],
]);
/** Those that part a sentence; the others end one. */
const PARTS = /^[,;]$/;

/** The text with what was written in it, and where that came from. */
export function assemble(
  text: string,
  pieces: readonly Piece[],
  written: readonly WrittenPieces[],
): FromPinglish {
  const table = offsetTable(text);
  const byFirst = new Map(written.map((one) => [one.first, one]));
  const numbers = new Set(written.flatMap(({ first, last }) => range(first, last)));
  const alignment: PersianWord[] = [];
  let persian = '';
  const isPersian = persianSigns(text, pieces, numbers);
  let isPersianNumber = false;
  for (let number = 0; number < pieces.length; number++) {
    const piece = pieces[number];
    const one = byFirst.get(number);
    if (one === undefined) {
      const source = sourceOf(text, piece);
      if (piece?.kind === 'number' && isAmongPersian(text, pieces, number, numbers)) {
        const letters = persianNumber(source);
        alignment.push(
          aligned(text, table, pieces, { first: number, last: number, letters, candidates: [] }),
        );
        persian += letters;
        isPersianNumber = true;
        continue;
      }
      persian +=
        isPersianNumber && source === '%'
          ? '٪'
          : isPersian[number] === true
            ? (SIGNS.get(source) ?? source)
            : source;
      isPersianNumber &&= piece?.kind === 'space';
      continue;
    }
    alignment.push(aligned(text, table, pieces, one));
    persian += one.letters;
    number = one.last;
  }
  return { persian, alignment };
}

const SENTENCE_END = /[.!?؟\n]/;

/** Of each piece, whether a sign there is written as in Persian: a word of its sentence became Persian, also one that follows. */
function persianSigns(text: string, pieces: readonly Piece[], written: ReadonlySet<number>): boolean[] {
  const isPersian: boolean[] = [];
  const isEnd = (number: number): boolean =>
    pieces[number]?.kind !== 'typed' && SENTENCE_END.test(sourceOf(text, pieces[number]));
  /** khoobi ? ? */
  const goesOn = (number: number): boolean =>
    isEnd(number + 1) || (pieces[number + 1]?.kind === 'space' && isEnd(number + 2));
  let first = 0;
  for (let number = 0; number < pieces.length; number++) {
    if (number < pieces.length - 1 && (!isEnd(number) || goesOn(number))) continue;
    const some = range(first, number).some((at) => written.has(at));
    for (const at of range(first, number)) isPersian[at] = some;
    if (some) leaveWithinEnglish(text, pieces, written, { isPersian, first, last: number });
    first = number + 1;
  }
  return isPersian;
}

/** So many words beside a comma are English. */
const FEWEST_ENGLISH = 3;

/** In a sentence, a comma between two parts that are mostly English is theirs: you know, i love you azizam. */
function leaveWithinEnglish(
  text: string,
  pieces: readonly Piece[],
  written: ReadonlySet<number>,
  { isPersian, first, last }: { isPersian: boolean[]; readonly first: number; readonly last: number },
): void {
  const commas = range(first, last).filter((at) => PARTS.test(sourceOf(text, pieces[at])));
  const ends = [first - 1, ...commas, last + 1];
  const parts = ends.slice(1).map((end, at) => {
    const words = range((ends[at] ?? 0) + 1, end - 1).filter((word) => pieces[word]?.kind === 'typed');
    const english = words.filter((word) => !written.has(word)).length;
    return { english, isEnglish: english * 2 > words.length };
  });
  for (const [at, comma] of commas.entries()) {
    const [before, after] = [parts[at], parts[at + 1]];
    if (before?.isEnglish !== true || after?.isEnglish !== true) continue;
    if (before.english + after.english >= FEWEST_ENGLISH) isPersian[comma] = false;
  }
}

const NEAR_PIECES = 40;

/** Whether the word before a number or behind it became Persian; a number right behind Latin is Latin's: python 3. */
function isAmongPersian(
  text: string,
  pieces: readonly Piece[],
  number: number,
  written: ReadonlySet<number>,
): boolean {
  const wordFrom = (step: 1 | -1): number | undefined => {
    for (let away = 1; away < NEAR_PIECES; away++) {
      const at = number + step * away;
      const piece = pieces[at];
      if (piece === undefined || sourceOf(text, piece).includes('\n')) return undefined;
      if (piece.kind === 'typed') return at;
    }
    return undefined;
  };
  const [before, after] = [wordFrom(-1), wordFrom(1)];
  const isBehindLatin = before !== undefined && number - before <= 2 && !written.has(before);
  return !isBehindLatin && [before, after].some((at) => at !== undefined && written.has(at));
}

/** In Persian digits, thousands parted as Persian parts them, ۱٬۵۰۰, with its sign of percent. */
function persianNumber(source: string): string {
  const parted = /^\d{1,3}(?:,\d{3})+$/.test(source) ? source.replaceAll(',', '٬') : source;
  return parted.replace('%', '٪').replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
}

function aligned(
  text: string,
  table: OffsetTable,
  pieces: readonly Piece[],
  { first, last, letters, candidates }: WrittenPieces,
): PersianWord {
  const utf16Start = pieces[first]?.utf16Start ?? 0;
  const utf16End = pieces[last]?.utf16End ?? 0;
  return {
    codePointStart: table.toCodePoint(utf16Start),
    codePointEnd: table.toCodePoint(utf16End),
    source: text.slice(utf16Start, utf16End),
    written: letters,
    candidates,
  };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function sourceOf(text: string, piece: Piece | undefined): string {
  return text.slice(piece?.utf16Start, piece?.utf16End);
}
