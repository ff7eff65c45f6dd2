import assert from 'node:assert/strict';
import { calibrated } from '../../../scripts/train/calibrate.ts';

describe('the calibration of confidence', () => {
  it('finds the curve that outcomes follow', () => {
    const [slope, offset] = [0.8, 0.3];
    const outcomes = Array.from({ length: 40_000 }, (_, at) => {
      const margin = (at % 200) / 25;
      const chance = 1 / (1 + Math.exp(-(slope * margin + offset)));
      return { margin, right: (Math.floor(at / 200) + 0.5) / 200 < chance };
    });
    const found = calibrated(outcomes);
    assert.ok(Math.abs(found.slope - slope) < 0.05, `${found.slope}`);
    assert.ok(Math.abs(found.offset - offset) < 0.05, `${found.offset}`);
  });
});
