import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Interval, IntervalList } from '../../../src/document/links/intervalList.ts';

const WORD = { utf16Length: 3 };
/** Apart from each other, so that none touches the next. */
const STEP = 5;

function wordsFrom(utf16Start: number, count: number): Interval<typeof WORD>[] {
  return Array.from({ length: count }, (_, at) => ({ utf16Start: utf16Start + at * STEP, value: WORD }));
}

/** At each step, room for so many words is made at one of the words before, and filled with them. */
const insertions = fc.array(fc.record({ place: fc.nat(), count: fc.integer({ min: 0, max: 600 }) }), {
  minLength: 1,
  maxLength: 6,
});

describe('a list of places', () => {
  it('holds what was put into it, in any number and at any place', () =>
    fc.assert(
      fc.property(insertions, (steps) => {
        const list = new IntervalList<typeof WORD>();
        let total = 0;
        for (const { place, count } of steps) {
          // Where a word begins, which does not touch the end of the one before.
          const at = (place % (total + 1)) * STEP;
          list.splice({ utf16Start: at - 1, utf16End: at - 1, shift: count * STEP }, wordsFrom(at, count));
          total += count;
        }
        const expected = wordsFrom(0, total);
        assert.deepEqual(list.touching(0, total * STEP), expected);
        assert.deepEqual([...list.from(0)], expected);
        assert.deepEqual([...list.backFrom(total * STEP)], expected.toReversed());
      }),
    ));

  it('holds nothing of what another list holds', () => {
    for (const count of [1, 31, 32, 33, 256, 257]) {
      const list = new IntervalList<typeof WORD>();
      list.splice({ utf16Start: 0, utf16End: 0, shift: 0 }, wordsFrom(0, count));
      assert.equal(list.touching(0, count * STEP).length, count);
      assert.deepEqual(new IntervalList<typeof WORD>().touching(0, count * STEP), []);
    }
  });
});
