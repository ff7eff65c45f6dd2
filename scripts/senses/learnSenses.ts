/** A word of a translated sentence, with the English that it may have and that stands in the translation. */
export interface SenseExample {
  readonly lemma: string;
  readonly partOfSpeech: string;
  readonly candidates: readonly string[];
  /** Of the candidates those that the translation has; several may stand for other words. */
  readonly seen: readonly string[];
  /** Forms and lemmas of the neighbours. */
  readonly near: ReadonlySet<string>;
}

/** How many sentences a neighbour must have been seen in, and how many the chance of a sense weighs against them. */
const FEWEST_NEIGHBOURS = 3;
const PRIOR = 12;
/** Neighbours with no weight of as many tenths are left out. */
const LEAST_TENTHS = 3;
/** A word beside more than this share of all words (را, در) says nothing of what they mean. */
const MOST_NEIGHBOURS = 0.02;
/** With fewer examples nothing is learned of a lemma. */
const FEWEST = 4;

/**
 * The rows of `learnedSenses.tsv`: how often a lemma was seen in each of its senses, and how much more often, or more
 * rarely, beside a neighbour than elsewhere.
 */
export function learnSenses(examples: readonly SenseExample[]): string[] {
  const byLemma = Map.groupBy(
    examples.filter(({ seen, candidates }) => seen.length > 0 && candidates.length > 1),
    ({ lemma, partOfSpeech }) => `${lemma}\t${partOfSpeech}`,
  );
  const often = oftenNear(examples);
  return [...byLemma]
    .filter(([, ofLemma]) => ofLemma.length >= FEWEST)
    .map(([key, ofLemma]) => [key, ...columnsOf(ofLemma, often)].join('\t'))
    .sort();
}

function oftenNear(examples: readonly SenseExample[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { near } of examples) for (const word of near) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = MOST_NEIGHBOURS * examples.length;
  return new Set([...counts].flatMap(([word, count]) => (count > most ? [word] : [])));
}

function columnsOf(
  examples: readonly SenseExample[],
  often: ReadonlySet<string>,
): [seen: string, neighbours: string] {
  const counts = new Map<string, number>();
  const beside = new Map<string, { total: number; readonly counts: Map<string, number> }>();
  for (const { seen, near } of examples) {
    const share = 1 / seen.length;
    for (const english of seen) counts.set(english, (counts.get(english) ?? 0) + share);
    for (const word of near) {
      const neighbour = beside.get(word) ?? { total: 0, counts: new Map<string, number>() };
      beside.set(word, neighbour);
      neighbour.total++;
      for (const english of seen) neighbour.counts.set(english, (neighbour.counts.get(english) ?? 0) + share);
    }
  }
  const senses = [...counts].toSorted(([, a], [, b]) => b - a).filter(([, count]) => count >= 0.5);
  const neighbours = [...beside]
    .filter(([word, { total }]) => total >= FEWEST_NEIGHBOURS && !often.has(word) && !/[:;,\t]/.test(word))
    .map(([word, neighbour]) => {
      const tenths = senses.map(([english, count]) => {
        const chance = count / examples.length;
        const [found, expected] = [neighbour.counts.get(english) ?? 0, neighbour.total * chance];
        return Math.round(10 * Math.log((found + PRIOR * chance) / (expected + PRIOR * chance)));
      });
      return { word, tenths };
    })
    .filter(({ tenths }) => tenths.some((tenth) => Math.abs(tenth) >= LEAST_TENTHS))
    .map(({ word, tenths }) => `${word}:${tenths.join(',')}`)
    .sort();
  return [
    senses.map(([english, count]) => `${english}:${Math.round(count)}`).join(';'),
    senses.length < 2 || neighbours.length === 0 ? '-' : neighbours.join(';'),
  ];
}
