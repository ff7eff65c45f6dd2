import {
  type CorpusSentence,
  createJudge,
  decide,
  type State,
  type Weights,
} from '../../src/engine/compile/index.ts';
import { cheapestWithin } from './cheapestWithin.ts';
import type { Example } from './example.ts';
import { quantised } from './quantise.ts';
import { train } from './randomField.ts';

interface Marked {
  readonly sentence: CorpusSentence;
  readonly example: Example;
}

/** A word that a model trained on other sentences reads otherwise than its writer. */
interface Disagreement {
  readonly sentence: CorpusSentence;
  readonly word: string;
  readonly meant: string;
  readonly found: string;
  /** How much likelier the model holds its own reading, in the costs' unit. */
  readonly margin: number;
}

/** Trains on all parts but one, for each part, and lists where the model disagrees, the surest first. */
export function disagreements(marked: readonly Marked[], parts: number, epochs: number): Disagreement[] {
  const found: Disagreement[] = [];
  for (let part = 0; part < parts; part++) {
    const rest = marked.filter((_, at) => at % parts !== part).map(({ example }) => example);
    const weights = quantised(train(rest, epochs));
    for (const [at, one] of marked.entries())
      if (at % parts === part) found.push(...disagreementsIn(one, weights));
  }
  return found.sort((a, b) => b.margin - a.margin);
}

function disagreementsIn({ sentence, example }: Marked, weights: Weights): Disagreement[] {
  const { nodes, states } = example.lattice;
  const judge = createJudge(nodes, states, weights);
  const meantStates = cheapestWithin(states, judge, example.gold);
  return decide(states, judge).flatMap(({ best, ranked }, at) => {
    const row = states[at] ?? [];
    if (example.gold[at]?.[row.indexOf(best)] ?? true) return [];
    const meant = meantStates[at];
    const costOf = (state: State | undefined): number =>
      ranked.find((one) => one.state === state)?.pathCost ?? Number.POSITIVE_INFINITY;
    const [word, margin] = [nodes[at]?.form ?? '', costOf(meant) - costOf(best)];
    return [{ sentence, word, meant: named(meant), found: named(best), margin }];
  });
}

function named(state: State | undefined): string {
  return state === undefined ? '' : state.candidate.pronunciation.phonemes + (state.ezafe ? '~' : '');
}
