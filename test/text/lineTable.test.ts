import assert from 'node:assert/strict';
import fc from 'fast-check';
import { lineTable, withLf } from '../../src/text/lineTable.ts';
import { sliceSpan } from '../../src/text/span.ts';
import { persianText } from '../support/persianText.ts';

describe('a line table', () => {
  it('has the lines of the text', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        const lines = lineTable(text);
        const found = Array.from({ length: lines.count }, (_, line) => sliceSpan(text, lines.span(line)));
        assert.deepEqual(found, text.split('\n'));
      }),
    );
  });

  it('finds the line of every offset', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        const lines = lineTable(text);
        for (let at = 0; at <= text.length; at++)
          assert.equal(lines.lineAt(at), text.slice(0, at).split('\n').length - 1);
      }),
    );
  });

  it('takes an offset outside the text to the nearest line', () => {
    const lines = lineTable('a\nb');
    assert.deepEqual([lines.lineAt(-5), lines.lineAt(99)], [0, 1]);
  });
});

describe('a text with LF line ends', () => {
  it('counts every line ending as one, and has all else as it was', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        assert.equal(withLf(text.replaceAll('\r', '').replaceAll('\n', '\r\n')), text.replaceAll('\r', ''));
      }),
    );
    assert.equal(withLf('یک\r\n\nدو\r'), 'یک\n\nدو\r');
  });
});
