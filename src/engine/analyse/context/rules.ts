import { EVERY_CLASS, isParticiple, type Node, type State, type WordClass } from './node.ts';

/** The cheapest way from a state to the end of its chain. */
interface Path {
  readonly node: Node;
  readonly state: State;
  /** What the state costs by itself, if there is another. */
  readonly own: number;
  /** What comes behind it. */
  readonly next: Path | undefined;
  /** What that costs. */
  readonly rest: number;
}

/** For each node of a chain, the state that `accepts` does, on the path that the hand-set costs hold cheapest. */
export function cheapestByRules(
  nodes: readonly Node[],
  states: readonly (readonly State[])[],
  accepts: (at: number, state: State) => boolean,
): State[] {
  let paths: readonly Path[] = [];
  for (let at = nodes.length - 1; at >= 0; at--) {
    const behind = paths;
    const [node, row] = [nodes[at], states[at] ?? []];
    if (node === undefined) continue;
    const accepted = row.length === 1 ? row : row.filter((state) => accepts(at, state));
    paths = accepted.map((state) =>
      pathFrom({ node, state, own: row.length === 1 ? 0 : state.cost }, behind),
    );
  }
  const chosen: State[] = [];
  let path = paths.reduce<Path | undefined>(
    (best, one) => (best === undefined || one.own + one.rest < best.own + best.rest ? one : best),
    undefined,
  );
  for (; path !== undefined; path = path.next) chosen.push(path.state);
  return chosen;
}

function pathFrom({ node, state, own }: Omit<Path, 'next' | 'rest'>, behind: readonly Path[]): Path {
  let next: Path | undefined;
  let rest = behind.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const path of behind) {
    const cost = pairCost(state, path.state, path.node) + path.own + path.rest;
    if (cost < rest) {
      next = path;
      rest = cost;
    }
  }
  return { node, state, own, next, rest };
}

const EZAFE_BEFORE_COMPLEMENT = 2;
const EZAFE_ON_COMPLEMENT = 1;
const COMPLEMENT_WITHOUT_EZAFE = -0.6;
const COMPOUND_VERB = -1;
const ADJECTIVE_AFTER_PREPOSITION = 1;
const VERB_OF_TWO_WORDS = -1;
const PARTICIPLE_WITHOUT_AUXILIARY = 3;
const INDEFINITE_WITH_ADJECTIVE = 0.2;
const NUMERAL_AFTER_NUMERAL_AND = -4;
const AUXILIARIES = new Set(['است', 'هست', 'نیست', 'بودن', 'شدن']);

/** What it costs that `next` follows `previous`. */
export function pairCost(previous: State, next: State, nextNode: Node): number {
  if (isVerbOfTwoWords(previous, next)) return VERB_OF_TWO_WORDS;
  if (previous.wordClass === 'verb' && isParticiple(previous.candidate)) return PARTICIPLE_WITHOUT_AUXILIARY;
  if (isIndefiniteWithAdjective(previous, next)) return INDEFINITE_WITH_ADJECTIVE;
  if (previous.ezafe) return ezafePairCost(previous, next, nextNode);
  return (
    classPairCost(previous.view.wordClass, next.view.wordClass) +
    (nextNode.afterNumeralAnd && next.wordClass === 'numeral' ? NUMERAL_AFTER_NUMERAL_AND : 0) +
    (nextNode.complementOfNext && isNominal(previous.wordClass) ? COMPLEMENT_WITHOUT_EZAFE : 0) +
    (isCompoundVerb(next, nextNode) ? COMPOUND_VERB : 0)
  );
}

function isCompoundVerb({ candidate }: State, { compoundLemmas }: Node): boolean {
  return compoundLemmas.length > 0 && compoundLemmas.includes(candidate.pronunciation.lemma);
}

/** A preposition has its ezafe for a noun: برای سلامتی is not "for a healthy one". */
function ezafePairCost(previous: State, next: State, { complementOfNext, compoundLemmas }: Node): number {
  const isForNoun = previous.wordClass === 'preposition' && next.wordClass === 'adjective';
  return (
    classAfterEzafeCost(next.view.wordClass) +
    (complementOfNext ? EZAFE_BEFORE_COMPLEMENT : 0) +
    (compoundLemmas.length > 0 ? EZAFE_ON_COMPLEMENT : 0) +
    (isForNoun ? ADJECTIVE_AFTER_PREPOSITION : 0)
  );
}

/** نوشته است، نوشته بود، نوشته شد، خواهد نوشت. */
function isVerbOfTwoWords(previous: State, next: State): boolean {
  if (next.wordClass !== 'verb') return false;
  if (previous.candidate.pronunciation.inflection.tense === 'future')
    return next.candidate.pronunciation.inflection.tense === 'past';
  const isMainVerb = previous.wordClass === 'verb' && isParticiple(previous.candidate);
  return isMainVerb && AUXILIARIES.has(next.candidate.pronunciation.lemma);
}

/** مردی بزرگ: an indefinite noun takes its adjective without ezafe. */
function isIndefiniteWithAdjective(previous: State, next: State): boolean {
  if (previous.wordClass !== 'noun' || next.wordClass !== 'adjective') return false;
  return previous.candidate.pronunciation.inflection.indefinite === true;
}

function isNominal(wordClass: WordClass): boolean {
  return wordClass === 'noun' || wordClass === 'adjective' || wordClass === 'name';
}

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
function classPairCost(previous: number, next: number): number {
  return PAIR_COSTS[previous * EVERY_CLASS.length + next] ?? PLAIN;
}

/** What it costs that a class, by its number, follows a word that carries ezafe. */
function classAfterEzafeCost(next: number): number {
  return EZAFE_PAIR_COSTS[next] ?? PLAIN;
}
