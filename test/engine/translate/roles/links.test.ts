import assert from 'node:assert/strict';
import type { Clause, Link } from '../../../../src/engine/translate/syntax/phrases.ts';
import { linkedClausesOf } from '../../../support/translationParts.ts';

/** The second of the two clauses that a text has. */
function secondOf(text: string, isQuestion = false): Clause {
  const [first, second, ...others] = linkedClausesOf(text, isQuestion);
  assert.ok(first && second && others.length === 0, text);
  return second;
}

function checkForm(form: Link['form'], ...texts: string[]): void {
  for (const text of texts) assert.equal(secondOf(text).link.form, form, text);
}

describe('a subjunctive behind another verb', () => {
  it('is an infinitive where both are of one person', () =>
    checkForm('infinitive', 'می‌خواهم بروم', 'سعی کردم بخوابم', 'آمدم تا کمک کنم'));

  it('is an infinitive where somebody is asked to do it', () => {
    checkForm('infinitive', 'از او خواستم که برود', 'می‌خواهم بروی');
  });

  it('names who is asked where the verb before does not', () => {
    assert.equal(secondOf('می‌خواهم بروی').link.infinitiveSubject, 2);
    assert.equal(secondOf('از او خواستم که برود').link.infinitiveSubject, undefined);
    assert.equal(secondOf('می‌خواهم بروم').link.infinitiveSubject, undefined);
  });

  it('has no conjunction as an infinitive', () =>
    assert.equal(secondOf('از او خواستم که برود').connector, ''));

  it('is none where another does it, or where it is no subjunctive', () => {
    checkForm('full', 'صبر کن تا برگردم', 'خوشحالم که آمدی', 'علی آمد و رضا رفت');
  });

  it('is none behind a condition', () => checkForm('full', 'اگر تب دارید، به پزشک مراجعه کنید'));

  it('is a gerund behind without', () => checkForm('gerund', 'رفت بدون اینکه نگاه کند'));
});

describe('the subject of a second clause', () => {
  it('is left out where و joins what one does', () =>
    checkForm('sharedSubject', 'کتاب را خرید و خواند', 'بنشین و بخوان'));

  it('is said where it is another', () => checkForm('full', 'علی آمد و رضا رفت', 'من ماندم و تو رفتی'));

  it('is said behind a conjunction that makes the clause a part of another', () =>
    checkForm('full', 'دیدم که رفت'));

  it('is what a pronoun in the clauses behind may stand for', () => {
    assert.equal(secondOf('کتاب گران بود ولی خریدم').link.topic?.head, 'book');
    assert.equal(secondOf('رفتم ولی برگشتم').link.topic, undefined);
  });
});

describe('a clause with که behind the verb', () => {
  const check = (text: string, noun: string | undefined, connector: string) => {
    const { link, connector: found } = secondOf(text);
    assert.deepEqual([link.antecedent?.head, found], [noun, connector], text);
  };

  it('is about the indefinite noun before the verb, and begins with a pronoun for it', () => {
    check('کتابی خرید که گران بود', 'book', 'that');
    check('مردی دیدم که آمد', 'man', 'who');
  });

  it('is about a predicate that is a noun', () => check('این بیماری است که سخت است', 'disease', 'that'));

  it('is about nothing where it is what is said or known', () => {
    check('گفت که آمد', undefined, 'that');
    check('می‌دانم که آمد', undefined, 'that');
  });
});

describe('the sign between two clauses', () => {
  const check = (sign: string, ...texts: string[]) => {
    for (const text of texts) assert.equal(secondOf(text).separator, sign, text);
  };

  it('is a comma where the source has none and no conjunction', () => check(',', 'خسته بودم خوابیدم'));
  it('is none beside a conjunction', () => check('', 'علی آمد و رضا رفت'));
  it('is that of the source', () => check(',', 'وقتی رسیدم، علی رفت'));
  it('is none before an infinitive and behind a verb of saying', () => check('', 'می‌خواهم بروم', 'گفت آمد'));
});

describe('a question', () => {
  const asking = (text: string) => linkedClausesOf(text, true).map(({ link }) => link.asks);

  it('is asked by its first clause that is no part of another', () => {
    assert.deepEqual(asking('علی آمد و رضا رفت'), [true, false]);
    assert.deepEqual(asking('اگر رفت، می‌آیی'), [false, true]);
  });
});
