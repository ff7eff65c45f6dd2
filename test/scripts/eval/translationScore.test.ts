import assert from 'node:assert/strict';
import { bleu, chrF2, overlapCounts, words13a } from '../../../scripts/eval/translationScore.ts';

describe('the score of a translation', () => {
  const counts = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([translation, reference]) => overlapCounts(translation, reference));

  it('is 100 for the reference itself and 0 for what has nothing of it', () => {
    const same = counts([['The cat sat on the mat.', 'The cat sat on the mat.']]);
    assert.deepEqual([bleu(same), chrF2(same)].map(Math.round), [100, 100]);
    const other = counts([['xyz', 'The cat sat on the mat.']]);
    assert.deepEqual([bleu(other), chrF2(other)], [0, 0]);
    assert.deepEqual([bleu([]), chrF2([])], [0, 0]);
  });

  it('is BLEU as it is defined, with the penalty for what is too short', () => {
    // 5 of 5 words, 4 of 4 pairs, 3 of 3 triples, 2 of 2 fours; six words are wanted.
    const short = counts([['The cat sat on the', 'The cat sat on the mat']]);
    assert.ok(Math.abs(bleu(short) - 100 * Math.exp(1 - 6 / 5)) < 1e-9);
    // 4 of 6 words (the repeated one counts once), 3 of 5 pairs, 2 of 4 triples, 1 of 3 fours.
    const wrong = counts([['a b c d d x', 'a b c d e f']]);
    assert.ok(Math.abs(bleu(wrong) - 100 * ((4 / 6) * (3 / 5) * (2 / 4) * (1 / 3)) ** 0.25) < 1e-9);
  });

  it('is chrF2 as it is defined, over the lengths that both have, white space left out', () => {
    // One letter: 2 of 3 made, 2 of 2 wanted; two: 1 of 2 and 1 of 1; three: the reference has none.
    const [precision, recall] = [(2 / 3 + 1 / 2) / 2, 1];
    const expected = (100 * 5 * precision * recall) / (4 * precision + recall);
    assert.ok(Math.abs(chrF2(counts([['a bc', 'a b']])) - expected) < 1e-9);
  });

  it('is that of all sentences together, in whatever order they are', () => {
    const pairs = counts([
      ['the cat sat on it', 'the cat sat on me'],
      ['a dog ran home now', 'the dog ran home now'],
    ]);
    assert.equal(bleu(pairs), bleu(pairs.toReversed()));
  });

  it('parts punctuation from words, but not within numbers', () => {
    assert.deepEqual(words13a('He said: "3.5 of 1,000-year trees, isn\'t it?"'), [
      'He',
      'said',
      ':',
      '"',
      '3.5',
      'of',
      '1,000',
      '-',
      'year',
      'trees',
      ',',
      "isn't",
      'it',
      '?',
      '"',
    ]);
  });
});
