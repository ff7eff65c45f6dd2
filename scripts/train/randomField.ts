import { shuffled } from '../random/shuffled.ts';
import { type Chances, chances, type Scores } from './chances.ts';
import type { Example } from './example.ts';
import { type Choices, type FlatExample, flattened } from './flatExample.ts';

/** Features fold to this many weights. */
const WEIGHTS = 2 ** 22;
const MASK = WEIGHTS - 1;
const RATE = 0.1;
const DECAY = 0.06;
/** Where the sums of squared gradients begin, so that a first small gradient is a small step. */
const FIRST_SQUARE = 0.1;
/** In the costs' unit: by how much the meant reading of a word has to win. */
const MARGIN = 1;
/** Differences of chances that are smaller teach nothing. */
const NEGLIGIBLE = 1e-3;

/**
 * A conditional random field over the hand-set costs: the chance of the paths that agree with the writer's marks is
 * raised, by AdaGrad, with what is not meant made likelier by a margin and weights drawn to zero. The weights are
 * the mean over the ends of the epochs. Deterministic.
 */
export function train(examples: readonly Example[], epochs: number): Float32Array {
  const flat = examples.map(flattened);
  const learner = createLearner();
  const totals = new Float64Array(WEIGHTS);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(flat.length, epoch)) {
      const example = flat[at];
      if (example !== undefined) learn(example, learner);
    }
    learner.weights.forEach((weight, at) => {
      totals[at] = (totals[at] ?? 0) + weight;
    });
  }
  return Float32Array.from(totals, (total) => total / epochs);
}

interface Learner {
  readonly weights: Float32Array;
  /** For each weight, the sum of the squares of its gradients so far. */
  readonly squares: Float32Array;
}

function createLearner(): Learner {
  return { weights: new Float32Array(WEIGHTS), squares: new Float32Array(WEIGHTS).fill(FIRST_SQUARE) };
}

function learn(example: FlatExample, learner: Learner): void {
  const scores = scoresOf(example, learner.weights);
  const meant = chances(example.layout, scores, (state) => example.meant[state] === 1);
  const found = chances(example.layout, scores, () => true);
  if (meant === undefined || found === undefined) return;
  climb(example.states, difference(meant, found, 'states'), learner);
  climb(example.pairs, difference(meant, found, 'pairs'), learner);
  climb(example.triples, difference(meant, found, 'triples'), learner);
}

function scoresOf({ states, pairs, triples, meant }: FlatExample, weights: Float32Array): Scores {
  const own = scored(states, weights);
  return {
    states: own.map((score, state) => score + (meant[state] === 1 ? 0 : MARGIN)),
    pairs: scored(pairs, weights),
    triples: scored(triples, weights),
  };
}

function scored({ costs, starts, features }: Choices, weights: Float32Array): Float64Array {
  return costs.map((cost, choice) => {
    let score = -cost;
    for (let at = starts[choice] ?? 0; at < (starts[choice + 1] ?? 0); at++)
      score += weights[(features[at] ?? 0) & MASK] ?? 0;
    return score;
  });
}

function difference(meant: Chances, found: Chances, kind: keyof Chances): Float64Array {
  return meant[kind].map((chance, at) => chance - (found[kind][at] ?? 0));
}

/** One step up the gradient for the features of each choice. */
function climb({ starts, features }: Choices, gradients: Float64Array, { weights, squares }: Learner): void {
  gradients.forEach((chance, choice) => {
    if (Math.abs(chance) < NEGLIGIBLE) return;
    for (let at = starts[choice] ?? 0; at < (starts[choice + 1] ?? 0); at++) {
      const feature = (features[at] ?? 0) & MASK;
      const gradient = chance - DECAY * (weights[feature] ?? 0);
      squares[feature] = (squares[feature] ?? 0) + gradient * gradient;
      weights[feature] = (weights[feature] ?? 0) + (RATE * gradient) / Math.sqrt(squares[feature] ?? 0);
    }
  });
}
