import assert from 'node:assert/strict';
import fc from 'fast-check';
import { alignTranslation } from '../../../src/service/translation/alignTranslation.ts';
import { testEngine } from '../../support/engine.ts';
import { persianText } from '../../support/persianText.ts';

describe('the alignment of a text with its English', () => {
  it('pairs the sentences where both have as many', () => {
    const pairs = pairsOf('هوا سرد بود. کتاب را خواندم؟', 'It was cold. Did I read the book?');
    assert.deepEqual(
      pairs.map(({ persian, english }) => [persian, english]),
      [
        ['هوا سرد بود.', 'It was cold.'],
        ['کتاب را خواندم؟', 'Did I read the book?'],
      ],
    );
  });

  it('pairs the lines where the sentences differ in number, and all of it where the lines do', () => {
    const text = 'هوا سرد بود. باران آمد.\n\nکتاب خواندم.';
    const byLine = pairsOf(text, 'It was cold and it rained.\n\nI read a book.');
    assert.deepEqual(
      byLine.map(({ english }) => english),
      ['It was cold and it rained.', 'I read a book.'],
    );
    assert.deepEqual(
      pairsOf(text, 'It rained, so I read.').map(({ persian }) => persian),
      [text],
    );
  });

  it('ties words to those whose glosses they are, numbers and Latin words to themselves', () => {
    const [pair] = pairsOf(
      'دیروز ۲۰ کتاب تازه را با Python خواندم.',
      'Yesterday I read 20 new books with Python.',
    );
    assert.deepEqual(pair?.words, [
      ['Yesterday', 'دیروز'],
      ['read', 'خواندم'],
      ['20', '۲۰'],
      ['new', 'تازه'],
      ['books', 'کتاب'],
      ['Python', 'Python'],
    ]);
  });

  it('ties no word twice, and keeps words within their sentences, whatever the English is', () => {
    fc.assert(
      fc.property(persianText(), fc.string({ maxLength: 60 }), (text, english) => {
        const links = alignTranslation(testEngine(), { text, translation: english });
        let at = 0;
        for (const sentence of links) {
          assert.ok(sentence.written.codePointStart >= at);
          for (const word of sentence.words) {
            assert.ok(
              word.written.codePointStart >= at && word.written.codePointEnd <= sentence.written.codePointEnd,
            );
            assert.ok(
              word.original.codePointStart >= sentence.original.codePointStart &&
                word.original.codePointEnd <= sentence.original.codePointEnd,
            );
            at = word.written.codePointEnd;
          }
          at = sentence.written.codePointEnd;
        }
      }),
      { numRuns: 200 },
    );
  });
});

function pairsOf(text: string, translation: string) {
  const [persian, english] = [[...text], [...translation]];
  return alignTranslation(testEngine(), { text, translation }).map(({ words, ...pair }) => ({
    persian: persian.slice(pair.original.codePointStart, pair.original.codePointEnd).join(''),
    english: english.slice(pair.written.codePointStart, pair.written.codePointEnd).join(''),
    words: words.map((word) => [
      english.slice(word.written.codePointStart, word.written.codePointEnd).join(''),
      persian.slice(word.original.codePointStart, word.original.codePointEnd).join(''),
    ]),
  }));
}
