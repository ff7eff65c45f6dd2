/** What is known of an example, by the indices of what is weighed, and whether it is one of what is looked for. */
export interface LogisticExample {
  readonly values: ReadonlyMap<number, number>;
  readonly is: boolean;
  /** How much it counts. */
  readonly weight: number;
}

/** How strongly weights are held near zero. */
const RIDGE = 1;
const MOST_STEPS = 30;
const SMALLEST_STEP = 1e-6;

/** The weights by which the odds of the examples are likeliest, in nats, by Newton's method. */
export function logisticWeights(examples: readonly LogisticExample[], length: number): Float64Array {
  const weights = new Float64Array(length);
  for (let step = 0; step < MOST_STEPS; step++) {
    const change = solve(equations(examples, weights));
    let largest = 0;
    for (const [at, value] of change.entries()) {
      weights[at] = (weights[at] ?? 0) - value;
      largest = Math.max(largest, Math.abs(value));
    }
    if (largest < SMALLEST_STEP) break;
  }
  return weights;
}

/** Rows of a linear system, the right side last. */
type Rows = readonly Float64Array[];

/** The second derivatives of the loss, and the first. */
function equations(examples: readonly LogisticExample[], weights: Float64Array): Rows {
  const { length } = weights;
  const rows = Array.from(weights, (weight, at) => {
    const row = new Float64Array(length + 1);
    row[at] = RIDGE;
    row[length] = RIDGE * weight;
    return row;
  });
  for (const { values, is, weight } of examples) {
    let odds = 0;
    for (const [at, value] of values) odds += (weights[at] ?? 0) * value;
    const chance = 1 / (1 + Math.exp(-odds));
    for (const [at, value] of values) {
      const row = rows[at] ?? new Float64Array(0);
      row[length] = (row[length] ?? 0) + weight * (chance - Number(is)) * value;
      const much = weight * chance * (1 - chance) * value;
      for (const [other, otherValue] of values) row[other] = (row[other] ?? 0) + much * otherValue;
    }
  }
  return rows;
}

/** Solves a system whose matrix is symmetric and positive definite, by Gaussian elimination; changes the rows. */
function solve(rows: Rows): Float64Array {
  const { length } = rows;
  for (const [at, row] of rows.entries())
    for (const below of rows.slice(at + 1)) {
      const share = (below[at] ?? 0) / (row[at] ?? 1);
      if (share === 0) continue;
      for (let column = at; column <= length; column++)
        below[column] = (below[column] ?? 0) - share * (row[column] ?? 0);
    }
  const solution = new Float64Array(length);
  for (let at = length - 1; at >= 0; at--) {
    const row = rows[at] ?? new Float64Array(0);
    let rest = row[length] ?? 0;
    for (let column = at + 1; column < length; column++) rest -= (row[column] ?? 0) * (solution[column] ?? 0);
    solution[at] = rest / (row[at] ?? 1);
  }
  return solution;
}
