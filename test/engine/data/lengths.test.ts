import assert from 'node:assert/strict';
import fc from 'fast-check';
import { endsOf, lengthsOf } from '../../../src/engine/data/lengths.ts';

describe('ends that are kept as lengths', () => {
  it('come back as they were, however many counts run side by side', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 0xffff }));
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 3 }), (lengths, columns) => {
        const ends = endsOf(Uint16Array.from(lengths), columns);
        assert.deepEqual([...lengthsOf(ends, columns)], lengths);
      }),
    );
  });
});
