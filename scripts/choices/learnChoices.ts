/** A place where the translation chooses, and what a translator has there. */
export interface ChoiceExample {
  readonly seen: readonly string[];
  /** What the translation may have there. */
  readonly options: readonly string[];
  readonly option: string;
}

/** What is seen in fewer examples teaches nothing. */
const FEWEST = 4;
const ROUNDS = 4;
const RATE = 0.1;
/** How strongly weights are drawn to 0. */
const DECAY = 0.002;

/**
 * The weights of what is seen for each option, in tenths of the natural logarithm: multinomial logistic regression by
 * stochastic gradient descent with a rate for each weight (AdaGrad: Duchi, Hazan, Singer 2011). The same examples give the
 * same weights.
 */
export function learnWeights(examples: readonly ChoiceExample[]): [seen: string, weights: string][] {
  const names = [...countsOf(examples)].flatMap(([name, count]) => (count >= FEWEST ? [name] : [])).sort();
  const weights = new Map(names.map((name) => [name, new Map<string, Weight>()]));
  const known = examples.map(({ seen, options, option }) => ({
    own: seen.flatMap((name) => weights.get(name) ?? []),
    options,
    option,
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { own, options, option } of shuffled(known, round)) {
      const chances = chancesOf(own, options);
      options.forEach((each, at) => {
        const error = (chances[at] ?? 0) - (each === option ? 1 : 0);
        for (const byOption of own) descend(byOption, each, error);
      });
    }
  return names.flatMap((name) => {
    const own = [...(weights.get(name) ?? [])]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([option, { value }]) => {
        const tenths = Math.round(10 * value);
        return tenths === 0 ? [] : [`${option}:${tenths}`];
      });
    return own.length === 0 ? [] : [[name, own.join(',')] as [string, string]];
  });
}

interface Weight {
  value: number;
  /** Of all its slopes. */
  squares: number;
}

function descend(byOption: Map<string, Weight>, option: string, error: number): void {
  const weight = byOption.get(option) ?? { value: 0, squares: 1e-6 };
  byOption.set(option, weight);
  const slope = error + DECAY * weight.value;
  weight.squares += slope * slope;
  weight.value -= (RATE * slope) / Math.sqrt(weight.squares);
}

function countsOf(examples: readonly ChoiceExample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { seen } of examples)
    for (const name of new Set(seen)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function chancesOf(own: readonly ReadonlyMap<string, Weight>[], options: readonly string[]): number[] {
  const sums = options.map((option) =>
    own.reduce((sum, weights) => sum + (weights.get(option)?.value ?? 0), 0),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** In another order each round, by a linear congruential generator (Numerical Recipes). */
function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  const result = [...items];
  let state = round + 1;
  for (let last = result.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (last + 1);
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}
