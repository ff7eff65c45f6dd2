import type { Trellis } from '../context/trellis.ts';
import { FAULT, fill } from './fill.ts';
import type { Metre } from './metres.ts';
import { type Behind, syllablesOf, type Weights } from './syllables.ts';

/** The sounds of a hemistich's states, in the order of the trellis; silent where there is no word. */
export type Sounds = readonly string[];

/** A hemistich as a metre reads it. */
export interface Scanned {
  /** What the context and the metre's faults cost together. */
  readonly cost: number;
  /** The state of each node, by its place in the trellis. */
  readonly states: readonly number[];
}

const BEHIND: readonly Behind[] = ['consonant', 'vowel', 'end'];
const END = BEHIND.indexOf('end');

/** How much what the context says counts against the faults of a metre. */
export const CONTEXT_SHARE = 0.4;

/**
 * Finds the path that is cheapest in context and metre together. For each step, each thing that may stand behind it and
 * each number of positions filled, the cheapest way there is kept: the work is linear in links and positions.
 */
export function scan(trellis: Trellis, sounds: Sounds, metre: Metre): Scanned {
  const { stepStates, followers, linkStarts, stepStarts, own, links } = trellis;
  const width = metre.length + 1;
  const steps = stepStates.length;
  const size = steps * BEHIND.length * width;
  const [incoming, cameFrom] = [
    new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    new Int32Array(size).fill(-1),
  ];
  const from = new Int32Array(size).fill(-1);
  const outgoing = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const known = new Map<string, readonly Weights[]>();
  const weightsOf = (sound: string, behind: Behind): readonly Weights[] => {
    const key = `${sound} ${behind}`;
    const weights = known.get(key) ?? syllablesOf(sound, behind);
    known.set(key, weights);
    return weights;
  };
  const firstNodeEnd = stepStarts[1] ?? 0;
  for (let step = 0; step < firstNodeEnd; step++)
    for (let behind = 0; behind < BEHIND.length; behind++)
      incoming[(step * BEHIND.length + behind) * width] = 0;
  for (let step = 0; step < steps; step++) {
    const state = stepStates[step] ?? 0;
    const sound = sounds[state] ?? '';
    for (let behind = 0; behind < BEHIND.length; behind++) {
      const row = (step * BEHIND.length + behind) * width;
      // A word has one row of its own before it is weighed; what stands behind a silent step stands behind the word before it.
      const source = sound === '' ? row : step * BEHIND.length * width;
      const before = incoming.subarray(source, source + width);
      const filled =
        sound === '' ? undefined : fill(metre, weightsOf(sound, BEHIND[behind] ?? 'end'), before);
      for (let at = 0; at < width; at++) {
        const cost = (filled?.costs[at] ?? before[at] ?? 0) + (own[state] ?? 0) * CONTEXT_SHARE;
        outgoing[row + at] = cost;
        from[row + at] = source + (filled?.from[at] ?? at);
      }
    }
    let follower = followers[step] ?? 0;
    for (let link = linkStarts[step] ?? 0; link < (linkStarts[step + 1] ?? 0); link++, follower++) {
      const next = sounds[stepStates[follower] ?? 0] ?? '';
      const through = (links[link] ?? 0) * CONTEXT_SHARE;
      for (let behind = 0; behind < BEHIND.length; behind++) {
        if (next !== '' && behind !== (isVowelFirst(next) ? 1 : 0)) continue;
        const row = (step * BEHIND.length + behind) * width;
        const to = (follower * BEHIND.length + (next === '' ? behind : 0)) * width;
        for (let at = 0; at < width; at++) {
          const cost = (outgoing[row + at] ?? 0) + through;
          if (cost >= (incoming[to + at] ?? 0)) continue;
          incoming[to + at] = cost;
          cameFrom[to + at] = row + at;
        }
      }
    }
  }
  return pathBack({ trellis, width, outgoing, from, cameFrom });
}

interface Table {
  readonly trellis: Trellis;
  readonly width: number;
  readonly outgoing: Float64Array;
  /** For each place behind a step, that before it. */
  readonly from: Int32Array;
  /** For each place before a step, that behind the step before. */
  readonly cameFrom: Int32Array;
}

/** The states of the cheapest path that ends with the hemistich. */
function pathBack({ trellis: { stepStarts, stepStates }, width, outgoing, from, cameFrom }: Table): Scanned {
  let [best, cost] = [-1, Number.POSITIVE_INFINITY];
  for (let step = stepStarts[stepStarts.length - 2] ?? 0; step < stepStates.length; step++)
    for (let at = 0; at < width; at++) {
      const place = (step * BEHIND.length + END) * width + at;
      const whole = (outgoing[place] ?? 0) + FAULT * (width - 1 - at);
      if (whole < cost) [best, cost] = [place, whole];
    }
  const states: number[] = [];
  for (let place = best; place >= 0; place = cameFrom[from[place] ?? -1] ?? -1)
    states.push(stepStates[Math.floor(place / (BEHIND.length * width))] ?? 0);
  return { cost, states: states.reverse() };
}

function isVowelFirst(sound: string): boolean {
  return /^[aeoAiu]/.test(sound);
}
