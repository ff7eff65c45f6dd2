export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? 0;
}

/** Of the line through points, by least squares. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const products = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const squares = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return squares === 0 ? 0 : products / squares;
}
