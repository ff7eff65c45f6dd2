import assert from 'node:assert/strict';
import { estimate } from '../../../scripts/eval/bootstrap.ts';

const mean = (items: readonly number[]): number => items.reduce((sum, item) => sum + item, 0) / items.length;

describe('the bounds of a figure', () => {
  it('hold it, and are the same each time', () => {
    const items = Array.from({ length: 300 }, (_, at) => at % 7);
    const { value, low, high } = estimate(items, mean);
    assert.ok(low < value && value < high);
    assert.deepEqual(estimate(items, mean), { value, low, high });
  });
  it('are about two standard errors apart from it', () => {
    const items = Array.from({ length: 400 }, (_, at) => at % 2);
    const { low, high } = estimate(items, mean);
    assert.ok(Math.abs(high - low - 4 * (0.5 / Math.sqrt(400))) < 0.02);
  });
  it('meet where all items are the same', () => {
    assert.deepEqual(estimate([5, 5, 5], mean), { value: 5, low: 5, high: 5 });
  });
});
