import type { Lattice } from '../../src/engine/compile/index.ts';

/** A sentence to learn from: its readings and which of them its writer meant. */
export interface Example {
  readonly lattice: Lattice;
  readonly gold: readonly (readonly boolean[])[];
}
