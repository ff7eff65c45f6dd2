import type { SmallWeights } from '../../src/engine/compile/index.ts';

/** What a signed byte holds. */
const LARGEST = 127;
/** Steps from zero to the largest weight: fewer pack better, and finer ones decide nothing. */
const STEPS = 32;

/** In steps: what is worth less decides nothing, but takes room: without it the packed weights are a third smaller. */
const LEAST = 2.5;

/** Weights as signed bytes; small ones are lost. */
export function quantised(values: Float32Array): SmallWeights {
  const scale = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-6) / STEPS;
  return inSteps(
    values.map((value) => (Math.abs(value) < LEAST * scale ? 0 : value)),
    scale,
  );
}

/** Weights in steps of `scale`; what does not fit into a byte becomes the largest that does. */
export function inSteps(values: Float32Array, scale: number): SmallWeights {
  const step = (value: number): number => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value / scale)));
  return { values: Int8Array.from(values, step), scale };
}
