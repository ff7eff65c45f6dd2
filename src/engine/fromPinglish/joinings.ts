import type { Choice } from './cheapestPath.ts';
import type { Joint as JointKind } from './choices.ts';
import type { TypedEzafe, TypedWord } from './typedText.ts';

/** Some words of a clause typed as one. */
interface Joining {
  readonly typed: string;
  readonly joint: JointKind;
  readonly ezafe: TypedEzafe;
  readonly cost: number;
  readonly to: number;
}

/** Endings that are typed apart from their word: ketab ha ye, karde am, payam hamo. */
const ENDING =
  /^(?:h?a|h?ay?[ei]h?|ha[st]h?|h?a(?:[mt]o|sho)|hamo?un|haro|y?eh?|i|tar(?:in|i)?|[ae](?:m|sh|t)|[ei]e|and?|i[md])$/;
const LONG_A = /aa|ā/g;
const BEGINNING = /^(?:n?e?mi|bi|na|ham|bar|dar|ne)$/;
/** Between the halves of one word: goft o goo, jam o joor. */
const AND = /^(?:o|va)$/;
/** Behind an i, «ye» is more often a word of its own: residi ye zang bezan. */
const ARTICLE = 'ye';
/** Nothing is negated or put before by them: na man na to, dar in. */
const PRONOUN = /^(?:man|to|oo|u|ma|shoma|in|oon|un)$/;
/** Always a word of its own. */
const OBJECT = /^r[ao]$/;
const MOST_WORDS = 3;
const MOST_LETTERS = 40;
const ENDING_JOINT_COST = 1.2;
const PIECES_JOINT_COST = 2.4;
/** Short words are mostly words by themselves: to man. */
const SHORT = 3;
const SHORT_JOINT_COST = 7;
const ARTICLE_JOINT_COST = 9;
/** No words by themselves. */
export const PREFIX = /^n?e?mi$/;

/** What the words from a place on are if they are typed apart and yet one. */
export function joinings(words: readonly TypedWord[], at: number, latin: readonly boolean[]): Joining[] {
  const found: Joining[] = [];
  let typed = words[at]?.folded ?? '';
  let cost = 0;
  const isBeginning = BEGINNING.test(typed);
  for (let to = at + 2; to <= Math.min(at + MOST_WORDS, words.length); to++) {
    const { joint, folded: last = '' } = words[to - 2] ?? {};
    const next = words[to - 1]?.folded ?? '';
    const isEnding = ENDING.test(next.replace(LONG_A, 'a')) || (to === at + 2 && isBeginning);
    const isAfterAnd = to === at + 3 && AND.test(last);
    typed = (isAfterAnd ? typed.replace(/va$/, 'o') : typed) + next;
    if (to === at + 2 && isBeginning && PRONOUN.test(next)) break;
    if (latin[to - 1] === true || OBJECT.test(next) || joint === 'other' || typed.length > MOST_LETTERS)
      break;
    if (to > at + 2 && !isEnding && !isAfterAnd) break;
    cost += costOf({ next, last, isEnding, joint });
    found.push({
      typed,
      ezafe: words[to - 1]?.ezafe ?? '',
      joint: isEnding && !isAfterAnd ? 'ending' : 'pieces',
      cost,
      to,
    });
  }
  return found;
}

interface Joint {
  readonly next: string;
  readonly last: string;
  readonly isEnding: boolean;
  readonly joint: TypedWord['joint'] | undefined;
}

function costOf({ next, last, isEnding, joint }: Joint): number {
  const areShort = next.length <= SHORT && last.length <= SHORT && !AND.test(next);
  if (!isEnding) return areShort ? SHORT_JOINT_COST : PIECES_JOINT_COST;
  if (joint === 'hyphen' || PREFIX.test(last)) return 0;
  return next === ARTICLE && /[iy]$/.test(last) ? ARTICLE_JOINT_COST : ENDING_JOINT_COST;
}

const SHORTEST = 6;
const SHORTEST_PART = 2;
const PARTING_COST = 5;

/** The words that are typed without a space between them (aslanbeto), if all of it is words. */
export function partedWord(typed: string, find: (part: string) => Choice | undefined): Choice | undefined {
  if (typed.length < SHORTEST) return undefined;
  return cheapestParting(typed, find);
}

function cheapestParting(typed: string, find: (part: string) => Choice | undefined): Choice | undefined {
  let best: Choice | undefined;
  for (let at = SHORTEST_PART; at <= typed.length - SHORTEST_PART; at++) {
    const first = find(typed.slice(0, at));
    if (first === undefined) continue;
    const rest = typed.slice(at);
    const last = find(rest) ?? (at > SHORTEST_PART ? cheapestParting(rest, find) : undefined);
    if (last === undefined) continue;
    const both = joined(first, last);
    if (best === undefined || both.ownCost + both.wordCost < best.ownCost + best.wordCost) best = both;
  }
  return best;
}

function joined(first: Choice, last: Choice): Choice {
  return {
    ...last,
    letters: `${first.letters} ${last.letters}`,
    ezafeOddsBefore: first.ezafeOddsBefore,
    word: undefined,
    ownCost: first.ownCost + last.ownCost + PARTING_COST,
    wordCost: first.wordCost + last.wordCost,
  };
}
