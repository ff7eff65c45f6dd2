import assert from 'node:assert/strict';
import { placeIn } from '../../../scripts/choices/placeIn.ts';

describe('the place of a complement in a translation', () => {
  const check = (text: string, place: string | undefined) =>
    assert.equal(placeIn(text, 'price', 'house'), place, text);

  it('is before its noun, alone or with a word between', () => {
    check('House prices rose again.', 'before');
    check('The house rental price was high.', 'before');
  });

  it("is before its noun with 's where it owns it", () => {
    check("The house's price surprised us.", 'owner');
    check("The houses' high prices surprised us.", 'owner');
  });

  it('is behind its noun with a preposition', () => {
    check('The price of a small house was high.', 'behind');
    check('A rise in the prices of houses was seen.', 'behind');
  });

  it('is not told where the two stand apart', () => {
    check('The house has no price.', undefined);
    check('The price was high. The house was small.', undefined);
    check('The price was high.', undefined);
  });
});
