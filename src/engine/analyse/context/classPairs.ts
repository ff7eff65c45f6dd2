import { EVERY_CLASS, type WordClass } from './node.ts';

/**
 * What it costs to stand next to each other: hand-set, lower is likelier, in the manner of negative logarithms.
 * A pair that is not listed costs `PLAIN`.
 */
const PLAIN = 1;

/** Costs by the class of a word; what is missing has a default. */
export type Row = Readonly<Partial<Record<WordClass, number>>>;

const NOMINAL_WITHOUT_EZAFE: Row = {
  noun: 1,
  name: 1.1,
  adjective: 1.5,
  verb: 0.2,
  preposition: 0.4,
  conjunction: 0.3,
  object: 0,
  pronoun: 1.3,
  determiner: 0.8,
  numeral: 1,
  adverb: 0.6,
  particle: 0.6,
  boundary: 0.3,
};

/** Without ezafe on the first of the two. */
const PAIRS: Readonly<Record<WordClass, Row>> = {
  noun: NOMINAL_WITHOUT_EZAFE,
  name: { ...NOMINAL_WITHOUT_EZAFE, name: 0.3 },
  adjective: { ...NOMINAL_WITHOUT_EZAFE, noun: 1.5, adjective: 1.2, verb: 0.1 },
  pronoun: { ...NOMINAL_WITHOUT_EZAFE, noun: 0.8, adjective: 1, pronoun: 1 },
  numeral: { noun: 0, numeral: 0.4, adjective: 1, verb: 1.2, boundary: 0.6, conjunction: 0.2, object: 0.8 },
  adverb: { verb: 0.4, adjective: 0.4, adverb: 0.6, noun: 0.6, preposition: 0.4, boundary: 0.8, object: 3 },
  verb: { boundary: 0, conjunction: 0.2, particle: 0.8, verb: 1.2, noun: 1.5, object: 4, adjective: 2 },
  preposition: {
    noun: 0,
    name: 0,
    pronoun: 0,
    determiner: 0,
    numeral: 0.2,
    adjective: 0.6,
    adverb: 0.8,
    preposition: 1.2,
    verb: 4,
    conjunction: 2.5,
    object: 4,
    particle: 2.5,
    boundary: 3,
    interjection: 4,
  },
  determiner: {
    noun: 0,
    name: 0.6,
    numeral: 0.2,
    adjective: 0.7,
    determiner: 0.6,
    pronoun: 1,
    verb: 2.5,
    preposition: 2,
    boundary: 2,
    object: 2,
  },
  conjunction: {
    noun: 0.3,
    name: 0.3,
    adjective: 0.5,
    verb: 0.6,
    pronoun: 0.3,
    preposition: 0.3,
    boundary: 1.5,
    object: 4,
  },
  object: { verb: 0.2, noun: 0.3, preposition: 0.2, adjective: 0.4, boundary: 2.5, object: 5 },
  particle: { noun: 0.5, verb: 0.5, adjective: 0.5, boundary: 1 },
  interjection: { boundary: 0.2 },
  boundary: { noun: 0.3, name: 0.3, preposition: 0.2, verb: 0.9, object: 4, conjunction: 0.3, pronoun: 0.2 },
};

/** With ezafe on the first of the two. */
const EZAFE_PAIRS: Row = {
  noun: 0.1,
  name: 0.1,
  adjective: 0,
  pronoun: 0.1,
  determiner: 0.5,
  numeral: 1,
  adverb: 2,
  preposition: 3,
  verb: 6,
  conjunction: 6,
  object: 6,
  particle: 4,
  interjection: 5,
  boundary: 7,
};

/** By the numbers of the classes, because every pair of states looks its cost up. */
const PAIR_COSTS = Float64Array.from(EVERY_CLASS.flatMap((wordClass) => costsOf(PAIRS[wordClass])));
const EZAFE_PAIR_COSTS = Float64Array.from(costsOf(EZAFE_PAIRS));

function costsOf(row: Row): number[] {
  return EVERY_CLASS.map((next) => row[next] ?? PLAIN);
}

/** What it costs that a class follows a class, both by their numbers, without ezafe on the first. */
export function classPairCost(previous: number, next: number): number {
  return PAIR_COSTS[previous * EVERY_CLASS.length + next] ?? PLAIN;
}

/** What it costs that a class, by its number, follows a word that carries ezafe. */
export function classAfterEzafeCost(next: number): number {
  return EZAFE_PAIR_COSTS[next] ?? PLAIN;
}
