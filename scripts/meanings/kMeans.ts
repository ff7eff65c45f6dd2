import { kmeans } from 'ml-kmeans';
import { shuffled } from '../random/shuffled.ts';

interface Clusters {
  /** The number of the cluster that each vector is in. */
  readonly members: readonly number[];
  /** The direction of each cluster. */
  readonly centres: readonly number[][];
}

const ROUNDS = 25;

/** Spherical k-means over the directions of the vectors, less their mean. Deterministic. */
export function clusters(vectors: readonly ArrayLike<number>[], count: number): Clusters {
  const mean = meanOf(vectors);
  const directions = vectors.map((vector) =>
    direction(Array.from(vector, (value, at) => value - (mean[at] ?? 0))),
  );
  const found = kmeans(directions, count, {
    initialization: shuffled(directions.length, 0)
      .slice(0, count)
      .map((at) => directions[at] ?? []),
    distanceFunction: cosineDistance,
    maxIterations: ROUNDS,
    tolerance: 0,
  });
  // The members that `found` names are those of the round before its centres.
  return { members: found.nearest(directions), centres: found.centroids.map(direction) };
}

/** In one loop, because it is called for every vector and centre in every round. */
function cosineDistance(a: readonly number[], b: readonly number[]): number {
  let [product, squareOfA, squareOfB] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    product += x * y;
    squareOfA += x * x;
    squareOfB += y * y;
  }
  return 1 - product / (Math.sqrt(squareOfA * squareOfB) || 1);
}

function meanOf(vectors: readonly ArrayLike<number>[]): number[] {
  const sums: number[] = new Array(vectors[0]?.length ?? 0).fill(0);
  for (const vector of vectors)
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (vector[at] ?? 0);
  return sums.map((sum) => sum / vectors.length);
}

function direction(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
