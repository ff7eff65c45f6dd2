import assert from 'node:assert/strict';
import fc from 'fast-check';
import { divideLatin } from '../../../src/document/answers/latinAnswer.ts';
import { besideLines, counterpart, type LatinText } from '../../../src/document/beside/besideLines.ts';
import { passageTargets, type Target } from '../../../src/document/targets/targets.ts';
import { markedProse } from '../../support/markedProse.ts';

const STYLE = { hasContext: false };

function targetsIn(marked: string): { readonly text: string; readonly targets: readonly Target[] } {
  const { text, passages } = markedProse(marked);
  return { text, targets: passageTargets(text, passages, STYLE) };
}

/** Each word of a target doubled, so that every word is linked and longer. */
function doubled({ text }: Target): LatinText {
  let latin = '';
  const words = [...text.matchAll(/[^\s\ue000-\uf8ff]+|[\s\ue000-\uf8ff]+/gu)].flatMap(
    ({ 0: piece, index }) => {
      const isSpace = /^[\s\ue000-\uf8ff]/u.test(piece);
      const start = latin.length;
      latin += isSpace ? piece : piece + piece;
      const persian = { utf16Start: index, utf16End: index + piece.length };
      return isSpace ? [] : [{ persian, latin: { utf16Start: start, utf16End: latin.length } }];
    },
  );
  return { latin, words };
}

const document = fc
  .array(
    fc.oneof(
      fc.stringMatching(/^(?:[ab\u0633\u{1f600}]{1,9} ?){0,6}$/u),
      fc.constantFrom('\n', '⟦p:\n\n⟧', '⟦s:\n> ⟧', ' ⟦w:`x`⟧ ', '⟦n:**⟧'),
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''));

describe('the Pinglish beside a document', () => {
  it('has each line beside its line, and each word where it stands in both', () =>
    fc.assert(
      fc.property(document, (marked) => {
        const { text, targets } = targetsIn(marked);
        const lines = besideLines(
          text,
          targets,
          new Map(targets.map((target) => [target.text, doubled(target)])),
          divideLatin,
        );
        assert.deepEqual(
          lines.map(({ persian }) => persian),
          text.split('\n'),
        );
        for (const { persian, latin, words } of lines)
          for (const word of words)
            assert.equal(
              persian.slice(word.persian.utf16Start, word.persian.utf16End).repeat(2),
              latin.slice(word.latin.utf16Start, word.latin.utf16End),
            );
      }),
    ));

  it('leaves what is not prose as it is', () => {
    const { text, targets } = targetsIn('⟦p:# ⟧یک ⟦n:**⟧دو⟦n:**⟧ و ⟦w:`سه`⟧ چهار⟦s:\n> ⟧پنج');
    const known = new Map(targets.map((target) => [target.text, doubled(target)]));
    assert.deepEqual(
      besideLines(text, targets, known, divideLatin).map(({ latin }) => latin),
      ['# یکیک **دودو** وو `سه` چهارچهار', '> پنجپنج'],
    );
  });

  it('leaves a passage that is not known yet as it is', () => {
    const { text, targets } = targetsIn('کتاب\nخوب');
    assert.deepEqual(
      besideLines(text, targets, new Map(), divideLatin).map(({ latin }) => latin),
      ['کتاب', 'خوب'],
    );
  });

  it('leaves a passage whose lines the service joined as it is', () => {
    const { text, targets } = targetsIn('کتاب خوب\nاست');
    const known = new Map([[text, { latin: 'ketaab', words: [] }]]);
    assert.equal(besideLines(text, targets, known, divideLatin)[1]?.latin, 'است');
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

  it('is a word of a sentence where one is known there, else the sentence', () => {
    const span = (utf16Start: number, utf16End: number) => ({ utf16Start, utf16End });
    const words = [{ persian: span(4, 8), latin: span(0, 2) }];
    const sentence = { persian: span(0, 10), latin: span(0, 12), words };
    assert.deepEqual(counterpart([sentence], 'persian', span(5, 6)), span(0, 2));
    assert.deepEqual(counterpart([sentence], 'latin', span(6, 7)), span(0, 10));
  });
});
