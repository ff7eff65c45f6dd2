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
const SHORT_A = 'a'.charCodeAt(0);
const SHORT_E = 'e'.charCodeAt(0);
const GLIDE_COST = 0.4;
/** Whose something is, without its vowel: kenarm, sedat, golsh. */
const BARE_CLITIC = /(?<=[^aeiouāmt])(?:m|t|sh)$/;
const CLITIC_VOWEL = 1.3;

/** Lays out which sounds can stand at each place of a word in small letters. `singleA` is what a for ā costs. */
export function typedSounds(latin: string, singleA: number): TypedSounds {
  const omitted = costsLeftOut(latin);
  const clitic = BARE_CLITIC.exec(latin)?.index ?? Number.NaN;
  return Array.from({ length: latin.length + 1 }, (_, at) => {
    const row: (readonly Way[] | undefined)[] = [];
    for (const { code, isVowel, spellings } of CODES) {
      const fitting = spellings.filter(([typed]) => latin.startsWith(typed, at));
      const left =
        at === 0
          ? undefined
          : (omitted?.[code] ?? (code === SHORT_A && at === clitic ? CLITIC_VOWEL : undefined));
      const omission =
        left === undefined ? [] : [{ length: 0, cost: left + (at === latin.length ? VOWEL_AT_THE_END : 0) }];
      if (fitting.length + omission.length === 0) continue;
      row[code] = [
        ...omission,
        ...fitting.map(([typed, cost]) => ({
          length: typed.length,
          cost:
            code === LONG_A && typed === 'a'
              ? singleA
              : (isGlide(code, typed, latin.slice(at + 1, at + 3)) ? GLIDE_COST : cost) +
                (cost < UNUSUAL ? 0 : placeCost(latin, at, typed, isVowel)) +
                (typed === 'eh' && at + 2 < latin.length ? INNER_EH : 0),
        })),
      ];
    }
    return row;
  });
}

/** What it costs that vowels are left out where a word has none (nmikhm), or few (khmoosh). */
const WITHOUT_VOWELS = leftOut(0.5, 0.7, 1);
const WITH_FEW_VOWELS = leftOut(1.5, 1.8, 2.2);
const FEWEST_CONSONANTS = 3;
const CONSONANTS_TO_A_VOWEL = 3;

/** The costs of each vowel by its code. */
function leftOut(short: number, long: number, close: number): readonly (number | undefined)[] {
  const costs: number[] = [];
  for (const vowel of 'ae') costs[vowel.charCodeAt(0)] = short;
  for (const vowel of 'oA') costs[vowel.charCodeAt(0)] = long;
  for (const vowel of 'iu') costs[vowel.charCodeAt(0)] = close;
  return costs;
}

function costsLeftOut(latin: string): readonly (number | undefined)[] | undefined {
  const sounds = latin.replace(/[kgscz]h/g, 'x');
  const vowels = sounds.match(/[aāeiou]+/g)?.length ?? 0;
  const consonants = sounds.replace(/[^b-df-hj-np-tv-xz]/g, '').length;
  if (consonants < FEWEST_CONSONANTS || consonants < CONSONANTS_TO_A_VOWEL * vowels) return undefined;
  return vowels === 0 ? WITHOUT_VOWELS : WITH_FEW_VOWELS;
}

/** Before y, a and e are typed for each other: peyam, payda. */
function isGlide(code: number, typed: string, next: string): boolean {
  return (
    (code === SHORT_A && typed === 'e' && /^y[aāeiou]/.test(next)) ||
    (code === SHORT_E && typed === 'a' && /^y[^aāeiou]/.test(next))
  );
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
