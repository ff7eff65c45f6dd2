import type { Choice } from './edge.ts';

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
