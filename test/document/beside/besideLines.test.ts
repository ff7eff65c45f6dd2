import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Answer } from '../../../src/document/answers/answeredParts.ts';
import { divideLatin } from '../../../src/document/answers/latinAnswer.ts';
import { besideLines, counterpart } from '../../../src/document/beside/besideLines.ts';
import { passageTargets, type Target } from '../../../src/document/targets/targets.ts';
import { markedProse } from '../../support/markedProse.ts';

const STYLE = { hasContext: false };

function targetsIn(marked: string): { readonly text: string; readonly targets: readonly Target[] } {
  const { text, passages } = markedProse(marked);
  return { text, targets: passageTargets(text, passages, STYLE) };
}

/** Each word of a target doubled, so that every word is linked and longer. */
function doubled({ text: original }: Target): Answer {
  let text = '';
  const words = [...original.matchAll(/[^\s\ue000-\uf8ff]+|[\s\ue000-\uf8ff]+/gu)].flatMap(
    ({ 0: piece, index }) => {
      const isSpace = /^[\s\ue000-\uf8ff]/u.test(piece);
      const start = text.length;
      text += isSpace ? piece : piece + piece;
      const span = { utf16Start: index, utf16End: index + piece.length };
      return isSpace ? [] : [{ original: span, written: { utf16Start: start, utf16End: text.length } }];
    },
  );
  return { text, words };
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
          lines.map(({ original }) => original),
          text.split('\n'),
        );
        for (const { original, written, words } of lines)
          for (const word of words)
            assert.equal(
              original.slice(word.original.utf16Start, word.original.utf16End).repeat(2),
              written.slice(word.written.utf16Start, word.written.utf16End),
            );
      }),
    ));

  it('leaves what is not prose as it is', () => {
    const { text, targets } = targetsIn('⟦p:# ⟧یک ⟦n:**⟧دو⟦n:**⟧ و ⟦w:`سه`⟧ چهار⟦s:\n> ⟧پنج');
    const known = new Map(targets.map((target) => [target.text, doubled(target)]));
    assert.deepEqual(
      besideLines(text, targets, known, divideLatin).map(({ written }) => written),
      ['# یکیک **دودو** وو `سه` چهارچهار', '> پنجپنج'],
    );
  });

  it('leaves a passage that is not known yet as it is', () => {
    const { text, targets } = targetsIn('کتاب\nخوب');
    assert.deepEqual(
      besideLines(text, targets, new Map(), divideLatin).map(({ written }) => written),
      ['کتاب', 'خوب'],
    );
  });

  it('leaves a passage whose lines the service joined as it is', () => {
    const { text, targets } = targetsIn('کتاب خوب\nاست');
    const known = new Map([[text, { text: 'ketaab', words: [] }]]);
    assert.equal(besideLines(text, targets, known, divideLatin)[1]?.written, 'است');
  });
});

describe('what stands for a selection on the other side', () => {
  const words = [
    { original: { utf16Start: 0, utf16End: 4 }, written: { utf16Start: 0, utf16End: 6 } },
    { original: { utf16Start: 5, utf16End: 8 }, written: { utf16Start: 7, utf16End: 12 } },
  ];
  const at = (utf16Start: number, utf16End = utf16Start) => ({ utf16Start, utf16End });

  it('is the word at a cursor', () => assert.deepEqual(counterpart(words, 'original', at(2)), at(0, 6)));
  it('is all words that the selection touches', () =>
    assert.deepEqual(counterpart(words, 'written', at(3, 8)), at(0, 8)));
  it('is nothing where there is no word', () =>
    assert.equal(counterpart(words, 'written', at(20)), undefined));

  it('is a word of a sentence where one is known there, else the sentence', () => {
    const span = (utf16Start: number, utf16End: number) => ({ utf16Start, utf16End });
    const words = [{ original: span(4, 8), written: span(0, 2) }];
    const sentence = { original: span(0, 10), written: span(0, 12), words };
    assert.deepEqual(counterpart([sentence], 'original', span(5, 6)), span(0, 2));
    assert.deepEqual(counterpart([sentence], 'written', span(6, 7)), span(0, 10));
  });
});
