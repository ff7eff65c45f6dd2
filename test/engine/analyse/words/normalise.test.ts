import assert from 'node:assert/strict';
import { normaliseWord } from '../../../../src/engine/analyse/words/normalise.ts';
import { hasPersianLetter } from '../../../../src/text/persian.ts';

describe('normalising a word', () => {
  it('unifies Arabic look-alike letters', () => assert.equal(normaliseWord('كتابي').letters, 'کتابی'));
  it('takes off marks and tatweel and remembers where each letter ended', () => {
    assert.deepEqual(normaliseWord('کِتـابّ'), {
      letters: 'کتاب',
      utf16Ends: [2, 3, 5, 7],
      marks: ['\u0650', '', '', '\u0651'],
    });
  });
  it('keeps the hamza of ۀ as a mark', () => {
    assert.deepEqual(normaliseWord('خانۀ').marks.at(-1), '\u0654');
    assert.equal(normaliseWord('خانۀ').letters, 'خانه');
  });
  it('opens presentation forms, one character giving two letters', () => {
    assert.deepEqual(normaliseWord('ﺳﻼم'), {
      letters: 'سلام',
      utf16Ends: [1, 2, 2, 3],
      marks: ['', '', '', ''],
    });
  });
  it('reads letters of other languages as the nearest Persian ones', () =>
    assert.equal(normaliseWord('ڤيټۆڕڵ').letters, 'ویتورل'));
  it('leaves no letter of the script without a Persian one', () => {
    const persian = /^[اآأإءبپتثجچحخدذرزژسشصضطظعغفقکگلمنوؤهةیئ\u200c]+$/u;
    for (let unit = 0x620; unit <= 0x6ff; unit++) {
      const letter = String.fromCharCode(unit);
      if (hasPersianLetter(letter)) assert.match(normaliseWord(letter).letters, persian, unit.toString(16));
    }
  });
  it('takes a letter that is held for one, with all its marks', () => {
    const held = normaliseWord('خِییّیلی');
    assert.deepEqual([held.letters, held.utf16Ends], ['خیلی', [2, 6, 7, 8]]);
    assert.equal(held.marks[1], '\u0651');
    assert.equal(normaliseWord('سلاااام').letters, 'سلام');
  });
  it('leaves two of a letter, and words of one letter', () => {
    for (const word of ['الله', 'مملکت', 'خخخخ', 'دوستت']) assert.equal(normaliseWord(word).letters, word);
  });
  it('keeps ZWNJ', () => assert.equal(normaliseWord('می‌روم').letters, 'می‌روم'));
});
