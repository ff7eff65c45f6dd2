import assert from 'node:assert/strict';
import { linkWords } from '../../src/text/alignment.ts';
import { linkedPieces } from '../../src/text/linkedPieces.ts';
import { type LinkedText, restore } from '../../src/text/linkedText.ts';
import { sliceSpan } from '../../src/text/span.ts';

const persian = 'سلام، دنیای خوب؟';
const latin = 'salaam, donyaa-ye khoob?';
const items = [
  { codePointStart: 0, codePointEnd: 4, source: 'سلام', pinglish: 'salaam' },
  { codePointStart: 6, codePointEnd: 11, source: 'دنیای', pinglish: 'donyaa-ye' },
  { codePointStart: 12, codePointEnd: 15, source: 'خوب', pinglish: 'khoob' },
];
const linked: LinkedText = { utf16Start: 100, latin, persian, words: linkWords(persian, latin, items) };

function select(part: string) {
  const utf16Start = 100 + latin.indexOf(part);
  return { utf16Start, utf16End: utf16Start + part.length };
}

describe('restoring', () => {
  it('puts back all of it when all is selected', () => {
    const whole = { utf16Start: 0, utf16End: 500 };
    assert.deepEqual(restore(linked, whole), {
      change: { utf16Start: 100, utf16End: 100 + latin.length, text: persian },
      rest: [],
    });
  });

  it('puts back all of it when every word is touched', () => {
    assert.equal(restore(linked, select('m, donyaa-ye kh'))?.change.text, persian);
  });

  it('puts back one selected word and keeps the others linked', () => {
    const restoration = restore(linked, select('donyaa-ye'));
    assert.deepEqual(restoration?.change, { ...select('donyaa-ye'), text: 'دنیای' });
    assert.deepEqual(
      restoration?.rest.map((part) => [part.utf16Start, part.latin, part.persian]),
      [
        [100, 'salaam, ', 'سلام، '],
        [117, ' khoob?', ' خوب؟'],
      ],
    );
    const [, last] = restoration?.rest ?? [];
    assert.deepEqual(
      last?.words.map((word) => [sliceSpan(last.latin, word.latin), sliceSpan(last.persian, word.persian)]),
      [['khoob', 'خوب']],
    );
  });

  it('puts back a whole word when a part of it is selected', () => {
    assert.deepEqual(restore(linked, select('nya'))?.change, { ...select('donyaa-ye'), text: 'دنیای' });
  });

  it('puts back nothing where no word is touched', () => {
    assert.equal(restore(linked, { utf16Start: 0, utf16End: 100 }), undefined);
    assert.equal(restore(linked, select(', ')), undefined);
    assert.equal(restore(linked, { utf16Start: 103, utf16End: 103 }), undefined);
  });

  it('puts back all or nothing where no word is linked', () => {
    const bare = { ...linked, words: [] };
    assert.equal(restore(bare, select('donyaa')), undefined);
    assert.equal(restore(bare, { utf16Start: 100, utf16End: 500 })?.change.text, persian);
  });
});

describe('linked pieces', () => {
  it('share the links of the text that was sent at once', () => {
    const lines = ['سلام دنیا', 'خوب'];
    const latinLines = ['salaam donyaa', 'khoob'];
    const words = linkWords(lines.join('\n'), latinLines.join('\n'), [
      { codePointStart: 0, codePointEnd: 4, source: 'سلام', pinglish: 'salaam' },
      { codePointStart: 5, codePointEnd: 9, source: 'دنیا', pinglish: 'donyaa' },
      { codePointStart: 10, codePointEnd: 13, source: 'خوب', pinglish: 'khoob' },
    ]);
    const pieces = linkedPieces(lines, latinLines, words);
    const shown = pieces.map((piece) =>
      piece.words.map(
        (word) => `${sliceSpan(piece.persian, word.persian)}=${sliceSpan(piece.latin, word.latin)}`,
      ),
    );
    assert.deepEqual(shown, [['سلام=salaam', 'دنیا=donyaa'], ['خوب=khoob']]);
  });
});
