import assert from 'node:assert/strict';
import fc from 'fast-check';
import { finishLatin } from '../../../src/document/answers/finishedLatin.ts';

/** An answer whose words are those of `latin`, one for each word of `source`. */
function answered(source: string, latin: string) {
  const persian = [...source.matchAll(/[\p{Script=Arabic}\u200c]+/gu)].filter(([word]) =>
    /\p{L}/u.test(word),
  );
  const words = [...latin.matchAll(/[\p{L}'’·-]+/gu)].map((word, at) => ({
    written: spanOf(word),
    original: spanOf(persian[at] ?? word),
  }));
  return { text: latin, words };
}

const spanOf = ({ 0: word, index }: RegExpExecArray) => ({
  utf16Start: index,
  utf16End: index + word.length,
});

const typed = (source: string, latin: string, names: readonly string[] = []) =>
  finishLatin(
    source,
    answered(source, latin),
    { asTyped: true, latinSigns: true },
    ({ utf16Start, utf16End }) => names.includes(source.slice(utf16Start, utf16End)),
  );

describe('Pinglish as it is typed', () => {
  const words = [
    ['ساعت', "saa'at", 'Saat'],
    ['غذایی', "ghazaa'i", 'Ghazaei'],
    ['تعجب', "ta'ajjob", 'Taajob'],
    ['دولت', 'dowlat', 'Dolat'],
    ['روشن', 'rowshan', 'Roshan'],
    ['کتابِ', 'ketāb-e', 'Ketab-e'],
    ['اصحاب', 'as·haab', 'Ashab'],
    ['خوب', 'khoob', 'Khoob'],
  ] as const;
  for (const [persian, latin, expected] of words)
    it(`is ${expected} for ${latin}`, () => assert.equal(typed(persian, latin).text, expected));

  it('has capitals where a sentence begins, and for names', () => {
    const source = 'او رفت. من مریم را دیدم؟ نه';
    const { text } = typed(source, 'oo raft. man maryam raa didam؟ na', ['مریم']);
    assert.equal(text, 'Oo raft. Man Maryam ra didam? Na');
  });

  it('has none behind a Latin word that begins the sentence', () => {
    const source = 'رفت. Word را دید';
    const latin = 'raft. Word raa did';
    const words = [
      { original: { utf16Start: 0, utf16End: 3 }, written: { utf16Start: 0, utf16End: 4 } },
      { original: { utf16Start: 10, utf16End: 12 }, written: { utf16Start: 11, utf16End: 14 } },
    ];
    const { text } = finishLatin(source, { text: latin, words }, { asTyped: true, latinSigns: true });
    assert.equal(text, 'Raft. Word ra did');
  });

  it('shortens blessings in brackets', () => {
    assert.equal(typed('محمد (ص) و علی (ع)', 'mohammad (saad) va ali (eyn)').text, 'Mohamad (s) va ali (a)');
  });
});

describe('Latin digits and punctuation', () => {
  it('take the place of those of Persian, and words stay', () => {
    const answer = answered('دولت', '«dowlat» ۱۲٫۵٪، ۷؟');
    const { text } = finishLatin('دولت', answer, { asTyped: false, latinSigns: true });
    assert.equal(text, '"dowlat" 12.5%, 7?');
  });

  it('stay where neither is chosen', () => {
    const answer = answered('دولت', 'dowlat، ۷؟');
    assert.deepEqual(finishLatin('دولت', answer, { asTyped: false, latinSigns: false }), answer);
  });
});

describe('a finished answer', () => {
  it('links every word to the Persian that it came from', () => {
    const word = fc.stringMatching(/^[a-z']{1,6}(-e)?$/);
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.boolean(),
        fc.boolean(),
        (latin, asTyped, latinSigns) => {
          const source = latin.map(() => 'کتاب').join(' ');
          const answer = answered(source, latin.join(' '));
          const finished = finishLatin(source, answer, { asTyped, latinSigns });
          assert.deepEqual(
            finished.words.map(({ original }) => original),
            answer.words.map(({ original }) => original),
          );
          const found = finished.words.map(({ written: { utf16Start, utf16End } }) =>
            finished.text.slice(utf16Start, utf16End),
          );
          assert.deepEqual(found.join(' '), finished.text);
        },
      ),
    );
  });
});
