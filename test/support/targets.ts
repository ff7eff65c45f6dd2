import { type Target, targetsWithin } from '../../src/document/targets/targets.ts';

/** The targets of `targetsWithin`, all at once. */
export function allTargets(...input: Parameters<typeof targetsWithin>): Target[] {
  return [...targetsWithin(...input)];
}
