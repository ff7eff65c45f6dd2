import assert from 'node:assert/strict';
import { nextSpeed, SPEEDS } from '../../../media/model/panelModel.ts';

describe('the speeds of the player', () => {
  it('go step by step from a half to double, and no further', () => {
    const up = SPEEDS.slice(1).map((_, at) => nextSpeed(SPEEDS[at] ?? 0, 1));
    assert.deepEqual(up, SPEEDS.slice(1));
    assert.equal(nextSpeed(2, 1), 2);
    assert.equal(nextSpeed(0.5, -1), 0.5);
    assert.equal(nextSpeed(1, -1), 0.9);
  });
});
