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
  const readRight = meant.map(() => true);
  const ezafeFound = meant.map(() => false);
  const see = (word: number, isEzafe: boolean, isRight: boolean): void => {
    if (!isEzafe) readRight[word] &&= isRight;
    else ezafeFound[word] = true;
  };
  let [row, column] = [left.length, right.length];
  while (row > 0 || column > 0) {
    const [own, other] = [left[row - 1], right[column - 1]];
    const here = edits[row]?.[column] ?? 0;
    if (own && other && here === (edits[row - 1]?.[column - 1] ?? 0) + changed(own.sign, other.sign)) {
      see(own.word, own.sign === EZAFE, changed(own.sign, other.sign) === 0);
      row--;
      column--;
    } else if (own && here === (edits[row - 1]?.[column] ?? 0) + single(own.sign)) {
      if (own.sign !== EZAFE) see(own.word, false, own.sign === ONSET);
      row--;
    } else if (other) {
      const isInside = right[column - 2]?.word === other.word;
      const holder = (isInside ? left[row - 1] : left[row]) ?? left[row - 1] ?? left[row];
      if (holder) see(holder.word, other.sign === EZAFE, other.sign === ONSET);
      column--;
    }
  }
  const words = meant.map(({ ezafe }, at) => ({
    readRight: readRight[at] ?? false,
    ezafeMeant: ezafe,
    ezafeFound: ezafeFound[at] ?? false,
  }));
  return { edits: edits[left.length]?.[right.length] ?? 0, words };
}

function signsOf(words: readonly HeardWord[]): Sign[] {
  return words.flatMap(({ phonemes, ezafe }, word) => {
    const onset = isVowel(phonemes.slice(0, 1)) ? ONSET : '';
    const heard = ezafe ? withoutGlide(phonemes) : phonemes;
    return [...onset, ...heardWithoutEzafe(heard), ...(ezafe ? EZAFE : '')].map((sign) => ({ sign, word }));
  });
}

/** `ruy-e` and `ru-ye` sound alike. */
function withoutGlide(phonemes: string): string {
  return phonemes.replace(/(?<=[Aiu])y$/, '');
}

/** For each beginning of both rows of signs, the fewest edits that make the one the other. */
function editTable(left: readonly Sign[], right: readonly Sign[]): Float64Array[] {
  const table = Array.from({ length: left.length + 1 }, () => new Float64Array(right.length + 1));
  table.forEach((line, row) => {
    const [above, own] = [table[row - 1], left[row - 1]];
    line.forEach((_, column) => {
      const other = right[column - 1];
      if (own === undefined && other === undefined) return;
      line[column] = Math.min(
        own && other && above ? (above[column - 1] ?? 0) + changed(own.sign, other.sign) : Infinity,
        own && above ? (above[column] ?? 0) + single(own.sign) : Infinity,
        other ? (line[column - 1] ?? 0) + single(other.sign) : Infinity,
      );
    });
  });
  return table;
}

/** What it costs to take one sign for another; an ezafe stands for no phoneme. */
function changed(own: string, other: string): number {
  if (own === other) return 0;
  if ([own, other].includes(EZAFE)) return Infinity;
  const isOnset = [own, other].includes(ONSET);
  return isOnset && [own, other].includes('?') ? 0 : isOnset ? Infinity : 1;
}

/** What it costs that a sign stands on one side only. */
function single(sign: string): number {
  return sign === ONSET ? 0 : 1;
}
