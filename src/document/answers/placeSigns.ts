/** A word of a line of English. */
export interface EnglishWord {
  /** In which segment of the source the word stood that it came from; undefined if that is not known. */
  readonly segment: number | undefined;
  /** Whether it must not leave the pairs of signs that it stood in. */
  readonly isFixed: boolean;
  /** Whether it is more than punctuation. */
  readonly isWord: boolean;
  /** The segment that begins right behind the word that it came from. */
  readonly ends?: number | undefined;
}

/** What stands between two signs of a line of the source. */
export interface Segment {
  /** Equal for those that stand in the same pairs of signs. */
  readonly path: string;
  /** How many pairs it stands in. */
  readonly depth: number;
  /** Whether it is all that a pair has, so that it must not be left empty. */
  readonly needsWord: boolean;
  /** Whether the sign before it belongs to the last word before that. */
  readonly isTied: boolean;
  /** Where it begins: 0 for the start of the line, 1 for its end. */
  readonly begin: number;
}

/** What a word costs that came from other pairs of signs than it stands in now. */
const MISPLACED = 1;
/** What it costs to place a sign elsewhere than behind the word that it belongs to. */
const UNTIED = 3;
const IMPOSSIBLE = 1e9;
/** What a word of which nothing is known costs in a pair of signs: a pair holds no more than it must. */
const UNKNOWN_INSIDE = 0.02;
/** What it costs to place a sign at the other end of the line than it stood. */
const FAR = 0.02;
/** Words times signs of a line, at most: the work grows with it. */
const MAX_WORK = 1_000_000;

/** How a state of the search was reached. */
const STEPS = { fromEmpty: 1, fromFilled: 2, overPunctuation: 3 } as const;

/**
 * Before which word of a line of English each sign between the segments belongs: in their order, so that pairs stay
 * pairs, with as many words as possible in the pairs that they came from. Undefined if there are too few words for that,
 * or a fixed one would have to leave its pair.
 *
 * The cheapest way is found word by word. There are two states for each segment: `2 * segment` where it has no word yet,
 * and the next one where it has.
 */
export function placeSigns(
  words: readonly EnglishWord[],
  segments: readonly Segment[],
): number[] | undefined {
  const width = segments.length * 2;
  if (words.length * segments.length > MAX_WORK) return undefined;
  const steps = new Uint8Array((words.length + 1) * width);
  let costs = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  for (let at = 0; at <= words.length; at++) {
    const row = steps.subarray(at * width, (at + 1) * width);
    if (at > 0) costs = withWord(costs, row, words[at - 1], segments);
    placeHere(costs, row, { place: at / Math.max(1, words.length), word: words[at - 1] }, segments);
  }
  const isLastEmpty =
    (costs[width - 2] ?? 0) <= (costs[width - 1] ?? 0) && segments.at(-1)?.needsWord !== true;
  const last = isLastEmpty ? width - 2 : width - 1;
  return (costs[last] ?? 0) < IMPOSSIBLE ? placesBack(steps, width, words.length, last) : undefined;
}

/** The costs with one more word in the segment of each state. */
function withWord(
  before: Float64Array,
  row: Uint8Array,
  word: EnglishWord | undefined,
  segments: readonly Segment[],
): Float64Array<ArrayBuffer> {
  const costs = new Float64Array(before.length).fill(Number.POSITIVE_INFINITY);
  for (const [index, segment] of segments.entries()) {
    const [empty, filled] = [index * 2, index * 2 + 1];
    const cost = word === undefined ? 0 : costOf(word, segment, segments);
    const isFromEmpty = word?.isWord === true && (before[empty] ?? 0) < (before[filled] ?? 0);
    costs[filled] = (before[isFromEmpty ? empty : filled] ?? 0) + cost;
    row[filled] = isFromEmpty ? STEPS.fromEmpty : STEPS.fromFilled;
    if (word?.isWord === true) continue;
    costs[empty] = (before[empty] ?? 0) + cost;
    row[empty] = STEPS.overPunctuation;
  }
  return costs;
}

/** Lets each next segment begin here, where that is cheaper. */
function placeHere(
  costs: Float64Array,
  row: Uint8Array,
  { place, word }: { readonly place: number; readonly word: EnglishWord | undefined },
  segments: readonly Segment[],
): void {
  for (let index = 1; index < segments.length; index++) {
    const [empty, filled] = [costs[index * 2 - 2] ?? 0, costs[index * 2 - 1] ?? 0];
    const isFromEmpty = segments[index - 1]?.needsWord !== true && empty < filled;
    const { begin, isTied } = segments[index] ?? { begin: 0, isTied: false };
    const untied = isTied && word?.ends !== index ? UNTIED : 0;
    const cost = (isFromEmpty ? empty : filled) + FAR * Math.abs(place - begin) + untied;
    if (cost >= (costs[index * 2] ?? 0)) continue;
    costs[index * 2] = cost;
    row[index * 2] = isFromEmpty ? STEPS.fromEmpty : STEPS.fromFilled;
  }
}

/** Where each segment but the first began, on the way to the last state. */
function placesBack(steps: Uint8Array, width: number, wordCount: number, last: number): number[] {
  const places: number[] = [];
  let [at, state] = [wordCount, last];
  while (at > 0 || state > 0) {
    const step = steps[at * width + state];
    if (state % 2 === 0 && step !== STEPS.overPunctuation) {
      places.push(at);
      state -= step === STEPS.fromFilled ? 1 : 2;
    } else {
      at--;
      if (step === STEPS.fromEmpty) state--;
    }
  }
  return places.reverse();
}

function costOf(
  { segment, isFixed }: EnglishWord,
  { path, depth }: Segment,
  segments: readonly Segment[],
): number {
  if (segment === undefined) return UNKNOWN_INSIDE * depth;
  if (segments[segment]?.path === path) return 0;
  return isFixed ? IMPOSSIBLE : MISPLACED;
}
