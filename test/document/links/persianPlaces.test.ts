import assert from 'node:assert/strict';
import type { Link } from '../../../src/document/links/link.ts';
import { persianPlaces } from '../../../src/document/links/persianPlaces.ts';
import { sliceSpan } from '../../../src/text/span.ts';

describe('the places of Persian words', () => {
  it('are in the pieces that they were sent from, wherever these stand now', () => {
    const document = '# سلام دنیا\n# خوب';
    const text = 'سلام دنیا\nخوب';
    const origin = { persian: text, latin: '' };
    const link = (word: string): Link => {
      const utf16Start = text.indexOf(word);
      const persian = { utf16Start, utf16End: utf16Start + word.length };
      return { origin, persian, latin: { utf16Start: 0, utf16End: 0 } };
    };
    const piece = (part: string) => {
      const utf16Start = document.indexOf(part);
      return { utf16Start, utf16End: utf16Start + part.length, before: '', after: '' };
    };
    const pieces = [piece('سلام دنیا'), piece('خوب')];
    const links = ['سلام', 'دنیا', 'دنیا\nخوب', 'خوب'].map(link);
    const moved = pieces.map((each) => ({ utf16Start: each.utf16Start + 3, utf16End: each.utf16End + 3 }));
    assert.deepEqual(
      persianPlaces(links, { pieces, text }, moved).map((word) => sliceSpan(`new${document}`, word)),
      ['سلام', 'دنیا', 'خوب'],
    );
  });
});
