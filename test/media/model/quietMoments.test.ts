import assert from 'node:assert/strict';
import { quietMoments } from '../../../media/model/quietMoments.ts';

describe('the pauses of a sound', () => {
  it('are where its peaks are low for a while', () => {
    const peaks = [
      ...Array(50).fill(0.5),
      ...Array(20).fill(0),
      ...Array(5).fill(0.4),
      0,
      ...Array(24).fill(0.5),
    ];
    assert.deepEqual(quietMoments(peaks, 10), [6]);
  });

  it('are none in a sound that has none, and may be at its end', () => {
    assert.deepEqual(quietMoments(Array(100).fill(0.4), 10), []);
    assert.deepEqual(quietMoments([...Array(50).fill(0.4), ...Array(50).fill(0)], 10), [7.5]);
  });
});
