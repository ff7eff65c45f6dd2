const LARGEST = 127;

/** Weights as signed bytes; what is worth less than half a step is lost. */
export function quantised(weights: Float32Array): {
  readonly values: Int8Array<ArrayBuffer>;
  readonly scale: number;
} {
  const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-6) / LARGEST;
  return { values: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}
