import assert from 'node:assert/strict';
import { commonestSense, mayBeOfOneWord } from '../../../src/text/dictionary/glosses.ts';

describe('glosses', () => {
  it('may be of one word in another order, and with senses that the other lacks', () => {
    assert.ok(mayBeOfOneWord('milk; lion; tap', 'lion; milk; tap'));
    assert.ok(mayBeOfOneWord('water', 'juice; water'));
    assert.ok(mayBeOfOneWord('generosity; grace', 'generosity'));
  });

  it('are of two words where neither has the first sense of the other', () => {
    assert.ok(!mayBeOfOneWord('generosity; grace', 'deaf'));
    assert.ok(!mayBeOfOneWord('worm; bug', 'cream; bug'));
    assert.ok(!mayBeOfOneWord('', 'deaf'));
  });

  it('begin with the commonest sense', () => {
    assert.equal(commonestSense('cold   weather; frost'), 'cold weather');
    assert.equal(commonestSense(''), '');
  });
});
