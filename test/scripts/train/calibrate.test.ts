import assert from 'node:assert/strict';
import { calibrated } from '../../../scripts/train/calibrate.ts';

/** Outcomes that follow a curve, with margins from 0 to `widest`. */
function outcomesOf(slope: number, offset: number, widest: number) {
  return Array.from({ length: 40_000 }, (_, at) => {
    const margin = ((at % 200) / 200) * widest;
    const chance = 1 / (1 + Math.exp(-(slope * margin + offset)));
    return { margin, right: (Math.floor(at / 200) + 0.5) / 200 < chance };
  });
}

describe('the calibration of confidence', () => {
  for (const [slope, offset, widest] of [
    [0.8, 0.3, 8],
    [0.5, 0.2, 40],
  ] as const)
    it(`finds the curve that outcomes follow, with margins up to ${widest} nats`, () => {
      const found = calibrated(outcomesOf(slope, offset, widest));
      assert.ok(Math.abs(found.slope - slope) < 0.05, `${found.slope}`);
      assert.ok(Math.abs(found.offset - offset) < 0.05, `${found.offset}`);
    });
});
