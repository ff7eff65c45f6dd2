import { createJudge } from '../../src/engine/analyse/context/model.ts';
import { cheapestPath } from '../../src/engine/analyse/context/viterbi.ts';
import type { Weights } from '../../src/engine/analyse/hash.ts';
import type { Example } from './example.ts';

export interface Score {
  readonly words: number;
  /** Share of words whose ezafe and marked reading are right. */
  readonly accuracy: number;
  readonly ezafeF1: number;
}

/** How well the weights do on sentences that they were not trained on. */
export function score(examples: readonly Example[], weights: Weights | undefined): Score {
  let words = 0;
  let right = 0;
  let found = 0;
  let meant = 0;
  let both = 0;
  for (const { lattice, gold } of examples) {
    const { nodes, states, words: sourceWords } = lattice;
    const judge = createJudge(nodes, states, weights);
    const path = cheapestPath(states, judge, () => true);
    const goldPath = cheapestPath(states, judge, (at, column) => gold[at]?.[column] ?? false);
    nodes.forEach(({ tokenIndex }, at) => {
      if (!sourceWords.has(tokenIndex)) return;
      const isFound = states[at]?.[path[at] ?? 0]?.ezafe ?? false;
      const isMeant = states[at]?.[goldPath[at] ?? 0]?.ezafe ?? false;
      words++;
      if (gold[at]?.[path[at] ?? 0]) right++;
      if (isFound) found++;
      if (isMeant) meant++;
      if (isFound && isMeant) both++;
    });
  }
  return { words, accuracy: right / words, ezafeF1: (2 * both) / (found + meant) };
}
