import assert from 'node:assert/strict';
import { documentSpan, proseFrom } from '../../../src/document/prose/proseText.ts';
import { spokenText } from '../../../src/document/spoken/spokenText.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { markedProse } from '../../support/markedProse.ts';

function spoken(marked: string) {
  const { text, passages } = markedProse(marked);
  return { document: text, ...spokenText(text, passages) };
}

describe('what is read aloud', () => {
  it('is prose as it stands, marks, half-spaces and numbers too', () => {
    const text = 'کِتابِ من: ۳٫۵ کیلو، می‌خواهم! 2*3';
    assert.equal(spoken(text).text, text);
  });

  it('is nothing in place of emphasis, silence in place of an address, and a dash in place of code', () => {
    assert.equal(spoken('⟦n:**⟧مهم⟦n:**⟧ترین ⟦w:https://a.example⟧ است').text, 'مهمترین   است');
    assert.equal(spoken('⟦n:**⟧مهم⟦n:**⟧ترین ⟦w:`npm`⟧ است').text, 'مهمترین — است');
  });

  it('has the passages on lines of their own', () => {
    assert.equal(spoken('⟦p:# ⟧عنوان⟦p:\n\n- ⟧یک⟦p:\n- ⟧دو').text, 'عنوان\n\nیک\nدو');
  });

  it('goes on over the breaks of wrapped lines, and stops at those of verse', () => {
    const wrapped = 'این جمله آن‌قدر بلند است که در یک سطر جا نمی‌شود و';
    const next = 'در سطر بعد پایان می‌یابد.';
    assert.equal(spoken(`${wrapped}\n${next}`).text, `${wrapped} ${next}`);
    assert.equal(spoken(`${wrapped}⟦s:\n# ⟧${next}`).text, `${wrapped} ${next}`);
    const verse = 'بنی‌آدم اعضای یکدیگرند\nکه در آفرینش ز یک گوهرند';
    assert.equal(spoken(verse).text, verse);
  });

  it('can begin in the middle', () => {
    const whole = spoken('یک ⟦n:**⟧دو⟦n:**⟧ سه');
    const rest = proseFrom(whole, whole.document.indexOf('دو') + 1);
    assert.equal(rest.text, 'و سه');
    const place = documentSpan(rest.runs, { utf16Start: 2, utf16End: 4 });
    assert.equal(place && sliceSpan(whole.document, place), 'سه');
    assert.equal(documentSpan(rest.runs, { utf16Start: 0, utf16End: 0 }), undefined);
  });
});
