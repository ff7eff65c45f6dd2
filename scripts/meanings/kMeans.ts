import { shuffled } from '../random/shuffled.ts';

interface Clusters {
  /** The number of the cluster that each vector is in. */
  readonly members: Int32Array;
  /** The direction of each cluster. */
  readonly centres: readonly Float32Array[];
}

const ROUNDS = 25;

/** Spherical k-means over the directions of the vectors, less their mean. Deterministic. */
export function clusters(vectors: readonly Float32Array[], count: number): Clusters {
  const mean = sumOf(vectors).map((value) => value / vectors.length);
  const directions = vectors.map((vector) => direction(vector.map((value, at) => value - (mean[at] ?? 0))));
  let centres = shuffled(directions.length, 0)
    .slice(0, count)
    .map((at) => directions[at] ?? new Float32Array());
  let members = nearest(directions, centres);
  for (let round = 0; round < ROUNDS; round++) {
    centres = centres.map((centre, number) => {
      const inside = directions.filter((_, at) => members[at] === number);
      return inside.length === 0 ? centre : direction(sumOf(inside));
    });
    members = nearest(directions, centres);
  }
  return { members, centres };
}

function nearest(directions: readonly Float32Array[], centres: readonly Float32Array[]): Int32Array {
  return Int32Array.from(directions, (one) => {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [number, centre] of centres.entries()) {
      const likeness = product(one, centre);
      if (likeness > most) [most, best] = [likeness, number];
    }
    return best;
  });
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function sumOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return sum;
}

function direction(vector: Float32Array): Float32Array {
  const length = Math.sqrt(product(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
