import type { Span } from '../../text/span.ts';

/** What an invisible character does not do where it stands. */
export type StrayKind =
  | 'nonJoiner'
  | 'joiner'
  | 'softHyphen'
  | 'zeroWidthSpace'
  | 'wordJoiner'
  | 'byteOrderMark'
  | 'tags'
  | 'variationSelector'
  | 'filler'
  | 'directionMark'
  /** A control of direction that nothing ends in its line. */
  | 'unclosed'
  /** The end of one that does not begin in its line. */
  | 'unopened'
  /** In source code: one that shows letters in another order than they have. */
  | 'override'
  /** In source code: one that begins in a string or a comment and ends outside. */
  | 'crossing';

/** Invisible characters side by side that do not belong where they stand, all for the same reason. */
export interface StrayCharacters extends Span {
  readonly kind: StrayKind;
  /** How many characters they are. */
  readonly count: number;
  /** Short for what the first of them is, such as `ZWNJ`. */
  readonly label: string;
  /** What ends them, which means nothing without them. */
  readonly end?: Span;
  /** The Latin text that tags spell; at most `MOST_SPELT` characters of it. */
  readonly spelt?: string;
}

/** Kinds that show text in another order than it has. */
export const REORDERING: ReadonlySet<StrayKind> = new Set(['unclosed', 'unopened', 'override', 'crossing']);

const LABELS: Readonly<Partial<Record<number, string>>> = {
  173: 'SHY',
  1564: 'ALM',
  8203: 'ZWSP',
  8204: 'ZWNJ',
  8205: 'ZWJ',
  8206: 'LRM',
  8207: 'RLM',
  8234: 'LRE',
  8235: 'RLE',
  8236: 'PDF',
  8237: 'LRO',
  8238: 'RLO',
  8288: 'WJ',
  8294: 'LRI',
  8295: 'RLI',
  8296: 'FSI',
  8297: 'PDI',
  65279: 'BOM',
};

/** How Unicode shortens the name of an invisible character, or its number. */
export function labelOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint >= 0xe0000 && codePoint < 0xe0080) return 'TAG';
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return `VS${codePoint - 0xfe00 + 1}`;
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return `VS${codePoint - 0xe0100 + 17}`;
  return LABELS[codePoint] ?? `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
