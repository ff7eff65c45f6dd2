import { type Arrays, newArrays } from './arrays.ts';

/** The states of a chain: for each node, those that were not pruned. */
export interface States {
  /** Where the states of each node begin; one more at the end. */
  readonly stateStarts: Int32Array;
  /** The label of each state, below `LABELS`. */
  readonly stateLabels: Uint8Array;
}

/**
 * The paths through a chain, of the second order: what a state is worth depends on the state before it and on the label
 * of the one before that. A step is a state together with the label before it; a link leads from a step to a step of
 * the next node. All is in flat arrays, because texts have tens of thousands of each.
 */
export interface Layout extends States, Labels {
  /** Where the steps of each node begin, by the label before, then by the state; one more at the end. */
  readonly stepStarts: Int32Array;
  /** The state of each step. */
  readonly stepStates: Int32Array;
  /** The first of the steps that may follow each step; there is one for every state of the next node. */
  readonly followers: Int32Array;
  /** Where the links that leave each step begin; one more at the end. */
  readonly linkStarts: Int32Array;
  /** Where the pairs of a node's states with those of the node before begin, by the state before, then by the state. */
  readonly pairStarts: Int32Array;
  /** Where the triples of labels that end at a node begin, by the label two before, the label before, the label. */
  readonly tripleStarts: Int32Array;
}

/** The labels of each node, each once. */
interface Labels {
  readonly labelStarts: Int32Array;
  readonly labels: Uint8Array;
  /** For each state, which of its node's labels it has. */
  readonly kinds: Uint8Array;
}

/** There are fewer labels than this. */
export const LABELS = 32;

/** Stands for the labels before the first node. */
const NO_LABEL = LABELS - 1;

/** Lays out the paths through the states of a chain. */
export function layOut(states: States, arrays: Arrays = newArrays): Layout {
  const { stateStarts } = states;
  const nodes = stateStarts.length - 1;
  const labels = labelsOf(states, arrays);
  const [stepStarts, pairStarts] = [arrays.int32(nodes + 1), arrays.int32(nodes + 1)];
  const tripleStarts = arrays.int32(nodes + 1);
  let [before, kindsBefore, kindsTwoBefore] = [0, 1, 1];
  for (let at = 0; at < nodes; at++) {
    const width = widthAt(stateStarts, at);
    const kinds = widthAt(labels.labelStarts, at);
    stepStarts[at + 1] = (stepStarts[at] ?? 0) + kindsBefore * width;
    pairStarts[at + 1] = (pairStarts[at] ?? 0) + before * width;
    tripleStarts[at + 1] = (tripleStarts[at] ?? 0) + (at === 0 ? 0 : kindsTwoBefore * kindsBefore * kinds);
    [before, kindsBefore, kindsTwoBefore] = [width, kinds, kindsBefore];
  }
  const shape = { ...states, ...labels, stepStarts, pairStarts, tripleStarts };
  return { ...shape, ...stepsOf(shape, arrays) };
}

/** How many of something a node has. */
function widthAt(starts: Int32Array, at: number): number {
  return (starts[at + 1] ?? 0) - (starts[at] ?? 0);
}

function labelsOf({ stateStarts, stateLabels }: States, arrays: Arrays): Labels {
  const labelStarts = arrays.int32(stateStarts.length);
  const [labels, kinds] = [arrays.uint8(stateLabels.length), arrays.uint8(stateLabels.length)];
  let end = 0;
  for (let at = 0; at < stateStarts.length - 1; at++) {
    const start = end;
    for (let state = stateStarts[at] ?? 0; state < (stateStarts[at + 1] ?? 0); state++) {
      let kind = start;
      while (kind < end && labels[kind] !== stateLabels[state]) kind++;
      if (kind === end) labels[end++] = stateLabels[state] ?? 0;
      kinds[state] = kind - start;
    }
    labelStarts[at + 1] = end;
  }
  return { labelStarts, labels, kinds };
}

function stepsOf(
  shape: States & Labels & Pick<Layout, 'stepStarts'>,
  arrays: Arrays,
): Pick<Layout, 'stepStates' | 'followers' | 'linkStarts'> {
  const { stateStarts, kinds, stepStarts } = shape;
  const steps = stepStarts[stepStarts.length - 1] ?? 0;
  const [stepStates, followers] = [arrays.int32(steps), arrays.int32(steps)];
  const linkStarts = arrays.int32(steps + 1);
  let [at, state] = [0, 0];
  for (let step = 0; step < steps; step++) {
    if (step === stepStarts[at + 1]) at++;
    if (step === stepStarts[at] || state === stateStarts[at + 1]) state = stateStarts[at] ?? 0;
    const width = at + 2 < stateStarts.length ? widthAt(stateStarts, at + 1) : 0;
    stepStates[step] = state;
    followers[step] = (stepStarts[at + 1] ?? 0) + (kinds[state] ?? 0) * width;
    linkStarts[step + 1] = (linkStarts[step] ?? 0) + width;
    state++;
  }
  return { stepStates, followers, linkStarts };
}

/** Calls `visit` for every link, in the order of the steps that they leave, with its pair and its triple. */
export function visitLinks(
  layout: Layout,
  visit: (link: number, pair: number, triple: number) => void,
): void {
  const { stateStarts, labelStarts, kinds, pairStarts, tripleStarts } = layout;
  let link = 0;
  for (let at = 1; at < stateStarts.length - 1; at++) {
    const [first, here, end] = [stateStarts[at - 1] ?? 0, stateStarts[at] ?? 0, stateStarts[at + 1] ?? 0];
    const groups = at < 2 ? 1 : widthAt(labelStarts, at - 2);
    const [kindsBefore, kindsHere] = [widthAt(labelStarts, at - 1), widthAt(labelStarts, at)];
    for (let group = 0; group < groups; group++) {
      let pair = pairStarts[at] ?? 0;
      for (let before = first; before < here; before++) {
        const triple = (tripleStarts[at] ?? 0) + (group * kindsBefore + (kinds[before] ?? 0)) * kindsHere;
        for (let state = here; state < end; state++) visit(link++, pair++, triple + (kinds[state] ?? 0));
      }
    }
  }
}

/** Calls `visit` for every triple of labels that ends at a node, in their order, with the three as one number. */
export function visitTriples(layout: Labels, at: number, visit: (labels: number) => void): void {
  const { labelStarts, labels } = layout;
  if (at === 0) return;
  const [here, end] = [labelStarts[at] ?? 0, labelStarts[at + 1] ?? 0];
  const before = labelStarts[at - 1] ?? 0;
  const groups = at < 2 ? 1 : widthAt(labelStarts, at - 2);
  for (let group = 0; group < groups; group++) {
    const twoBefore = at < 2 ? NO_LABEL : (labels[before - groups + group] ?? 0);
    for (let previous = before; previous < here; previous++)
      for (let label = here; label < end; label++)
        visit(tripleOf(twoBefore, labels[previous] ?? 0, labels[label] ?? 0));
  }
}

/** Three labels in one number. */
export function tripleOf(twoBefore: number, before: number, label: number): number {
  return (twoBefore * LABELS + before) * LABELS + label;
}
