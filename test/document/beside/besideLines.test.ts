import assert from 'node:assert/strict';
import fc from 'fast-check';
import { besideLines, counterpart, type TurnedPassage } from '../../../src/document/beside/besideLines.ts';
import { type Passage, passagesBetween } from '../../../src/document/passages/passages.ts';
import { trimmedSpan } from '../../../src/document/targets/paragraph.ts';

function linesOf(text: string) {
  const lines = text.split('\n');
  return { count: lines.length, textOf: (line: number) => lines[line] ?? '' };
}

function passagesOf(text: string): Passage[] {
  const whole = (line: string) => trimmedSpan(line, { utf16Start: 0, utf16End: line.length });
  return passagesBetween(linesOf(text), 0, linesOf(text).count - 1, whole);
}

/** Each word of a passage doubled, so that every word is linked and longer. */
function doubled({ text }: Passage): TurnedPassage {
  let latin = '';
  const words = [...text.matchAll(/\S+|\s+/gu)].flatMap(({ 0: piece, index }) => {
    const isSpace = piece.trim() === '';
    const start = latin.length;
    latin += isSpace ? piece : piece + piece;
    const persian = { utf16Start: index, utf16End: index + piece.length };
    return isSpace ? [] : [{ persian, latin: { utf16Start: start, utf16End: latin.length } }];
  });
  return { latin, words };
}

const document = fc
  .array(fc.stringMatching(/^ {0,2}(?:[ab\u0633\u{1f600}]{1,40} ?){0,6}$/u), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

describe('the Pinglish beside a document', () => {
  it('has each line beside its line, and each word where it stands in both', () =>
    fc.assert(
      fc.property(document, (text) => {
        const passages = passagesOf(text);
        const turned = new Map(passages.map((passage) => [passage.text, doubled(passage)]));
        const lines = besideLines(linesOf(text), passages, turned);
        assert.deepEqual(
          lines.map(({ persian }) => persian),
          text.split('\n'),
        );
        for (const { persian, latin, words } of lines) {
          assert.equal(latin, persian.replace(/\S+/gu, '$&$&'));
          assert.equal(words.length, persian.match(/\S+/gu)?.length ?? 0);
          for (const word of words)
            assert.equal(
              persian.slice(word.persian.utf16Start, word.persian.utf16End).repeat(2),
              latin.slice(word.latin.utf16Start, word.latin.utf16End),
            );
        }
      }),
    ));

  it('leaves a passage that is not turned yet as it is', () => {
    const lines = besideLines(linesOf('کتاب\nخوب'), passagesOf('کتاب\nخوب'), new Map());
    assert.deepEqual(
      lines.map(({ latin }) => latin),
      ['کتاب', 'خوب'],
    );
  });

  it('leaves a passage whose lines the service joined as it is', () => {
    const text = `${'کتاب '.repeat(15)}خوب\nاست`;
    const passages = passagesOf(text);
    assert.equal(passages.length, 1);
    const turned = new Map([[passages[0]?.text ?? '', { latin: 'ketaab', words: [] }]]);
    assert.equal(besideLines(linesOf(text), passages, turned)[1]?.latin, 'است');
  });
});

describe('what stands for a selection on the other side', () => {
  const words = [
    { persian: { utf16Start: 0, utf16End: 4 }, latin: { utf16Start: 0, utf16End: 6 } },
    { persian: { utf16Start: 5, utf16End: 8 }, latin: { utf16Start: 7, utf16End: 12 } },
  ];
  const at = (utf16Start: number, utf16End = utf16Start) => ({ utf16Start, utf16End });

  it('is the word at a cursor', () => assert.deepEqual(counterpart(words, 'persian', at(2)), at(0, 6)));
  it('is all words that the selection touches', () =>
    assert.deepEqual(counterpart(words, 'latin', at(3, 8)), at(0, 8)));
  it('is nothing where there is no word', () => assert.equal(counterpart(words, 'latin', at(20)), undefined));
});
