import assert from 'node:assert/strict';
import { articleIn, prepositionIn } from '../../../scripts/choices/observed.ts';

describe('what a translator has before a noun', () => {
  it('is the article, with adjectives between them', () => {
    assert.equal(articleIn('She opened the old green doors.', 'door'), 'the');
    assert.equal(articleIn('An honest answer is what they want.', 'answer'), 'a');
  });

  it('is no article where the noun stands bare', () => {
    assert.equal(articleIn('Snow fell on quiet streets.', 'street'), '-');
    assert.equal(articleIn('Snow fell on quiet streets.', 'snow'), '-');
  });

  it('is not told by a noun that is missing, stands twice or has another determiner', () => {
    assert.equal(articleIn('The door of the other door creaked.', 'door'), undefined);
    assert.equal(articleIn('Close your door.', 'door'), undefined);
    assert.equal(articleIn('Nobody came.', 'door'), undefined);
  });

  it('is the preposition before the article', () => {
    assert.equal(prepositionIn('They met at the railway station.', 'station'), 'at');
    assert.equal(prepositionIn('The station was empty.', 'station'), undefined);
  });
});
