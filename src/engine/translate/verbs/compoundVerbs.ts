import type { SentenceElement, Word } from '../syntax/elements.ts';
import { adjacentCompound } from './adjacentCompounds.ts';
import type { FoundCompound, VerbDependencies } from './compounds.ts';
import { partedCompound } from './partedCompounds.ts';
import { productiveCompound } from './productiveCompounds.ts';

export type { FindCompound, FoundCompound, VerbDependencies } from './compounds.ts';

/** The compound that a verb makes with what stands before it. */
export function compoundBefore(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  return (
    adjacentCompound(before, verb, dependencies) ??
    partedCompound(before, verb, dependencies) ??
    productiveCompound(before, verb)
  );
}
