import assert from 'node:assert/strict';
import { AssetFailure, type AssetProblem } from '../../../src/assets/assetFailure.ts';

/** What `work` fails with, which must be an `AssetFailure`. */
export function problemOf(work: () => unknown): AssetProblem {
  try {
    work();
  } catch (error) {
    return ofFailure(error);
  }
  return assert.fail('it did not fail');
}

/** What `work` rejects with, which must be an `AssetFailure`. */
export async function problemIn(work: Promise<unknown>): Promise<AssetProblem> {
  const [result] = await Promise.allSettled([work]);
  return result.status === 'rejected' ? ofFailure(result.reason) : assert.fail('it did not fail');
}

function ofFailure(error: unknown): AssetProblem {
  if (error instanceof AssetFailure) return error.problem;
  throw error;
}
