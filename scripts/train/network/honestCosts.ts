import { createJudge, decide, type Weights } from '../../../src/engine/compile/index.ts';
import type { Example } from '../example.ts';
import { quantised } from '../quantise.ts';
import { train } from '../randomField.ts';

/** Of the sentences, in turn one part is read by a field that was trained on the others. */
const PARTS = 3;
/** So many sentences that stand beside each other are in one part: they are often of one text. */
const BLOCK = 40;
const EPOCHS = 4;

/**
 * What the field makes of sentences that it has not seen: on those that it was trained on it errs too seldom, and the network
 * would learn to trust it too much.
 * @returns for each sentence, for each word, the costs of its states
 */
export function honestCosts(examples: readonly Example[]): readonly (readonly (readonly number[])[])[] {
  const partOf = (at: number): number => Math.floor(at / BLOCK) % PARTS;
  const costs = new Array<readonly (readonly number[])[]>(examples.length);
  for (let part = 0; part < PARTS; part++) {
    const weights = quantised(
      train(
        examples.filter((_, at) => partOf(at) !== part),
        EPOCHS,
      ),
    );
    examples.forEach((example, at) => {
      if (partOf(at) === part) costs[at] = fieldCosts(example, weights);
    });
    console.log(`Part ${part + 1} of ${PARTS} is read by a field that was trained on the others.`);
  }
  return costs;
}

/** For each word of a sentence, what its states cost the field. */
export function fieldCosts({ lattice: { nodes, states } }: Example, weights: Weights): number[][] {
  return decide(states, createJudge(nodes, states, weights)).map(({ ranked }, at) => {
    const costs = new Map(ranked.map(({ state, pathCost }) => [state, pathCost]));
    return (states[at] ?? []).map((state) => costs.get(state) ?? 0);
  });
}
