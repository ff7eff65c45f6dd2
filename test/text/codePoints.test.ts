import assert from 'node:assert/strict';
import fc from 'fast-check';
import { codePointLength, offsetTable } from '../../src/text/codePoints.ts';
import { persianText } from '../support/persianText.ts';

describe('code points', () => {
  it('count a pair of surrogates as one and a lone surrogate as one', () => {
    assert.equal(codePointLength('سلام'), 4);
    assert.equal(codePointLength('👩‍💻'), 3);
    assert.equal(codePointLength('\ud83d\ud83d\udc69\udc69'), 3);
  });

  it('are those that JavaScript iterates over', () => {
    fc.assert(fc.property(persianText(), (text) => assert.equal(codePointLength(text), [...text].length)));
  });

  it('are the first and the last that take two units, and not two units beside each other', () => {
    for (const [text, length] of [
      ['\u{10000}', 1],
      ['\u{10ffff}', 1],
      ['a\ude00', 2],
      ['\ud83d\ue000', 2],
    ] as const) {
      assert.equal(codePointLength(text), length);
      assert.equal(offsetTable(text).codePointLength, length);
    }
  });
});

describe('an offset table', () => {
  it('gives the same slices in both units', () => {
    fc.assert(
      fc.property(persianText(), fc.nat(80), fc.nat(80), (text, a, b) => {
        const { toUtf16 } = offsetTable(text);
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const expected = [...text].slice(start, end).join('');
        assert.equal(text.slice(toUtf16(start), toUtf16(end)), expected);
      }),
    );
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        const offsets = offsetTable(text);
        assert.equal(offsets.codePointLength, [...text].length);
        for (let at = 0; at <= offsets.codePointLength; at++)
          assert.equal(offsets.toCodePoint(offsets.toUtf16(at)), at);
      }),
    );
  });

  it('gives the start of a pair for an offset inside it, and clamps offsets outside', () => {
    const { toCodePoint, toUtf16 } = offsetTable('a👩b');
    assert.deepEqual([0, 1, 2, 3, 4].map(toCodePoint), [0, 1, 1, 2, 3]);
    assert.deepEqual([-1, 99].map(toUtf16), [0, 4]);
    assert.deepEqual([-1, 99].map(toCodePoint), [0, 3]);
  });
});
