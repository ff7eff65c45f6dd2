import assert from 'node:assert/strict';
import fc from 'fast-check';
import { differencesOf, numbersOf } from '../../../src/engine/format/container.ts';

describe('numbers that are kept as differences', () => {
  it('come back as they were, however many sequences run side by side', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 3 }), (numbers, columns) => {
        assert.deepEqual([...numbersOf(differencesOf(numbers, columns), columns)], numbers);
      }),
    );
  });
});
