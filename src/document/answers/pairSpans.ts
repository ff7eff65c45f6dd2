import { brings, IS_AUXILIARY, isContent } from './smallWords.ts';

/** A word, or a sign of punctuation, of the English. */
export interface OwnedWord {
  readonly text: string;
  /** The innermost pair that what it came from stands in, -1 for none; undefined if that is not known. */
  readonly owner: number | undefined;
  /** Whether it stands for what is not prose. */
  readonly isObject: boolean;
}

/** A pair of signs and what it encloses in the source. Pairs come outermost first, each followed by those within. */
export interface SourcePair {
  /** The pair around it, or -1. */
  readonly parent: number;
  /** Behind the last pair within it. */
  readonly end: number;
  readonly words: readonly SourceWord[];
  /** How many words of what is around it, up to the next pair, have no known English, and how many there are. */
  readonly outside: { readonly count: number; readonly unlinked: number };
  /** The letters at its ends. */
  readonly first: string;
  readonly last: string;
  /** Where it stands, from 0 for the start to 1 for the end. */
  readonly place: number;
}

export interface SourceWord {
  readonly text: string;
  /** Whether it is known what English it became, or that it needs none. */
  readonly isLinked: boolean;
}

/** Half-open, of indices of English words. */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
}

/** What may stand between words of a phrase, whatever it came from. */
const IS_GLUE = /^(?:the|an?|of)$/i;
/** What a word that says little by itself counts, of one that does. */
const SMALL_WEIGHT = 0.1;
const IS_WORD = /[\p{L}\p{N}\ue000-\uf8ff]/u;

/**
 * Which English words each pair encloses: those that its words became, as one span without words of others. Undefined if
 * one would enclose nothing of its own, or not all of its objects.
 */
export function pairSpans(pairs: readonly SourcePair[], words: readonly OwnedWord[]): WordSpan[] | undefined {
  const holders = words.map(() => -1);
  const spans: WordSpan[] = [];
  for (const [index, pair] of pairs.entries()) {
    const room = spans[pair.parent] ?? { start: 0, end: words.length };
    const span = new PairSearch({ pair, index, words, holders, room }).span();
    if (span === undefined) return undefined;
    holders.fill(index, span.start, span.end);
    spans.push(span);
  }
  return spans;
}

interface Search {
  readonly pair: SourcePair;
  readonly index: number;
  readonly words: readonly OwnedWord[];
  /** The innermost pair found so far that holds each word. */
  readonly holders: readonly number[];
  /** What the pair around it encloses. */
  readonly room: WordSpan;
}

/** Where in the English a pair belongs. */
class PairSearch {
  readonly #search: Search;

  constructor(search: Search) {
    this.#search = search;
  }

  span(): WordSpan | undefined {
    const { pair, words, room } = this.#search;
    if (pair.words.length === 0) return undefined;
    if (pair.outside.count === 0 && this.#isFree(room)) return this.#withPunctuation(this.#trimmed(room));
    const own = this.#ownSpan();
    if (own === 'parted') return undefined;
    const span =
      own === undefined ? this.#unknownSpan() : this.#withArticle(this.#withPronoun(this.#withUnknown(own)));
    if (span === undefined || !words.slice(span.start, span.end).some(({ text }) => IS_WORD.test(text)))
      return undefined;
    return this.#withPunctuation(span);
  }

  #isFree({ start, end }: WordSpan): boolean {
    const { pair, words, holders } = this.#search;
    for (let at = start; at < end; at++) if (holders[at] !== pair.parent || this.#isForeign(at)) return false;
    return words.slice(start, end).some(({ text }) => IS_WORD.test(text));
  }

  #isOwn(at: number): boolean {
    const { pair, index, words } = this.#search;
    const owner = words[at]?.owner;
    return owner !== undefined && owner >= index && owner < pair.end;
  }

  #isForeign(at: number): boolean {
    return this.#search.words[at]?.owner !== undefined && !this.#isOwn(at);
  }

  /** Whether a word is in the room, in no other pair there, and of nothing that is known. */
  #isUnknown(at: number): boolean {
    const { pair, words, holders, room } = this.#search;
    const isInRoom = at >= room.start && at < room.end && holders[at] === pair.parent;
    return isInRoom && words[at]?.owner === undefined && IS_WORD.test(words[at]?.text ?? '');
  }

  #text(at: number): string {
    return this.#search.words[at]?.text ?? '';
  }

  /** The words that are its own for certain: of several groups of them, that which says most. */
  #ownSpan(): WordSpan | 'parted' | undefined {
    const { pair, words, holders, room } = this.#search;
    const runs: { start: number; end: number; weight: number; objects: number }[] = [];
    let isParted = true;
    for (let at = room.start; at < room.end; at++) {
      isParted ||= holders[at] !== pair.parent || (this.#isForeign(at) && !IS_GLUE.test(this.#text(at)));
      if (holders[at] !== pair.parent || !this.#isOwn(at)) continue;
      if (isParted) runs.push({ start: at, end: at, weight: 0, objects: 0 });
      isParted = false;
      const run = runs.at(-1);
      if (run === undefined) continue;
      const isObject = words[at]?.isObject === true;
      run.end = at + 1;
      run.objects += isObject ? 1 : 0;
      run.weight += isObject || isContent(this.#text(at)) ? 1 : SMALL_WEIGHT;
    }
    const [best, ...others] = runs.sort((a, b) => b.objects - a.objects || b.weight - a.weight);
    return others.some(({ objects }) => objects > 0) ? 'parted' : best;
  }

  /** Words of nothing that is known, where the pair has words of which no English is known. */
  #withUnknown({ start, end }: WordSpan): WordSpan {
    const { pair } = this.#search;
    const unlinked = pair.words.filter(({ isLinked }) => !isLinked).length;
    let left = pair.outside.unlinked === 0 && unlinked > 0 ? Number.POSITIVE_INFINITY : unlinked;
    const takes = (at: number) => left > 0 && this.#isUnknown(at) && isContent(this.#text(at));
    const widen = {
      before: () => {
        for (; takes(start - 1); left--) start--;
      },
      after: () => {
        for (; takes(end); left--) end++;
      },
    };
    // An adjective, which stands behind its noun in Persian, stands before it in English.
    const isAfter = pair.words[0]?.isLinked === false;
    for (const side of isAfter ? (['after', 'before'] as const) : (['before', 'after'] as const))
      widen[side]();
    return { start, end };
  }

  /** The pronoun that the ending of a word brings, with the verbs that help it. */
  #withPronoun({ start, end }: WordSpan): WordSpan {
    let from = start;
    while (this.#isUnknown(from - 1) && IS_AUXILIARY.test(this.#text(from - 1))) from--;
    const pronoun = this.#text(from - 1);
    const isBrought =
      this.#isUnknown(from - 1) && this.#search.pair.words.some(({ text }) => brings(text, pronoun));
    return { start: isBrought ? from - 1 : start, end };
  }

  /** The article of a title. */
  #withArticle({ start, end }: WordSpan): WordSpan {
    const isTitle =
      this.#isUnknown(start - 1) &&
      /^(?:The|An?)$/.test(this.#text(start - 1)) &&
      IS_WORD.test(this.#text(start - 2));
    return { start: isTitle ? start - 1 : start, end };
  }

  /** The words of nothing that is known at about the place of the pair. */
  #unknownSpan(): WordSpan | undefined {
    const { pair, words, room } = this.#search;
    const count = pair.outside.unlinked === 0 ? words.length : pair.words.length;
    for (const isWanted of [isContent, () => true]) {
      const fits = (at: number) => this.#isUnknown(at) && isWanted(this.#text(at));
      const far = (at: number) => Math.abs((at - room.start) / (room.end - room.start) - pair.place);
      let nearest: number | undefined;
      for (let at = room.start; at < room.end; at++)
        if (fits(at) && (nearest === undefined || far(at) < far(nearest))) nearest = at;
      if (nearest === undefined) continue;
      let [start, end] = [nearest, nearest + 1];
      while (end - start < count && fits(end)) end++;
      while (end - start < count && fits(start - 1)) start--;
      return { start, end };
    }
    return undefined;
  }

  #trimmed({ start, end }: WordSpan): WordSpan {
    while (start < end && !IS_WORD.test(this.#text(start))) start++;
    while (end > start && !IS_WORD.test(this.#text(end - 1))) end--;
    return { start, end };
  }

  /** Punctuation at the ends of what a pair encloses stays in it. */
  #withPunctuation({ start, end }: WordSpan): WordSpan {
    const { pair, holders, room } = this.#search;
    const isFree = (at: number) => at >= room.start && at < room.end && holders[at] === pair.parent;
    let [first, last] = [start, end];
    if (/[«“‘‹([]/u.test(pair.first))
      while (isFree(first - 1) && /["'“‘«‹([]/u.test(this.#text(first - 1))) first--;
    if (/[^\p{L}\p{N}\p{M}\s\ue000-\uf8ff]/u.test(pair.last))
      while (isFree(last) && /[.,;:!?…"'”’»›)\]،؛؟]/u.test(this.#text(last))) last++;
    return { start: first, end: last };
  }
}
