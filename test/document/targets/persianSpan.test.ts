import assert from 'node:assert/strict';
import fc from 'fast-check';
import { persianSpan } from '../../../src/document/targets/persianSpan.ts';
import { hasPersianLetter } from '../../../src/text/persian.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { persianText } from '../../support/persianText.ts';

function found(text: string): string | undefined {
  const span = persianSpan(text, { utf16Start: 0, utf16End: text.length });
  return span && sliceSpan(text, span);
}

describe('the Persian part of a line', () => {
  it('goes from the first to the last Persian letter', () => {
    assert.equal(found('  # سلام، دنیا! 1'), 'سلام، دنیا');
  });

  it('keeps the marks on its last letter', () => {
    assert.equal(found('"کتابًا"'), 'کتابًا');
    assert.equal(found('"دلِّ"'), 'دلِّ');
  });

  it('is not there without a Persian letter', () => {
    assert.equal(found('# ۱۲ abc،'), undefined);
    assert.equal(found(''), undefined);
  });

  it('leaves no Persian letter outside', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        const span = persianSpan(text, { utf16Start: 0, utf16End: text.length });
        assert.equal(span !== undefined, hasPersianLetter(text));
        if (span === undefined) return;
        const outside = text.slice(0, span.utf16Start) + text.slice(span.utf16End);
        assert.equal(hasPersianLetter(outside), false);
      }),
    );
  });
});
