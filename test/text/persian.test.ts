import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  countLetters,
  hasLatinLetter,
  hasPersian,
  hasPersianLetter,
  isPersianLetter,
  prevailingDirection,
} from '../../src/text/persian.ts';
import { persianText } from '../support/persianText.ts';

describe('a Persian letter', () => {
  it('is any of the alphabet, and its Arabic look-alikes', () => {
    for (const letter of 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیأؤئءيكةۀ')
      assert.ok(isPersianLetter(letter.charCodeAt(0)), letter);
  });

  it('may be a presentation form', () => {
    for (const form of 'ﭖﷲﻻﷺ') assert.ok(hasPersianLetter(form), form);
    assert.equal(hasPersianLetter('﴾﴿\ufeff'), false);
  });

  it('is no mark, joiner, tatweel, digit, punctuation or Latin letter', () => {
    for (const other of '\u064e\u0651\u200c\u0640۱٢3،؟؛«a')
      assert.equal(hasPersianLetter(other), false, other);
  });

  it('is found wherever it stands', () => {
    assert.ok(hasPersianLetter('abc ۱۲ م'));
    assert.equal(hasPersianLetter(''), false);
  });
});

describe('a text that is read in Persian', () => {
  it('has a letter or a digit of the script', () => {
    for (const text of ['سلام', 'abc م', '۱۲', '٢', 'no. ۹']) assert.ok(hasPersian(text), text);
    for (const text of ['', 'abc 12', '،؛؟', '\u064e']) assert.ok(!hasPersian(text), text);
  });
});

describe('a Latin letter', () => {
  it('is found wherever it stands, also with an accent', () => {
    for (const text of ['سلام a', 'é', 'ā']) assert.ok(hasLatinLetter(text), text);
    for (const text of ['', 'سلام ۱۲ 12', '?!', 'я']) assert.ok(!hasLatinLetter(text), text);
  });
});

describe('the direction that prevails', () => {
  const of = (text: string) => prevailingDirection(countLetters(text));

  it('is that of more letters, whichever comes first', () => {
    for (const text of ['Harf را بخوان', 'سلام', 'كتاب a', 'שלום', 'ab سل'])
      assert.equal(of(text), 'rtl', text);
    for (const text of ['سلام is a word', 'ā', 'привет']) assert.equal(of(text), 'ltr', text);
  });

  it('is none where there are no letters', () => {
    for (const text of ['', '۱۲ 12', '«؟!», 🎉', '\u064e\u200c\u0640'])
      assert.equal(of(text), undefined, text);
  });

  it('comes from a sum over all parts of a text', () => {
    fc.assert(
      fc.property(persianText(), persianText(), (one, other) => {
        const [first, second] = [countLetters(one), countLetters(`${other} `)];
        assert.deepEqual(countLetters(`${one} ${other}`), {
          rightToLeft: first.rightToLeft + second.rightToLeft,
          leftToRight: first.leftToRight + second.leftToRight,
        });
      }),
    );
  });
});
