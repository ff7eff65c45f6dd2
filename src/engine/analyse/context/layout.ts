/**
 * The paths through a chain, of the second order: what a state is worth depends on the state before it and on the label
 * of the one before that. A step is a state together with the label before it; a link leads from a step to a step of
 * the next node. All is in flat arrays, because texts have tens of thousands of each.
 */
export interface Layout extends Shape {
  /** The state of each step. */
  readonly stepStates: Int32Array;
  /** The first of the steps that may follow each step; there is one for every state of the next node. */
  readonly followers: Int32Array;
  /** Where the links that leave each step begin; one more at the end. */
  readonly linkStarts: Int32Array;
  /** The pair of neighbouring states of each link. */
  readonly linkPairs: Int32Array;
  /** The triple of labels of each link. */
  readonly linkTriples: Int32Array;
}

/** Where what belongs to each node begins; one more at the end. */
export interface Shape {
  /** The labels of the states of each node, each once. */
  readonly labels: readonly (readonly number[])[];
  readonly stateStarts: Int32Array;
  /** By the label before, then by the state. */
  readonly stepStarts: Int32Array;
  /** Of a node with the node before: by the state before, then by the state. */
  readonly pairStarts: Int32Array;
  /** Of a node with the two nodes before: by the label two before, the label before, then the label. */
  readonly tripleStarts: Int32Array;
}

/** There are fewer labels than this. */
export const LABELS = 32;

/** Stands for the label before the first node. */
const NOTHING_BEFORE: readonly number[] = [LABELS - 1];

/** The label of a state and those of the two states before it. */
export interface Triple {
  readonly twoBefore: number;
  readonly before: number;
  readonly label: number;
}

type Rows = readonly (readonly number[])[];

/** Lays out the paths through nodes whose states have these labels. */
export function layOut(rows: Rows): Layout {
  const shape = shapeOf(rows);
  const steps = shape.stepStarts[rows.length] ?? 0;
  const [stepStates, followers] = [new Int32Array(steps), new Int32Array(steps)];
  const linkStarts = new Int32Array(steps + 1);
  let step = 0;
  rows.forEach((row, at) => {
    const here = shape.labels[at] ?? [];
    const width = rows[at + 1]?.length ?? 0;
    const next = shape.stepStarts[at + 1] ?? 0;
    for (let group = labelsAt(shape, at - 1).length; group > 0; group--)
      for (let column = 0; column < row.length; column++) {
        stepStates[step] = (shape.stateStarts[at] ?? 0) + column;
        followers[step] = next + here.indexOf(row[column] ?? 0) * width;
        linkStarts[step + 1] = (linkStarts[step] ?? 0) + width;
        step++;
      }
  });
  return { ...shape, stepStates, followers, linkStarts, ...linked(rows, shape, linkStarts[steps] ?? 0) };
}

function shapeOf(rows: Rows): Shape {
  const labels = rows.map((row) => [...new Set(row)]);
  const starts = (sizeAt: (at: number) => number): Int32Array => {
    const sums = new Int32Array(rows.length + 1);
    for (let at = 0; at < rows.length; at++) sums[at + 1] = (sums[at] ?? 0) + sizeAt(at);
    return sums;
  };
  const [states, kinds] = [widthOf(rows), (at: number) => labelsAt({ labels }, at).length];
  return {
    labels,
    stateStarts: starts(states),
    stepStarts: starts((at) => kinds(at - 1) * states(at)),
    pairStarts: starts((at) => states(at - 1) * states(at)),
    tripleStarts: starts((at) => (at === 0 ? 0 : kinds(at - 2) * kinds(at - 1) * kinds(at))),
  };
}

function widthOf(rows: Rows): (at: number) => number {
  return (at) => rows[at]?.length ?? 0;
}

function labelsAt({ labels }: Pick<Shape, 'labels'>, at: number): readonly number[] {
  return labels[at] ?? NOTHING_BEFORE;
}

/** The pairs and triples of `count` links, in the order of the steps that they leave. */
function linked(rows: Rows, shape: Shape, count: number): Pick<Layout, 'linkPairs' | 'linkTriples'> {
  const [linkPairs, linkTriples] = [new Int32Array(count), new Int32Array(count)];
  let link = 0;
  for (let at = 1; at < rows.length; at++) {
    const [before, row] = [rows[at - 1] ?? [], rows[at] ?? []];
    const kinds = row.map((label) => shape.labels[at]?.indexOf(label) ?? 0);
    const kindsBefore = before.map((label) => shape.labels[at - 1]?.indexOf(label) ?? 0);
    const [count1, count2] = [shape.labels[at - 1]?.length ?? 0, shape.labels[at]?.length ?? 0];
    for (let group = 0; group < labelsAt(shape, at - 2).length; group++) {
      let pair = shape.pairStarts[at] ?? 0;
      for (const kindBefore of kindsBefore) {
        const triple = (shape.tripleStarts[at] ?? 0) + (group * count1 + kindBefore) * count2;
        for (const kind of kinds) {
          linkPairs[link] = pair++;
          linkTriples[link++] = triple + kind;
        }
      }
    }
  }
  return { linkPairs, linkTriples };
}

/** Calls `visit` for every triple of labels that ends at a node, in the order of their numbers. */
export function visitTriples(
  shape: Pick<Shape, 'labels'>,
  at: number,
  visit: (triple: Triple) => void,
): void {
  if (at === 0) return;
  for (const twoBefore of labelsAt(shape, at - 2))
    for (const before of labelsAt(shape, at - 1))
      for (const label of labelsAt(shape, at)) visit({ twoBefore, before, label });
}
