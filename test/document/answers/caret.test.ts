import assert from 'node:assert/strict';
import fc from 'fast-check';
import { caretAfter, shiftsOf } from '../../../src/document/answers/caret.ts';
import type { PartChange } from '../../../src/document/answers/changes.ts';
import { stripMarks } from '../../../src/text/marks.ts';

function change(
  utf16Start: number,
  source: string,
  text: string,
  words: PartChange['words'] = [],
): PartChange {
  return { utf16Start, utf16End: utf16Start + source.length, source, text, words, target: 0 };
}

function place(changes: readonly PartChange[], utf16Offset: number): number {
  return caretAfter(changes, shiftsOf(changes), utf16Offset);
}

describe('the caret after a command', () => {
  it('is at the same letter once that has marks, or has lost them', () => {
    const changes = [change(3, 'کتاب', 'کِتاب'), change(8, 'خُوب', 'خوب')];
    assert.deepEqual(
      [0, 3, 4, 5, 7, 8, 10, 11, 12, 20].map((offset) => place(changes, offset)),
      [0, 3, 5, 6, 8, 9, 10, 11, 12, 20],
    );
  });

  it('is in the same word of Pinglish', () => {
    const words = [
      { original: { utf16Start: 0, utf16End: 4 }, written: { utf16Start: 0, utf16End: 8 } },
      { original: { utf16Start: 5, utf16End: 8 }, written: { utf16Start: 9, utf16End: 14 } },
    ];
    const changes = [change(0, 'کتاب خوب', 'ketaab-e khoob', words)];
    assert.deepEqual(
      [0, 2, 4, 5, 8, 9].map((offset) => place(changes, offset)),
      [0, 4, 8, 9, 14, 15],
    );
  });

  it('is at a word of a translation about as far along', () => {
    assert.equal(place([change(0, 'کتاب خوب است', 'The book is good')], 5), 4);
  });

  it('keeps its letter for every text and every marks', () => {
    const text = fc.stringMatching(/^[\u0628\u0631 ]{1,20}$/u);
    const marked = (plain: string, at: readonly number[]) =>
      [...plain].map((letter, index) => (at.includes(index) ? `${letter}\u064e` : letter)).join('');
    fc.assert(
      fc.property(
        text,
        fc.array(fc.nat(20)),
        fc.array(fc.nat(20)),
        fc.nat(30),
        (plain, before, after, nth) => {
          const source = marked(plain, before);
          const result = marked(plain, after);
          const offset = Math.min(nth, source.length);
          const found = place([change(0, source, result)], offset);
          assert.equal(stripMarks(result.slice(0, found)).length, stripMarks(source.slice(0, offset)).length);
        },
      ),
    );
  });
});
