import assert from 'node:assert/strict';
import { testEngine } from '../support/engine.ts';
import { describeChange, runGolden } from '../support/golden.ts';

describe('the golden sentences', () => {
  it('are marked as is on record: accept a change with `npm run golden -- --accept`', () => {
    const { better, worse, other, words } = runGolden(testEngine());
    assert.ok(words > 3000);
    const lines = (changes: typeof better) => changes.map(describeChange);
    assert.deepEqual(
      { better: lines(better), worse: lines(worse), other: lines(other) },
      { better: [], worse: [], other: [] },
    );
  });
});
