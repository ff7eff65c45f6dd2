import assert from 'node:assert/strict';
import { nounPhraseEnglish } from '../../../../src/engine/translate/generate/nounPhrase.ts';
import { isPartOfDay, namedTime, timeEnglish } from '../../../../src/engine/translate/generate/times.ts';
import type { NounPhrase } from '../../../../src/engine/translate/syntax/phrases.ts';
import { RULES_ALONE } from '../../../support/translationChoices.ts';
import { nounPhraseOf } from '../../../support/translationParts.ts';

const plainEnglish = (phrase: NounPhrase) =>
  nounPhraseEnglish(phrase, {
    ...{ role: 'time', subject: 1, thing: false, attachment: () => '' },
    ...{ choices: RULES_ALONE, governor: '', preposition: '' },
  });

describe('a time that stands without a preposition', () => {
  const check = (text: string, english: string) =>
    assert.equal(timeEnglish(nounPhraseOf(text), plainEnglish), english, text);

  it('is on a day or a date', () => {
    check('جمعه', 'on Friday');
    check('۱۵ مهر', 'on 15 Mehr');
  });

  it('is in a part of the day, at night, and at an hour', () => {
    check('صبح', 'in the morning');
    check('شب', 'at night');
    check('ساعت ۵', "at 5 o'clock");
  });

  it('has no preposition where it says which or how long', () => {
    check('این صبح', 'this morning');
    check('سه روز', 'three days');
  });
});

describe('a time with a name', () => {
  it('is a year by its number and an hour by the clock', () => {
    assert.equal(namedTime(nounPhraseOf('سال ۱۳۹۹')), '1399');
    assert.equal(namedTime(nounPhraseOf('ساعت ۵')), "5 o'clock");
    assert.equal(namedTime(nounPhraseOf('اوایل سال ۱۴۰۰')), 'early 1400');
  });

  it('is the name alone for a day of the week', () => {
    const named = namedTime(nounPhraseOf('روز جمعه'));
    assert.ok(typeof named === 'object');
    assert.equal(named.head, 'Friday');
  });

  it('is none of another noun', () => assert.equal(namedTime(nounPhraseOf('کتاب')), undefined));

  it('may say when in the day', () =>
    assert.deepEqual(
      ['صبح', 'شب', 'ساعت ۵', 'جمعه', 'کتاب'].map((text) => isPartOfDay(nounPhraseOf(text))),
      [true, true, true, false, false],
    ));
});
