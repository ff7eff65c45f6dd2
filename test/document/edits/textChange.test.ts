import assert from 'node:assert/strict';
import fc from 'fast-check';
import { spanAfter } from '../../../src/document/edits/textChange.ts';
import { sliceSpan, type TextChange } from '../../../src/text/span.ts';

const span = { utf16Start: 10, utf16End: 15 };
const moved = (change: TextChange) => spanAfter(span, 'salam', change);

describe('a span after a change', () => {
  it('moves with changes before it', () => {
    assert.deepEqual(moved({ utf16Start: 0, utf16End: 2, text: 'abcdef' }), { utf16Start: 14, utf16End: 19 });
    assert.deepEqual(moved({ utf16Start: 10, utf16End: 10, text: 'x' }), { utf16Start: 11, utf16End: 16 });
  });

  it('stays where it is when a change comes behind it', () => {
    assert.deepEqual(moved({ utf16Start: 15, utf16End: 15, text: 'x' }), span);
  });

  it('is gone when a change reaches inside it', () => {
    assert.equal(moved({ utf16Start: 12, utf16End: 12, text: 'x' }), undefined);
    assert.equal(moved({ utf16Start: 9, utf16End: 11, text: '' }), undefined);
    assert.equal(moved({ utf16Start: 0, utf16End: 99, text: 'all new' }), undefined);
  });

  it('survives a replacement of the whole document by itself', () => {
    const text = '0123456789salam and more';
    assert.deepEqual(moved({ utf16Start: 0, utf16End: text.length, text }), span);
    assert.equal(moved({ utf16Start: 0, utf16End: text.length, text: text.replace('l', 'L') }), undefined);
  });

  it('survives a replacement of a part of it, and of what is beside it, by itself', () => {
    assert.deepEqual(moved({ utf16Start: 12, utf16End: 14, text: 'la' }), span);
    assert.deepEqual(moved({ utf16Start: 12, utf16End: 18, text: 'lam an' }), span);
    assert.deepEqual(moved({ utf16Start: 8, utf16End: 12, text: '89sa' }), span);
    assert.equal(moved({ utf16Start: 12, utf16End: 14, text: 'al' }), undefined);
    assert.equal(moved({ utf16Start: 12, utf16End: 18, text: 'lan am' }), undefined);
  });

  it('always has the content it had', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 30 });
    const ends = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30));
    fc.assert(
      fc.property(text, ends, text, (before, [a, b, c, d], inserted) => {
        const clamp = (x: number, y: number) => {
          const [start, end] = [Math.min(x, y, before.length), Math.min(Math.max(x, y), before.length)];
          return { utf16Start: start, utf16End: end };
        };
        const tracked = clamp(a, b);
        const change = { ...clamp(c, d), text: inserted };
        const content = sliceSpan(before, tracked);
        const kept = spanAfter(tracked, content, change);
        if (kept === undefined || content === '') return;
        const now = before.slice(0, change.utf16Start) + inserted + before.slice(change.utf16End);
        assert.equal(sliceSpan(now, kept), content);
      }),
    );
  });
});
