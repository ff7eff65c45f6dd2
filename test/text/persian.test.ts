import assert from 'node:assert/strict';
import { hasPersianLetter, isPersianLetter } from '../../src/text/persian.ts';

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
