import assert from 'node:assert/strict';
import fc from 'fast-check';
import { paragraphAt } from '../../../src/document/targets/paragraph.ts';
import { lineTable } from '../../../src/text/lineTable.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { persianText } from '../../support/persianText.ts';

function paragraph(marked: string): string | undefined {
  const text = marked.replace('|', '');
  const span = paragraphAt(text, lineTable(text), marked.indexOf('|'));
  return span && sliceSpan(text, span);
}

describe('the paragraph at an offset', () => {
  it('goes to the blank lines around it', () => {
    assert.equal(paragraph('یک\n\n  دو\nس|ه  \n \t\nچهار'), 'دو\nسه');
  });

  it('is found from both ends of a line', () => {
    assert.equal(paragraph('|یک\nدو'), 'یک\nدو');
    assert.equal(paragraph('یک\nدو|'), 'یک\nدو');
  });

  it('is not there on a blank line', () => {
    assert.equal(paragraph('یک\n|\nدو'), undefined);
    assert.equal(paragraph('|'), undefined);
  });

  it('has no blank line and no white space at its ends', () => {
    fc.assert(
      fc.property(persianText(), fc.nat(100), (text, at) => {
        const span = paragraphAt(text, lineTable(text), Math.min(at, text.length));
        if (span === undefined) return;
        const found = sliceSpan(text, span);
        assert.equal(found, found.trim());
        assert.doesNotMatch(found, /\n\s*\n/);
      }),
    );
  });
});
