import type { Metre } from './metres.ts';
import type { Weight, Weights } from './syllables.ts';

/** What it costs that a syllable does not fit its position, or that there is one too many or too few. */
export const FAULT = 3;
/** What it costs that a heavy syllable stands for two light ones. */
const TWO_LIGHT = 0.6;

/** What it costs to have filled so many positions of a metre, by their number, and how many they were before. */
export interface Filled {
  readonly costs: Float64Array;
  readonly from: Uint8Array;
}

/** Fills positions of a metre with the syllables of a word, the cheapest way for each number of positions. */
export function fill(metre: Metre, syllables: readonly Weights[], before: Float64Array): Filled {
  let filled: Filled = { costs: before, from: Uint8Array.from(before, (_, at) => at) };
  for (const weights of syllables) filled = fillOne(metre, weights, filled);
  return filled;
}

function fillOne(metre: Metre, weights: Weights, { costs, from }: Filled): Filled {
  const next = {
    costs: new Float64Array(costs.length).fill(Number.POSITIVE_INFINITY),
    from: new Uint8Array(costs.length),
  };
  costs.forEach((cost, at) => {
    if (cost === Number.POSITIVE_INFINITY) return;
    const put = (to: number, more: number): void => {
      if (to >= costs.length || cost + more >= (next.costs[to] ?? 0)) return;
      next.costs[to] = cost + more;
      next.from[to] = from[at] ?? 0;
    };
    for (const weight of weights) putWeight(metre, at, weight, put);
    put(at, FAULT);
  });
  return next;
}

type Put = (to: number, more: number) => void;

function putWeight(metre: Metre, at: number, { fills, cost }: Weight, put: Put): void {
  if (fills === 'any') put(at + 1, cost);
  else if (fills === 'light') put(at + 1, cost + lightCost(metre, at));
  else {
    const light = (to: number): number => (fills === 'overlong' ? lightCost(metre, to) : 0);
    const length = fills === 'overlong' ? 2 : 1;
    put(at + length, cost + (metre[at] === 'light' ? FAULT : 0) + light(at + 1));
    if (metre[at] === 'light' && metre[at + 1] === 'light')
      put(at + length + 1, cost + TWO_LIGHT + light(at + 2));
  }
}

function lightCost(metre: Metre, at: number): number {
  return metre[at] === 'heavy' ? FAULT : 0;
}
