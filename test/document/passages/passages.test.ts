import assert from 'node:assert/strict';
import fc from 'fast-check';
import { passagesIn } from '../../../src/document/passages/passages.ts';
import { type Span, sliceSpan } from '../../../src/text/span.ts';
import { markedProse } from '../../support/markedProse.ts';
import { persianText } from '../../support/persianText.ts';

function found(marked: string, span?: Span) {
  const { text, passages } = markedProse(marked);
  return passagesIn(text, passages, span ?? { utf16Start: 0, utf16End: text.length });
}

describe('passages', () => {
  it('are read over emphasis and markers, with a word for what is not prose', () => {
    assert.deepEqual(
      found('این ⟦n:**⟧کتاب⟦n:**⟧ ⟦w:`x`⟧ را⟦s:\n> ⟧ببین⟦p:\n\n⟧بعد⟦p:\n\n⟧end').map(({ text }) => text),
      ['این کتاب \ue000 را\nببین', 'بعد'],
    );
  });

  it('are those that a span touches', () => {
    const { text } = markedProse('یک⟦p:\n\n⟧دو⟦p:\n\n⟧سه');
    const at = text.indexOf('دو');
    assert.deepEqual(
      found('یک⟦p:\n\n⟧دو⟦p:\n\n⟧سه', { utf16Start: at, utf16End: at + 1 }).map(({ text: read }) => read),
      ['دو'],
    );
  });

  it('are cut where they are very long, the same way from wherever they are asked for', () => {
    const marked = 'این سطر بلند است و در سطر بعد هم ادامه دارد. '.repeat(1000).trim();
    const all = found(marked);
    assert.ok(all.length >= 40 && all.every(({ text }) => text.length <= 1000));
    const near = found(marked, { utf16Start: 20_000, utf16End: 20_010 }).map(({ text }) => text);
    const texts = new Set(all.map(({ text }) => text));
    assert.ok(near.length > 0 && near.length <= 2 && near.every((text) => texts.has(text)));
  });

  it('say where in the document their words stand', () => {
    fc.assert(
      fc.property(fc.array(persianText()), (parts) => {
        const marked = parts.map((part) => part.replace(/[⟦⟧]/gu, '')).join('⟦n:**⟧');
        const { text } = markedProse(marked);
        for (const passage of found(marked))
          for (const { 0: word, index } of passage.text.matchAll(/[\u0620-\u06ff]+/gu)) {
            const span = { utf16Start: index, utf16End: index + word.length };
            const place = passage.place(span);
            assert.ok(place);
            assert.equal(sliceSpan(text, place).replaceAll('**', ''), word);
          }
      }),
    );
  });
});
