import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Answer } from '../../../src/document/answers/answeredParts.ts';
import { splitLatin } from '../../../src/document/answers/latinAnswer.ts';
import {
  answersOf,
  besideText,
  counterpart,
  joinTexts,
} from '../../../src/document/beside/answeredPassages.ts';
import { type AlignedSpan, movedAlignment } from '../../../src/document/links/linkWords.ts';
import { passageTargets, type Target } from '../../../src/document/targets/targets.ts';
import { lineTable } from '../../../src/text/lineTable.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { markedProse } from '../../support/markedProse.ts';

const STYLE = { hasContext: false };

function targetsIn(marked: string): { readonly text: string; readonly targets: readonly Target[] } {
  const { text, passages } = markedProse(marked);
  return { text, targets: passageTargets(text, passages, STYLE) };
}

/** Each line of a document with what stands beside it, and its words in columns of both. */
function besideLines(document: string, targets: readonly Target[], known: ReadonlyMap<string, Answer>) {
  const answered = targets.flatMap((passage) => {
    const answer = known.get(passage.text);
    return answer === undefined ? [] : [{ passage, answer }];
  });
  const { original, written, words } = besideText(document, answered, splitLatin);
  assert.equal(original, document);
  const sides = { original: lineTable(original), written: lineTable(written) };
  assert.equal(sides.written.count, sides.original.count);
  const isIn = ({ original: span }: AlignedSpan, line: number) =>
    sides.original.lineAt(span.utf16Start) === line;
  return Array.from({ length: sides.original.count }, (_, line) => {
    const [from, to] = [sides.original.span(line), sides.written.span(line)];
    const by = { original: -from.utf16Start, written: -to.utf16Start };
    return {
      original: sliceSpan(original, from),
      written: sliceSpan(written, to),
      words: words.filter((word) => isIn(word, line)).map((word) => movedAlignment(word, by)),
    };
  });
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
      besideLines(text, targets, known).map(({ written }) => written),
      ['# یکیک **دودو** وو `سه` چهارچهار', '> پنجپنج'],
    );
  });

  it('leaves a passage that is not known yet as it is', () => {
    const { text, targets } = targetsIn('کتاب\nخوب');
    assert.deepEqual(
      besideLines(text, targets, new Map()).map(({ written }) => written),
      ['کتاب', 'خوب'],
    );
  });

  it('leaves a passage whose lines the service joined as it is', () => {
    const { text, targets } = targetsIn('کتاب خوب\nاست');
    const known = new Map([[text, { text: 'ketaab', words: [] }]]);
    assert.equal(besideLines(text, targets, known)[1]?.written, 'است');
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

describe('passages that are asked for together', () => {
  const span = (utf16Start: number, utf16End: number) => ({ utf16Start, utf16End });
  const texts = ['یک دو', 'سه'];

  it('are answered each by its own part, with its words', () => {
    const words = [
      { original: span(0, 2), written: span(0, 3) },
      { original: span(3, 5), written: span(4, 6) },
      { original: span(7, 9), written: span(8, 10) },
    ];
    assert.equal(joinTexts(texts), 'یک دو\n\nسه');
    assert.deepEqual(answersOf(texts, { text: 'yek do\n\nse', words }), [
      { text: 'yek do', words: words.slice(0, 2) },
      { text: 'se', words: [{ original: span(0, 2), written: span(0, 2) }] },
    ]);
  });

  it('lose what reaches over two of them', () => {
    const words = [{ original: span(3, 9), written: span(4, 10) }];
    assert.deepEqual(
      answersOf(texts, { text: 'yek do\n\nse', words })?.map((answer) => answer.words),
      [[], []],
    );
  });

  it('are not told apart where the service joined or divided them', () => {
    assert.equal(answersOf(texts, { text: 'yek do se', words: [] }), undefined);
  });
});
