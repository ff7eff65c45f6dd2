import type { SoundTrie } from './soundTrie.ts';
import { SPELLINGS } from './spellings.ts';

/** A node of a tree whose sounds can be what is typed up to `end`, and what that costs in nats. */
export interface Found {
  readonly node: number;
  readonly end: number;
  readonly cost: number;
}

/** How much of the typed letters a phoneme can take at a place, and what that costs. */
interface Way {
  readonly length: number;
  readonly cost: number;
}

/** The ways of each phoneme, by its code, at each place of a typed word. */
export type TypedSounds = readonly (readonly (readonly Way[] | undefined)[])[];

/** What an unusual spelling costs more where it is seldom meant. */
const AT_THE_BEGINNING = 0.5;
const VOWEL_AT_THE_END = 2;
const VOWEL_OF_A_SHORT_WORD = 1.5;
const SHORT = 4;
const UNUSUAL = 1;
/** A silent ه is typed at the end of a word only; before an ending its h is that of «ها». */
const INNER_EH = 1;

/** A doubled consonant is mostly typed once. */
const SECOND_OF_TWO: readonly Way[] = [{ length: 0, cost: 0.1 }];
const NO_WAYS: readonly Way[] = [];

const CODES = Object.entries(SPELLINGS).map(([phoneme, spellings]) => ({
  code: phoneme.charCodeAt(0),
  isVowel: 'aeoAiu'.includes(phoneme),
  spellings,
}));
const LONG_A = 'A'.charCodeAt(0);

/** Lays out which sounds can stand at each place of a word in small letters. `singleA` is what a for ā costs. */
export function typedSounds(latin: string, singleA: number): TypedSounds {
  return Array.from({ length: latin.length + 1 }, (_, at) => {
    const row: (readonly Way[] | undefined)[] = [];
    for (const { code, isVowel, spellings } of CODES) {
      const fitting = spellings.filter(([typed]) => latin.startsWith(typed, at));
      if (fitting.length === 0) continue;
      row[code] = fitting.map(([typed, cost]) => ({
        length: typed.length,
        cost:
          code === LONG_A && typed === 'a'
            ? singleA
            : cost +
              (cost < UNUSUAL ? 0 : placeCost(latin, at, typed, isVowel)) +
              (typed === 'eh' && at + 2 < latin.length ? INNER_EH : 0),
      }));
    }
    return row;
  });
}

function placeCost(latin: string, at: number, typed: string, isVowel: boolean): number {
  const ofVowel = isVowel
    ? (at + typed.length === latin.length ? VOWEL_AT_THE_END : 0) +
      (latin.length < SHORT ? VOWEL_OF_A_SHORT_WORD : 0)
    : 0;
  return ofVowel + (at === 0 ? AT_THE_BEGINNING : 0);
}

/** Finds every node with items whose sounds can be what is typed from `start` on, at no more than `mostCost`. */
export function searchSounds(
  { firstChildren, nextSiblings, phonemes, itemStarts }: SoundTrie,
  typed: TypedSounds,
  start: number,
  mostCost: number,
): readonly Found[] {
  const best = new Map<number, number>();
  const width = typed.length;
  const stack: Found[] = [{ node: 0, end: start, cost: 0 }];
  for (let from = stack.pop(); from !== undefined; from = stack.pop()) {
    const row = typed[from.end] ?? [];
    const own = phonemes[from.node] ?? 0;
    for (let node = firstChildren[from.node] ?? 0; node !== 0; node = nextSiblings[node] ?? 0) {
      const phoneme = phonemes[node] ?? 0;
      const visit = (way: Way): void => {
        const cost = from.cost + way.cost;
        const key = node * width + from.end + way.length;
        if (cost > mostCost || (best.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
        best.set(key, cost);
        stack.push({ node, end: from.end + way.length, cost });
      };
      (row[phoneme] ?? NO_WAYS).forEach(visit);
      if (phoneme === own) SECOND_OF_TWO.forEach(visit);
    }
  }
  const found: Found[] = [];
  for (const [key, cost] of best) {
    const node = Math.floor(key / width);
    if (itemStarts[node] !== itemStarts[node + 1]) found.push({ node, end: key % width, cost });
  }
  return found;
}
