import type { Phonemes } from '../../types.ts';

/** A way in which a phoneme is typed in Latin letters, and how unusual it is, in nats. */
type Spelling = readonly [latin: string, cost: number];

/** A consonant that is not written at all. */
const UNWRITTEN_CONSONANT = 3.2;

const VOWELS: Readonly<Record<string, readonly Spelling[]>> = {
  A: [
    ['aa', 0],
    ['ā', 0],
    ['a', 0.3],
    ['ah', 1.5],
    ['o', 3.2],
    ['e', 4],
  ],
  a: [
    ['a', 0],
    ['ah', 1.2],
    ['e', 1.6],
    ['aa', 2.2],
    ['o', 3],
    ['', 2.6],
  ],
  e: [
    ['e', 0],
    ['eh', 0.2],
    ['i', 1.6],
    ['a', 1.6],
    ['ee', 1.6],
    ['', 1.8],
    ['o', 3],
    ['é', 0],
  ],
  o: [
    ['o', 0],
    ['u', 0.6],
    ['ou', 0.7],
    ['oo', 0.9],
    ['oh', 1],
    ['ow', 1.5],
    ['a', 3],
    ['e', 3],
    ['', 2.8],
  ],
  i: [
    ['i', 0],
    ['ee', 0.1],
    ['ea', 1.6],
    ['y', 0.5],
    ['ie', 1],
    ['iy', 0.3],
    ['ey', 1.2],
    ['ei', 1.2],
    ['e', 1.5],
    ['', 4],
  ],
  u: [
    ['oo', 0],
    ['u', 0.1],
    ['ou', 0.1],
    ['o', 0.8],
    ['ū', 0],
    ['oe', 2],
    ['ow', 1.5],
    ['', 4],
  ],
};

const CONSONANTS: Readonly<Record<string, readonly Spelling[]>> = {
  b: [['b', 0]],
  p: [['p', 0]],
  t: [
    ['t', 0],
    ['th', 1],
    ['d', 3],
  ],
  d: [
    ['d', 0],
    ['t', 3],
  ],
  k: [
    ['k', 0],
    ['c', 0.8],
    ['ck', 0.5],
    ['q', 2],
  ],
  g: [
    ['g', 0],
    ['gh', 1.8],
  ],
  f: [
    ['f', 0],
    ['ph', 0.5],
  ],
  v: [
    ['v', 0],
    ['w', 0.1],
    ['u', 2],
    ['o', 2.5],
  ],
  s: [
    ['s', 0],
    ['c', 1.2],
    ['z', 3],
  ],
  z: [
    ['z', 0],
    ['s', 3],
  ],
  S: [
    ['sh', 0],
    ['š', 0],
    ['ch', 2.2],
    ['s', 2.8],
  ],
  Z: [
    ['zh', 0],
    ['ž', 0],
    ['j', 0.8],
    ['z', 2],
  ],
  C: [
    ['ch', 0],
    ['c', 0.8],
    ['č', 0],
  ],
  j: [
    ['j', 0],
    ['g', 1.8],
    ['dj', 0.5],
  ],
  x: [
    ['kh', 0],
    ['x', 0],
    ['gh', 2.5],
    ['h', 2.2],
    ['k', 2.5],
  ],
  q: [
    ['gh', 0],
    ['q', 0],
    ['g', 1.5],
    ['kh', 2.8],
  ],
  h: [
    ['h', 0],
    ['', 2.2],
  ],
  l: [['l', 0]],
  m: [
    ['m', 0],
    ['n', 4.5],
  ],
  n: [
    ['n', 0],
    ['m', 4.5],
  ],
  r: [['r', 0]],
  y: [
    ['y', 0],
    ['i', 0.2],
    ['ee', 1],
    ['', 1],
  ],
  w: [
    ['w', 0],
    ['u', 0.3],
    ['v', 0.6],
    ['', 0.3],
  ],
  '?': [
    ['', 0],
    ["'", 0],
    ['e', 1.2],
    ['a', 0.8],
    ['y', 0.7],
    ['i', 1.8],
  ],
};

const DOUBLED_LETTER = 0.5;

function withDoubles(spellings: readonly Spelling[]): Spelling[] {
  const doubled = spellings
    .filter(([latin, cost]) => latin.length === 1 && cost < 1 && /[b-df-hj-np-tv-z]/.test(latin))
    .map(([latin, cost]): Spelling => [latin + latin, cost + DOUBLED_LETTER]);
  const unwritten: Spelling[] = spellings.some(([latin]) => latin === '') ? [] : [['', UNWRITTEN_CONSONANT]];
  return [...spellings, ...doubled, ...unwritten];
}

/** The spellings of each phoneme. */
export const SPELLINGS: Readonly<Record<Phonemes, readonly Spelling[]>> = {
  ...VOWELS,
  ...Object.fromEntries(
    Object.entries(CONSONANTS).map(([phoneme, spellings]) => [phoneme, withDoubles(spellings)]),
  ),
};
