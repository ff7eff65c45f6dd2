import assert from 'node:assert/strict';
import { timerMs } from '../../src/client/clock.ts';

describe('a timer', () => {
  it('takes whatever wait it is given, and never goes off at once for a long one', () => {
    assert.deepEqual([Number.NaN, -1, 0, 5.5].map(timerMs), [0, 0, 0, 5.5]);
    for (const ms of [2 ** 31, 3e9, Number.POSITIVE_INFINITY]) assert.equal(timerMs(ms), 2 ** 31 - 1);
  });
});
