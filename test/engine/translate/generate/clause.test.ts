import assert from 'node:assert/strict';
import { clauseEnglish } from '../../../../src/engine/translate/generate/clause.ts';
import type { Link } from '../../../../src/engine/translate/syntax/phrases.ts';
import { RULES_ALONE } from '../../../support/translationChoices.ts';
import { clauseOf } from '../../../support/translationParts.ts';

describe('a clause in English', () => {
  const check = (text: string, english: string, more: Partial<Link> = {}) => {
    const clause = clauseOf(text, more.asks);
    const link = { ...clause.link, ...more };
    assert.equal(
      clauseEnglish({ ...clause, link }, { bracketed: () => '', choices: RULES_ALONE }),
      english,
      text,
    );
  };

  it('has subject, verb and object in this order, and the pronoun that Persian leaves out', () => {
    check('سگ سیاه گربه را دید', 'the black dog saw the cat');
    check('نامه را دیروز نوشتم', 'I wrote the letter yesterday');
    check('دیروز علی را در بازار دیدم', 'I saw Ali in the market yesterday');
  });

  it('has its predicate behind be', () => {
    check('خسته بودم', 'I was tired');
    check('کتاب قرمز روی میز است', 'the red book is on the table');
  });

  it('has to whom something is given behind it', () => check('به او کتاب دادم', 'I gave a book to him'));

  it('has one negation, where Persian has two', () => {
    check('کسی نیامد', 'nobody came');
    check('هرگز نمی‌آید', 'he never comes');
  });

  it('has it where nobody does it', () => check('در تهران باران بارید', 'it rained in Tehran'));

  it('asks with the auxiliary before the subject, and the word that asks before that', () => {
    check('آیا علی آمد', 'did Ali come', { asks: true });
    check('علی کجا زندگی می‌کند', 'where does Ali live', { asks: true });
    check('چه خریدی', 'what did you buy', { asks: true });
  });

  it('has no subject where it shares it, and is an infinitive or a gerund where it is to be', () => {
    check('می‌آیم', 'come', { form: 'sharedSubject' });
    check('بروم', 'to go', { form: 'infinitive' });
    check('برود', 'him to go', { form: 'infinitive', infinitiveSubject: 3 });
    check('نگاه کند', 'looking', { form: 'gerund' });
  });

  it('is what it says where it has no verb, as a heading without an article', () =>
    check('شهر بزرگ', 'big city'));
});
