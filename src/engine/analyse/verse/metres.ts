/**
 * The commonest metres of classical verse, a hemistich of each: `-` heavy, `u` light. Where the first foot may begin with a heavy
 * syllable for a light one it is `x`.
 */
const PATTERNS = [
  // motaqareb
  'u--u--u--u-',
  'u--u--u--u--',
  // ramal
  '-u---u---u-',
  '-u---u---u---u-',
  '-u---u---u---u--',
  'xu--uu--uu-',
  'xu--uu--uu--',
  'xu--uu--uu--uu-',
  'xu--uu--uu--uu--',
  'uu-u-u--uu-u-u--',
  // hazaj
  'u---u---u--',
  'u---u---u---u---',
  'u---u---',
  '--uu--uu--uu--',
  '--uu-u-u--',
  '--uu--uu--',
  '--u---uu--u--',
  '--u---u--u---u--',
  // The quatrain, in its two usual forms.
  '--uu--uu--uu-',
  '--uu-u-u--uu-',
  // rajaz
  '--u---u---u---u-',
  '--u---u-',
  '-uu-u-u--uu-u-u-',
  '-uu--uu--uu--uu-',
  '-uu--uu--u-',
  // mozare
  '--u-u-uu--u-u-',
  '--u-u----u-u--',
  '-u-u--u--u-u--',
  // mojtass
  'u-u-uu--u-u-uu-',
  'u-u-uu--u-u-uu--',
  // khafif
  'xu--u-u-uu-',
  // monsareh and others
  '-uu--u-u-uu--u-',
  '-uu--u-u-uu-',
  '--u-u-uu-u--',
] as const;

/** What a position of a metre takes. */
type Position = 'heavy' | 'light' | 'either';

/** One hemistich of a metre. */
export type Metre = readonly Position[];

const POSITION: Readonly<Record<string, Position>> = { '-': 'heavy', u: 'light', x: 'either' };

export const METRES: readonly Metre[] = PATTERNS.map((pattern) =>
  [...pattern].map((sign) => POSITION[sign] ?? 'either'),
);

/** No hemistich has more positions. */
export const MOST_POSITIONS = Math.max(...METRES.map(({ length }) => length));
