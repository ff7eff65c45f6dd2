import assert from 'node:assert/strict';
import { filledIn } from '../../../src/editor/wording/filledIn.ts';

describe('a text with places', () => {
  it('has its values in them, in any order and as often as it says', () => {
    assert.equal(filledIn('{1} of {0}, {1}', ['a', 2]), '2 of a, 2');
    assert.equal(filledIn('as it is', []), 'as it is');
  });

  it('keeps the places for which there is no value, and never fills what a value says', () => {
    assert.equal(filledIn('{0} {1}', ['{1}']), '{1} {1}');
    assert.equal(filledIn('{0} {x} {', ['$&']), '$& {x} {');
  });
});
