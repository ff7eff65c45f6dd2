import assert from 'node:assert/strict';
import { articleOf, type NounRole } from '../../../../src/engine/translate/generate/articles.ts';
import { RULES_ALONE } from '../../../support/translationChoices.ts';
import { nounPhraseOf } from '../../../support/translationParts.ts';

function articleIn(role: NounRole, text: string): string {
  const phrase = nounPhraseOf(text);
  const behind = phrase.complement === undefined ? '' : 'of';
  return articleOf(phrase, { role, before: '', behind }, RULES_ALONE);
}

describe('the article of a noun', () => {
  const check = (role: NounRole, text: string, article: 'a' | 'the' | '') =>
    assert.equal(articleIn(role, text), article, `${text} as ${role}`);

  it('is the for a subject and for what has را, a for an object without it and for a predicate', () => {
    check('subject', 'کتاب', 'the');
    check('markedObject', 'کتاب', 'the');
    check('object', 'کتاب', 'a');
    check('predicate', 'کتاب', 'a');
  });

  it('is a with ی and with یک, whatever the noun does', () => {
    for (const role of ['subject', 'object', 'markedObject', 'predicate'] as const) {
      check(role, 'کتابی', 'a');
      check(role, 'یک سیب', 'a');
    }
  });

  it('is none before a plural, but for people whom one knows', () => {
    check('subject', 'کتاب‌ها', '');
    check('object', 'کتاب‌ها', '');
    check('markedObject', 'بچه‌ها', 'the');
    check('object', 'دو سیب', '');
  });

  it('is none before what cannot be counted, and before what is only thought', () => {
    check('subject', 'آب', '');
    check('object', 'نان', '');
    check('subject', 'آزادی', '');
    check('subject', 'اطلاعات', '');
  });

  it('is none before a name, and before what is numbered', () => {
    check('subject', 'علی', '');
    check('subject', 'اتاق ۵', '');
  });

  it('is the before the only one of its kind, and before all', () => {
    check('object', 'بزرگ‌ترین شهر', 'the');
    check('object', 'همهٔ بچه‌ها', 'the');
  });

  it('is the before what belongs to something', () => check('object', 'درِ خانهٔ ما', 'the'));

  it('is none where the noun stands bare', () => check('bare', 'کتاب', ''));
});
