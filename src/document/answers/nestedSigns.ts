import { firstIndex } from '../../text/firstIndex.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import type { Sign } from './gapSigns.ts';
import { type OwnedWord, pairSpans, type SourcePair, type WordSpan } from './pairSpans.ts';
import { type EnglishWord, placeSigns, type Segment } from './placeSigns.ts';
import { IS_PARTICLE, smallWordPairs } from './smallWords.ts';

/** A word of the English and where what it came from begins in the text that was sent, if that is known. */
export interface TracedWord extends EnglishWord {
  readonly text: string;
  readonly utf16Sent: number | undefined;
}

/** A line, or several, and the signs of it, of which the pairs are complete. */
export interface SignedLine {
  readonly sent: string;
  readonly line: Span;
  readonly words: readonly TracedWord[];
  readonly signs: readonly Sign[];
  /** Half-open indices of `signs`, outermost first. */
  readonly pairs: readonly SignPair[];
  /** What stands between signs of a list of them, such as those that are in no pair. */
  readonly segmentsOf: (signs: readonly number[]) => Segment[];
}

export interface SignPair {
  readonly opens: number;
  readonly closes: number;
}

/** A sign, by its index, and before which word it stands. */
export interface PlacedSign {
  readonly sign: number;
  readonly place: number;
}

/** Pairs times words of a line, at most: the work grows with it. */
const MAX_WORK = 1_000_000;
const SOURCE_WORD = /[\p{L}\p{N}\p{M}\u200c]+|[\ue000-\uf8ff]/gu;

/**
 * Where the signs of a line stand in its English, from left to right: pairs around what their words became, all others in
 * their order, within the pair that they stood in. Undefined if there is no such place.
 */
export function nestedSigns(line: SignedLine): PlacedSign[] | undefined {
  const source = [...sliceSpan(line.sent, line.line).matchAll(SOURCE_WORD)];
  if (line.pairs.length * (source.length + line.words.length) > MAX_WORK) return undefined;
  const parents = parentsOf(line.pairs);
  const ownersAt = ownersOf(line, parents);
  const ownerOf = (utf16At: number) => ownersAt[signsBefore(line.signs, utf16At)] ?? -1;
  const { owned, words } = ownedWords(
    line,
    source.map(({ index, 0: text }) => {
      const utf16Start = line.line.utf16Start + index;
      return { text, utf16Start, owner: ownerOf(utf16Start) };
    }),
    ownerOf,
  );
  const spans = pairSpans(sourcePairs(line, parents, words), owned);
  return spans && new Nesting(line, spans, parents, ownersAt).placed();
}

interface SourceToken {
  readonly text: string;
  readonly utf16Start: number;
  readonly owner: number;
}

/** The words of both languages with the pairs that they belong to, as far as that is known. */
function ownedWords(
  { words }: SignedLine,
  source: readonly SourceToken[],
  ownerOf: (utf16At: number) => number,
): { readonly owned: OwnedWord[]; readonly words: OwnedSource[] } {
  const linked = new Set<number>();
  for (const { utf16Sent } of words) if (utf16Sent !== undefined) linked.add(tokenAt(source, utf16Sent));
  const small = smallWordPairs(
    source.map(({ text }, at) => (linked.has(at) ? undefined : text)),
    words.map(({ text, utf16Sent }) => (utf16Sent === undefined ? text : undefined)),
  );
  for (const at of small.values()) linked.add(at);
  return {
    owned: words.map(({ text, utf16Sent, isFixed }, at) => {
      const owner = utf16Sent === undefined ? source[small.get(at) ?? -1]?.owner : ownerOf(utf16Sent);
      return { text, owner, isObject: isFixed };
    }),
    words: source.map(({ text, owner }, at) => ({ text, owner, isLinked: linked.has(at) })),
  };
}

function tokenAt(source: readonly SourceToken[], utf16At: number): number {
  return firstIndex(source.length, (at) => {
    const { text, utf16Start } = source[at] ?? { text: '', utf16Start: utf16At + 1 };
    return utf16Start + text.length > utf16At;
  });
}

/** The pair around each. */
function parentsOf(pairs: readonly SignPair[]): number[] {
  const inside: number[] = [];
  return pairs.map(({ opens }, index) => {
    while ((pairs[inside.at(-1) ?? -1]?.closes ?? opens) < opens) inside.pop();
    const parent = inside.at(-1) ?? -1;
    inside.push(index);
    return parent;
  });
}

/** The innermost pair around what stands before each sign, and behind the last. */
function ownersOf({ signs, pairs }: SignedLine, parents: readonly number[]): number[] {
  const opened = new Map(pairs.map(({ opens }, index) => [opens, index]));
  const closed = new Set(pairs.map(({ closes }) => closes));
  let owner = -1;
  const owners = [owner];
  for (const index of signs.keys()) {
    if (closed.has(index)) owner = parents[owner] ?? -1;
    owner = opened.get(index) ?? owner;
    owners.push(owner);
  }
  return owners;
}

function signsBefore(signs: readonly Sign[], utf16Sent: number): number {
  return firstIndex(signs.length, (at) => (signs[at]?.utf16At ?? 0) > utf16Sent);
}

interface OwnedSource {
  readonly text: string;
  readonly owner: number;
  readonly isLinked: boolean;
}

function sourcePairs(
  { sent, line, signs, pairs }: SignedLine,
  parents: readonly number[],
  source: readonly OwnedSource[],
): SourcePair[] {
  const words = source.filter(({ text }) => !IS_PARTICLE.test(text));
  const ends = pairs.map((_, index) => index + 1);
  for (let index = pairs.length - 1; index >= 0; index--) {
    const parent = parents[index] ?? -1;
    if (parent >= 0) ends[parent] = Math.max(ends[parent] ?? 0, ends[index] ?? 0);
  }
  /** The words within a pair follow each other. */
  const inPair = (index: number) => {
    const first = words.findIndex(({ owner }) => owner >= index && owner < (ends[index] ?? 0));
    let end = first;
    for (
      let word = words[end];
      word !== undefined && word.owner >= index && word.owner < (ends[index] ?? 0);
    )
      word = words[++end];
    return first < 0 ? [] : words.slice(first, end);
  };
  const unlinked = (some: readonly OwnedSource[]) => some.filter(({ isLinked }) => !isLinked).length;
  const length = Math.max(1, line.utf16End - line.utf16Start);
  const within: (readonly OwnedSource[])[] = [];
  return pairs.map(({ opens, closes }, index) => {
    const own = inPair(index);
    within.push(own);
    const around = within[parents[index] ?? -1] ?? words;
    const [start, end] = [signs[opens]?.utf16At ?? 0, signs[closes]?.utf16At ?? 0];
    const text = sent.slice(start, end).trim();
    return {
      parent: parents[index] ?? -1,
      end: ends[index] ?? index + 1,
      words: own,
      outside: { count: around.length - own.length, unlinked: unlinked(around) - unlinked(own) },
      first: text.charAt(0),
      last: text.charAt(text.length - 1),
      place: (start - line.utf16Start) / length,
    };
  });
}

/** Something that a pair encloses: a word, or a whole pair. */
interface Item {
  readonly start: number;
  readonly pair: number | undefined;
  /** Of how many signs it stood behind; undefined if that is not known. */
  readonly sign: number | undefined;
  readonly isWord: boolean;
  readonly endsAt: number | undefined;
}

/** The pairs of a line in the order of the English, with the other signs in them. */
class Nesting {
  readonly #line: SignedLine;
  readonly #spans: readonly WordSpan[];
  readonly #children = new Map<number, number[]>();
  readonly #single = new Map<number, number[]>();

  constructor(
    line: SignedLine,
    spans: readonly WordSpan[],
    parents: readonly number[],
    ownersAt: readonly number[],
  ) {
    this.#line = line;
    this.#spans = spans;
    for (const [index, parent] of parents.entries()) append(this.#children, parent, index);
    const paired = new Set(line.pairs.flatMap(({ opens, closes }) => [opens, closes]));
    for (const sign of line.signs.keys())
      if (!paired.has(sign)) append(this.#single, ownersAt[sign] ?? -1, sign);
    for (const children of this.#children.values())
      children.sort((a, b) => (spans[a]?.start ?? 0) - (spans[b]?.start ?? 0));
  }

  placed(): PlacedSign[] | undefined {
    const placed: PlacedSign[] = [];
    return this.#place(-1, placed) ? placed : undefined;
  }

  /** Whether there is a place for all. */
  #place(pair: number, placed: PlacedSign[]): boolean {
    const { pairs, words } = this.#line;
    const { start, end } = this.#spans[pair] ?? { start: 0, end: words.length };
    const single = this.#single.get(pair) ?? [];
    const items = this.#items(pair, start, end);
    const places =
      single.length === 0 ? [] : placeSigns(this.#words(items, single), this.#line.segmentsOf(single));
    if (places === undefined) return false;
    const { opens, closes } = pairs[pair] ?? {};
    if (opens !== undefined) placed.push({ sign: opens, place: start });
    let next = 0;
    for (let at = 0; at <= items.length; at++) {
      const item = items[at];
      for (; next < single.length && (places[next] ?? 0) <= at; next++)
        placed.push({ sign: single[next] ?? 0, place: item?.start ?? end });
      if (item?.pair !== undefined && !this.#place(item.pair, placed)) return false;
    }
    if (closes !== undefined) placed.push({ sign: closes, place: end });
    return true;
  }

  #items(pair: number, start: number, end: number): Item[] {
    const { pairs, words, signs } = this.#line;
    const items: Item[] = [];
    const children = this.#children.get(pair) ?? [];
    let [at, next] = [start, 0];
    while (at < end) {
      const child = children[next];
      const span = child === undefined ? undefined : this.#spans[child];
      if (child !== undefined && span?.start === at) {
        const sign = pairs[child]?.opens;
        items.push({ start: at, pair: child, sign, isWord: true, endsAt: pairs[child]?.closes });
        [at, next] = [span.end, next + 1];
        continue;
      }
      const { utf16Sent, isWord = false, ends } = words[at] ?? {};
      const sign = utf16Sent === undefined ? undefined : signsBefore(signs, utf16Sent);
      items.push({ start: at, pair: undefined, sign, isWord, endsAt: ends === undefined ? ends : ends - 1 });
      at++;
    }
    return items;
  }

  #words(items: readonly Item[], single: readonly number[]): EnglishWord[] {
    return items.map(({ sign, isWord, endsAt, pair }) => {
      const tied = single.indexOf(pair === undefined ? (endsAt ?? -1) : (endsAt ?? -1) + 1);
      return {
        segment:
          sign === undefined ? undefined : firstIndex(single.length, (at) => (single[at] ?? 0) >= sign),
        isFixed: false,
        isWord,
        ends: tied < 0 ? undefined : tied + 1,
      };
    });
  }
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
