import { type Calibration, decideAsLearned, type Learned, marginOf } from '../../src/engine/compile/index.ts';
import type { Example } from './example.ts';

/** A decision on a word of a sentence that was not learned from. */
interface Outcome {
  readonly margin: number;
  readonly right: boolean;
}

/** The margins of the words that could have been read or linked otherwise, and whether they were right. */
export function outcomes(examples: readonly Example[], learned: Learned): Outcome[] {
  return examples.flatMap(({ lattice, gold }) => {
    const { nodes, states, words } = lattice;
    return decideAsLearned(lattice, learned).flatMap((decision, at) => {
      const margin = marginOf(decision);
      const isWord = words.has(nodes[at]?.tokenIndex ?? -1);
      if (margin === undefined || !isWord || !Number.isFinite(margin)) return [];
      return [{ margin, right: gold[at]?.[(states[at] ?? []).indexOf(decision.best)] ?? false }];
    });
  });
}

const STEPS = 30;

/** The logistic curve that fits the outcomes best, by Newton's method. */
export function calibrated(known: readonly Outcome[]): Calibration {
  // From a slope of 1, widely spread margins lead away from the best one.
  let [slope, offset] = [0, 0];
  for (let step = 0; step < STEPS; step++) {
    const sums = { gradient0: 0, gradient1: 0, h00: 1e-9, h01: 0, h11: 1e-9 };
    for (const { margin, right } of known) {
      const chance = 1 / (1 + Math.exp(-(slope * margin + offset)));
      const [error, weight] = [(right ? 1 : 0) - chance, chance * (1 - chance)];
      sums.gradient0 += error;
      sums.gradient1 += error * margin;
      sums.h00 += weight;
      sums.h01 += weight * margin;
      sums.h11 += weight * margin * margin;
    }
    const determinant = sums.h00 * sums.h11 - sums.h01 * sums.h01;
    offset += (sums.h11 * sums.gradient0 - sums.h01 * sums.gradient1) / determinant;
    slope += (sums.h00 * sums.gradient1 - sums.h01 * sums.gradient0) / determinant;
  }
  return { slope, offset };
}
