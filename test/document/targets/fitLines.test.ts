import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fitLines } from '../../../src/document/targets/fitLines.ts';

describe('a text fitted to lines', () => {
  it('keeps its own lines if they are as many', () => {
    assert.deepEqual(fitLines('one\n two ', 2), ['one', ' two ']);
  });

  it('is shared out evenly if they are not', () => {
    assert.deepEqual(fitLines('one two six ten', 2), ['one two', 'six ten']);
    assert.deepEqual(fitLines('a\nb\nc', 1), ['a b c']);
  });

  it('always has as many lines as asked for, and all its words in order', () => {
    const words = fc.array(fc.constantFrom('a', 'bb', 'cccccc', '\n', ' '));
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 6 }), (parts, count) => {
        const text = parts.join(' ');
        const lines = fitLines(text, count);
        assert.equal(lines.length, count);
        assert.deepEqual(lines.join(' ').match(/\S+/g), text.match(/\S+/g));
      }),
    );
  });
});
