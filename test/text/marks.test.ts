import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isMark, stripMarks } from '../../src/text/marks.ts';
import { persianText } from '../support/persianText.ts';

describe('marks', () => {
  it('are taken off and nothing else', () => {
    assert.equal(stripMarks('کِتابِ خوبِ مُعَلِّم'), 'کتاب خوب معلم');
    assert.equal(stripMarks('آۀ اٌ لٰ هٔ'), 'آۀ ا ل ه');
  });

  it('leave decomposed letters with their madda and hamza below', () => {
    assert.equal(stripMarks('ا\u0653 ا\u0655'), 'ا\u0653 ا\u0655');
  });

  it('are what isMark says, code unit by code unit', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        const kept = text.split('').filter((unit) => !isMark(unit.charCodeAt(0)));
        assert.equal(stripMarks(text), kept.join(''));
      }),
    );
    const all = Array.from({ length: 0x10000 }, (_, unit) => unit);
    for (const unit of all) assert.equal(isMark(unit), stripMarks(String.fromCharCode(unit)) === '');
  });
});
