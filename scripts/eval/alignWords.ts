import { heardWithoutEzafe, isVowel } from '../../src/engine/compile/index.ts';

/** A word as it is heard: its phonemes without ezafe, and whether it has one. */
export interface HeardWord {
  readonly phonemes: string;
  readonly ezafe: boolean;
}

/** How a word that is meant was found. */
export interface FoundWord {
  /** Whether its phonemes are right, whatever its ezafe, and however it was divided from its neighbours. */
  readonly readRight: boolean;
  readonly ezafeMeant: boolean;
  readonly ezafeFound: boolean;
}

const EZAFE = '~';
/** Where a word begins with a vowel, a glottal stop may be heard: nothing divides `ham?aknun` from `ham aknun`. */
const ONSET = "'";
/** Where a word begins. That both divide their phonemes alike is worth less than any phoneme. */
const BOUNDARY = ' ';
const BOUNDARY_COST = 1 / 1024;

/** What it costs that one of these stands on one side only; of a phoneme or an ezafe it is 1. */
const SILENT: ReadonlyMap<string, number> = new Map([
  [ONSET, 0],
  [BOUNDARY, BOUNDARY_COST],
]);

/** A phoneme, or one of the signs above, of the word at an index. */
interface Sign {
  readonly sign: string;
  readonly word: number;
}

interface Alignment {
  readonly edits: number;
  readonly words: readonly FoundWord[];
}

/**
 * Lays what was found beside what is meant with the fewest changed, missing and added phonemes. Words are not paired: one that
 * is written in two pieces, or together with the next, is right if the phonemes are.
 */
export function alignWords(meant: readonly HeardWord[], found: readonly HeardWord[]): Alignment {
  const [left, right] = [signsOf(meant), signsOf(found)];
  const edits = editTable(left, right);
  const wrong = new Set<number>();
  const linked = new Set<number>();
  for (const { own, other, word } of steps(left, right, edits)) {
    if (other === EZAFE) linked.add(word);
    else if (own !== EZAFE && editCost(own, other) >= 1) wrong.add(word);
  }
  const words = meant.map(({ ezafe }, word) => ({
    readRight: !wrong.has(word),
    ezafeMeant: ezafe,
    ezafeFound: linked.has(word),
  }));
  return { edits: edits[left.length]?.[right.length] ?? 0, words };
}

function signsOf(words: readonly HeardWord[]): Sign[] {
  return words.flatMap(({ phonemes, ezafe }, word) => {
    const onset = isVowel(phonemes.slice(0, 1)) ? ONSET : '';
    const heard = ezafe ? withoutGlide(phonemes) : phonemes;
    return [BOUNDARY, ...onset, ...heardWithoutEzafe(heard), ...(ezafe ? EZAFE : '')].map((sign) => ({
      sign,
      word,
    }));
  });
}

/** `ruy-e` and `ru-ye` sound alike. */
function withoutGlide(phonemes: string): string {
  return phonemes.replace(/(?<=[Aiu])y$/, '');
}

/** For each beginning of both rows of signs, the fewest edits that make the one the other. */
function editTable(left: readonly Sign[], right: readonly Sign[]): Float64Array[] {
  const table = Array.from({ length: left.length + 1 }, () => new Float64Array(right.length + 1));
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  table.forEach((line, row) => {
    const own = left[row - 1]?.sign;
    line.forEach((_, column) => {
      const other = right[column - 1]?.sign;
      if (row + column === 0) return;
      line[column] = Math.min(
        at(row - 1, column - 1) + editCost(own, other),
        at(row - 1, column) + editCost(own, undefined),
        at(row, column - 1) + editCost(undefined, other),
      );
    });
  });
  return table;
}

/** A sign that is meant and one that is found in its place, where there are both, and the meant word to which they belong. */
interface Step {
  readonly own: string | undefined;
  readonly other: string | undefined;
  readonly word: number;
}

/** The cheapest way through the table, from its end. What was added belongs to the word that it follows. */
function steps(left: readonly Sign[], right: readonly Sign[], edits: readonly Float64Array[]): Step[] {
  const taken: Step[] = [];
  let [row, column] = [left.length, right.length];
  const cameFrom = (rows: number, columns: number): boolean => {
    const own = rows > 0 ? left[row - 1] : undefined;
    const other = columns > 0 ? right[column - 1]?.sign : undefined;
    const before = edits[row - rows]?.[column - columns];
    if (before === undefined || edits[row]?.[column] !== before + editCost(own?.sign, other)) return false;
    taken.push({ own: own?.sign, other, word: left[row - 1]?.word ?? 0 });
    row -= rows;
    column -= columns;
    return true;
  };
  while (row + column > 0 && (cameFrom(1, 1) || cameFrom(1, 0) || cameFrom(0, 1)));
  return taken;
}

/**
 * What it costs to find one sign for another, or one where there is none: only a phoneme stands for a phoneme, and a glottal
 * stop for an onset.
 */
function editCost(own: string | undefined, other: string | undefined): number {
  if (own === other) return 0;
  if (own === undefined || other === undefined) return SILENT.get(own ?? other ?? '') ?? 1;
  const signs = [own, other];
  if (signs.includes(ONSET) && signs.includes('?')) return 0;
  return signs.some((sign) => sign === EZAFE || SILENT.has(sign)) ? Number.POSITIVE_INFINITY : 1;
}
