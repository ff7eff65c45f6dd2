import assert from 'node:assert/strict';
import { parsePrepositional } from '../../../../src/engine/translate/nouns/prepositionalPhrase.ts';
import { phraseContext } from '../../../../src/engine/translate/syntax/phrases.ts';
import { clauseOf, dependencies, sentenceElements } from '../../../support/translationParts.ts';

function prepositionalOf(text: string) {
  return parsePrepositional(phraseContext(sentenceElements(text), false, dependencies().rules.choices), 0);
}

describe('a preposition', () => {
  const check = (text: string, english: string, object: string | undefined) => {
    const found = prepositionalOf(text)?.phrase;
    assert.deepEqual([found?.english, found?.object?.head], [english, object], text);
  };

  it('has its noun phrase behind it', () => {
    check('به علی', 'to', 'Ali');
    check('از پنجرهٔ اتاق', 'from', 'window');
    check('روی میز بزرگ', 'on', 'table');
    check('بین من و تو', 'between', 'I');
  });

  it('may be of several words', () => {
    check('در مورد باران', 'about', 'rain');
    check('به جای چای', 'instead of', 'tea');
    check('غیر از علی', 'other than', 'Ali');
  });

  it('may be tied to its noun by ezafe', () => {
    check('دربارهٔ کتاب', 'about', 'book');
    check('کنار خانه', 'beside', 'house');
  });

  it('is on before a day, and at before a time of the clock', () => {
    check('در روز جمعه', 'on', 'day');
    check('در ۵ مهر', 'on', 'Mehr');
    check('در شب', 'at', 'night');
  });

  it('is until a time, by a date and up to an amount, where all are تا', () => {
    check('تا جمعه', 'until', 'Friday');
    check('تا سال ۱۴۰۰', 'by', 'year');
    check('تا سه کیلو', 'up to', 'kilo');
  });

  it('stands alone where no noun follows', () => check('برای', 'for', undefined));

  it('is no other word', () => {
    for (const text of ['کتاب', 'رفت']) assert.equal(prepositionalOf(text), undefined, text);
  });
});

describe('a noun that governs a preposition', () => {
  const check = (text: string, noun: string, english: string, object: string) => {
    const [first] = clauseOf(`${text} خوب است`).constituents;
    assert.ok(first?.phrase.kind === 'nounPhrase', text);
    const [behind] = first.phrase.after;
    assert.ok(behind?.kind === 'prepositional', text);
    assert.deepEqual([first.phrase.head, behind.english, behind.object?.head], [noun, english, object], text);
  };

  it('has it in the English that goes with the noun', () => {
    check('استفاده از ماسک', 'use', 'of', 'mask');
    check('حمله به شهر', 'attack', 'on', 'city');
    check('نگاه به آسمان', 'look', 'at', 'sky');
    check('علاقه به موسیقی', 'interest', 'in', 'music');
    check('ترس از تاریکی', 'fear', 'of', 'darkness');
  });

  it('has such as for مانند where there are several', () =>
    check('علائمی مانند تب', 'symptoms', 'such as', 'fever'));

  it('is not every noun: what stands behind others belongs to the clause', () => {
    const [first, second] = clauseOf('کتاب در کیف است').constituents;
    assert.ok(first?.phrase.kind === 'nounPhrase');
    assert.deepEqual([first.phrase.after, second?.phrase.kind], [[], 'prepositional']);
  });
});
