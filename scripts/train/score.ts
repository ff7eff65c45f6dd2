import { createJudge, decideAsLearned, type Learned } from '../../src/engine/compile/index.ts';
import { cheapestWithin } from './cheapestWithin.ts';
import type { Example } from './example.ts';

interface Score {
  /** Share of words whose ezafe and marked reading are right. */
  readonly accuracy: number;
  readonly ezafeF1: number;
}

/** How well the weights do on sentences that they were not trained on. */
export function score(examples: readonly Example[], learned: Learned): Score {
  let words = 0;
  let right = 0;
  let found = 0;
  let meant = 0;
  let both = 0;
  for (const { lattice, gold } of examples) {
    const { nodes, states, words: sourceWords } = lattice;
    const judge = createJudge(nodes, states, learned.contextWeights);
    const meantStates = cheapestWithin(states, judge, gold);
    decideAsLearned(lattice, learned).forEach(({ best }, at) => {
      if (!sourceWords.has(nodes[at]?.tokenIndex ?? -1)) return;
      const isMeant = meantStates[at]?.ezafe ?? false;
      words++;
      if (gold[at]?.[states[at]?.indexOf(best) ?? 0]) right++;
      if (best.ezafe) found++;
      if (isMeant) meant++;
      if (best.ezafe && isMeant) both++;
    });
  }
  return { accuracy: right / words, ezafeF1: (2 * both) / (found + meant) };
}
