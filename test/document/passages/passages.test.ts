import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type FindPart,
  type Lines,
  partOfPassage,
  passageAt,
  passagesBetween,
} from '../../../src/document/passages/passages.ts';
import { trimmedSpan } from '../../../src/document/targets/paragraph.ts';
import { persianText } from '../../support/persianText.ts';

const wrapped = 'این سطر بلند است و در سطر بعدی هم ادامه پیدا می‌کند چون جا نشده است';
const whole: FindPart = (text) => trimmedSpan(text, { utf16Start: 0, utf16End: text.length });

function linesOf(...texts: string[]): Lines & { readonly asked: Set<number> } {
  const asked = new Set<number>();
  const textOf = (line: number) => {
    asked.add(line);
    return texts[line] ?? '';
  };
  return { count: texts.length, textOf, asked };
}

describe('passages', () => {
  const texts = (lines: Lines, first: number, last: number) =>
    passagesBetween(lines, first, last, whole).map(({ text }) => text);

  it('are lines, where lines are short', () => {
    assert.deepEqual(texts(linesOf('سلام', '', '  خوبی؟ ', 'بله'), 0, 3), ['سلام', 'خوبی؟', 'بله']);
  });

  it('join the lines of wrapped prose, from whichever line they are asked for', () => {
    const lines = linesOf('سلام.', wrapped, 'و اینجا تمام می‌شود.', 'بعدی');
    const joined = `${wrapped}\nو اینجا تمام می‌شود.`;
    assert.deepEqual(texts(lines, 1, 1), [joined]);
    assert.deepEqual(texts(lines, 2, 2), [joined]);
    assert.deepEqual(texts(lines, 0, 3), ['سلام.', joined, 'بعدی']);
  });

  it('end with their sentence, at a blank line, and after twelve lines', () => {
    assert.deepEqual(texts(linesOf(`${wrapped}.`, wrapped, '', wrapped), 0, 3), [
      `${wrapped}.`,
      wrapped,
      wrapped,
    ]);
    assert.equal(texts(linesOf(...Array.from({ length: 24 }, () => wrapped)), 0, 23).length, 2);
  });

  it('cut a line that is very long, and leave what no editor shows', () => {
    const found = texts(linesOf(`${wrapped}. `.repeat(1000)), 0, 0);
    assert.ok(found.length >= 10 && found.every((text) => text.length <= 1000));
    assert.ok(found.join('').length <= 10_000);
  });

  it('look at the lines around a place only', () => {
    const lines = linesOf(...Array.from({ length: 5000 }, (_, at) => (at % 20 === 0 ? '' : wrapped)));
    passagesBetween(lines, 2510, 2530, whole);
    assert.ok(lines.asked.size < 60, `${lines.asked.size} lines`);
    assert.ok(passageAt(lines, { line: 2510, utf16Column: 3 }, whole));
  });

  it('say where in the document a word of theirs stands', () => {
    const lines = linesOf('', `  ${wrapped}`, ' کتاب');
    const passage = passageAt(lines, { line: 2, utf16Column: 1 }, whole);
    assert.ok(passage);
    const utf16Start = passage.text.indexOf('کتاب');
    const place = partOfPassage(passage, { utf16Start, utf16End: utf16Start + 4 });
    assert.deepEqual(place, { line: 2, utf16Start: 1, utf16End: 5 });
    assert.equal(partOfPassage(passage, { utf16Start: utf16Start - 2, utf16End: utf16Start + 1 }), undefined);
  });

  it('cover every part once, with the text that stands there', () => {
    fc.assert(
      fc.property(fc.array(persianText().map((text) => text.replaceAll('\n', ' '))), (all) => {
        const lines = linesOf(...all);
        const passages = passagesBetween(lines, 0, all.length - 1, whole);
        const parts = passages.flatMap((passage) => passage.parts);
        const covered = parts.map(({ line, utf16Start, utf16End }) => all[line]?.slice(utf16Start, utf16End));
        assert.deepEqual(
          covered,
          all.map((text) => text.trim()).filter((text) => text !== ''),
        );
        assert.deepEqual(
          covered,
          passages.flatMap(({ text }) => text.split('\n')),
        );
        for (const { line, utf16Start } of parts)
          assert.ok(passageAt(lines, { line, utf16Column: utf16Start }, whole));
      }),
    );
  });
});
