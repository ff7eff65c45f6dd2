import assert from 'node:assert/strict';
import { type LogisticExample, logisticWeights } from '../../../scripts/train/logistic.ts';

function examples(times: number, is: boolean, values: ReadonlyMap<number, number>): LogisticExample[] {
  return Array.from({ length: times }, () => ({ values, is, weight: 1 }));
}

const NEAR = 0.01;

describe('the weights of evidence', () => {
  const [bias, seen] = [0, 1];
  const without = new Map([[bias, 1]]);
  const withIt = new Map([
    [bias, 1],
    [seen, 1],
  ]);
  const some = [
    ...examples(4000, true, without),
    ...examples(8000, false, without),
    ...examples(9000, true, withIt),
    ...examples(3000, false, withIt),
  ];

  it('are the logarithms of the odds that were seen', () => {
    const weights = logisticWeights(some, 2);
    assert.ok(Math.abs((weights[bias] ?? 0) - Math.log(4 / 8)) < NEAR, `${weights[bias]}`);
    assert.ok(Math.abs((weights[seen] ?? 0) - Math.log((9 / 3) * (8 / 4))) < NEAR, `${weights[seen]}`);
  });

  it('count an example by its weight', () => {
    const heavy = some.map((example) => ({ ...example, weight: example.is ? 2 : 1 }));
    const weights = logisticWeights(heavy, 2);
    assert.ok(Math.abs((weights[bias] ?? 0) - Math.log(8 / 8)) < NEAR, `${weights[bias]}`);
  });

  it('are zero for what no example has', () => {
    assert.equal(logisticWeights(some, 3)[2], 0);
  });
});
