import type { WordCounts } from '../../format/wordCounts.ts';

/** In nats: of a word that was hardly ever seen. */
const UNSEEN = 14;
/** In nats: how seldom people who write put a space into a word. */
const PARTED = 2;

/** What two words would be as one. */
interface AsOne {
  /** As one, with the endings that they have here. */
  readonly letters: string;
  /** The entry of the lexicon that they are a form of. */
  readonly lemma: string;
  /** The second word without these endings. */
  readonly stem: string;
}

/** By how many nats two words are likelier one than two, as prose has them. */
export function likelierOne(first: string, second: string, asOne: AsOne, counts: WordCounts): number {
  const one = rarity(counts, asOne.letters) ?? withEndings(rarity(counts, asOne.lemma)) ?? UNSEEN;
  const before = counts.word(first);
  const behind = counts.word(second);
  const pair = before === undefined || behind === undefined ? undefined : counts.pairCost(before, behind);
  const last = rarity(counts, second) ?? withEndings(rarity(counts, asOne.stem)) ?? UNSEEN;
  const head = rarity(counts, first) ?? UNSEEN;
  const two = pair === undefined ? unseenTogether(head + last) : head + pair;
  return two - one - PARTED;
}

/** Common words stand together by chance, and such pairs are not counted; others were hardly ever seen together. */
function unseenTogether(byChance: number): number {
  return byChance < 11.5 ? byChance : Math.max(byChance, 13.5);
}

export function rarity(counts: WordCounts, letters: string): number | undefined {
  const word = counts.word(letters);
  return word === undefined ? undefined : counts.cost(word);
}

const WITH_ENDINGS = 2;

function withEndings(cost: number | undefined): number | undefined {
  return cost === undefined ? undefined : cost + WITH_ENDINGS;
}
