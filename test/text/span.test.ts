import assert from 'node:assert/strict';
import fc from 'fast-check';
import { covers, movedSpan, overlaps, ownCopy, type Span, sliceSpan } from '../../src/text/span.ts';

const at = (utf16Start: number, utf16End: number): Span => ({ utf16Start, utf16End });
const span = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => at(Math.min(a, b), Math.max(a, b)));

/** The offsets of the code units that a span covers. */
const unitsOf = ({ utf16Start, utf16End }: Span) =>
  Array.from({ length: utf16End - utf16Start }, (_, index) => utf16Start + index);

describe('two spans', () => {
  it('overlap where they have a code unit in common, and not where they only touch', () => {
    assert.ok(overlaps(at(0, 3), at(2, 5)));
    assert.ok(!overlaps(at(0, 3), at(3, 5)));
    assert.ok(!overlaps(at(2, 2), at(0, 5)));
    fc.assert(
      fc.property(span, span, (a, b) =>
        assert.equal(
          overlaps(a, b),
          unitsOf(a).some((unit) => unitsOf(b).includes(unit)),
        ),
      ),
    );
  });

  it('cover each other only where they are the same', () => {
    assert.ok(covers(at(1, 4), at(1, 4)));
    fc.assert(
      fc.property(span, span, (a, b) =>
        assert.equal(
          covers(a, b) && covers(b, a),
          a.utf16Start === b.utf16Start && a.utf16End === b.utf16End,
        ),
      ),
    );
  });
});

describe('a span', () => {
  it('covers what lies within its ends', () => {
    const outer = at(2, 6);
    for (const inner of [at(2, 6), at(3, 5), at(2, 2), at(6, 6)]) assert.ok(covers(outer, inner));
    for (const beyond of [at(1, 5), at(3, 7), at(0, 1), at(7, 9), at(0, 9)])
      assert.ok(!covers(outer, beyond));
  });

  it('has the same text when it moves with what is before it', () => {
    assert.equal(sliceSpan('سلام دنیا', at(5, 9)), 'دنیا');
    assert.equal(sliceSpan('و سلام دنیا', movedSpan(at(5, 9), 2)), 'دنیا');
    assert.equal(sliceSpan('لام دنیا', movedSpan(at(5, 9), -1)), 'دنیا');
  });

  it('has a copy with the same text, halves of surrogate pairs included', () => {
    for (const text of ['', 'کتاب', 'a\u200c😀', '\ud83d سلام']) assert.equal(ownCopy(text), text);
  });
});
