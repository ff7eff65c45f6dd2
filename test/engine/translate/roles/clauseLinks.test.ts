import assert from 'node:assert/strict';
import {
  isInfinitiveOf,
  missingSign,
  relativePronoun,
  sharesSubject,
  withMoods,
} from '../../../../src/engine/translate/roles/clauseLinks.ts';
import type { Clause } from '../../../../src/engine/translate/syntax/phrases.ts';
import { clauseOf, clausesOf } from '../../../support/translationParts.ts';

function twoClausesOf(text: string): [Clause, Clause] {
  const [first, second, ...others] = clausesOf(text);
  assert.ok(first && second && others.length === 0, text);
  return [first, second];
}

describe('a subjunctive behind another verb', () => {
  const check = (text: string, isInfinitive: boolean) => {
    const [ruling, clause] = twoClausesOf(text);
    assert.equal(isInfinitiveOf(clause, ruling), isInfinitive, text);
  };

  it('is an infinitive where both are of one person', () => {
    check('می‌خواهم بروم', true);
    check('سعی کردم بخوابم', true);
    check('آمدم تا کمک کنم', true);
  });

  it('is an infinitive where somebody is asked to do it', () => check('از او خواستم که برود', true));

  it('is none where another does it, or where it is no subjunctive', () => {
    check('صبر کن تا برگردم', false);
    check('خوشحالم که آمدی', false);
    check('علی آمد و رضا رفت', false);
  });

  it('is none behind a condition', () => check('اگر تب دارید، به پزشک مراجعه کنید', false));
});

describe('the subject of a second clause', () => {
  const check = (text: string, isShared: boolean) => {
    const [first, second] = twoClausesOf(text);
    assert.equal(sharesSubject(second, first), isShared, text);
  };

  it('is left out where و joins what one does', () => {
    check('کتاب را خرید و خواند', true);
    check('بنشین و بخوان', true);
  });

  it('is said where it is another', () => {
    check('علی آمد و رضا رفت', false);
    check('من ماندم و تو رفتی', false);
  });

  it('is said behind a conjunction that makes the clause a part of another', () =>
    check('دیدم که رفت', false));
});

describe('the sign between two clauses', () => {
  it('is a comma where the source has none and no conjunction', () => {
    const [first, second] = twoClausesOf('خسته بودم خوابیدم');
    assert.equal(missingSign(second, first), ',');
  });

  it('is none beside a sign or a conjunction', () => {
    for (const text of ['علی آمد و رضا رفت', 'وقتی رسیدم، علی رفت']) {
      const [first, second] = twoClausesOf(text);
      assert.equal(missingSign(second, first), '', text);
    }
  });
});

describe('the pronoun of a relative clause', () => {
  const check = (noun: string, pronoun: string) => {
    const [subject] = clauseOf(`${noun} خوب است`).constituents;
    assert.ok(subject?.phrase.kind === 'nounPhrase', noun);
    const [about] = subject.phrase.after;
    assert.ok(about?.kind === 'relative', noun);
    assert.equal(relativePronoun(about.clause, subject.phrase), pronoun, noun);
  };

  it('is who for somebody who does something', () => check('مردی که آمد', 'who'));
  it('is that for a thing', () => {
    check('کتابی که خواند', 'that');
    check('شهری که دیدم', 'that');
  });
  it('is when for a time and where for a place', () => {
    check('روزی که آمدی', 'when');
    check('جایی که ماندیم', 'where');
  });
});

describe('a subjunctive that stands alone', () => {
  const clauseWithMood = (text: string, isQuestion = false) => {
    const [clause] = withMoods(clausesOf(text, isQuestion));
    assert.ok(clause);
    return clause;
  };

  it('is a request to who is spoken to', () =>
    assert.equal(clauseWithMood('بنشینید').verb?.tense, 'imperative'));
  it('is a proposal of who speaks for several', () =>
    assert.equal(clauseWithMood('برویم').verb?.english, 'let us go'));
  it('is what somebody else must not do, if it is negative', () => {
    const { modal, verb } = clauseWithMood('نرود');
    assert.deepEqual([modal?.sense, verb?.negative], ['must', true]);
  });
  it('stays what it is in a question and in a wish', () => {
    assert.equal(clauseWithMood('برویم', true).verb?.tense, 'subjunctive');
    assert.equal(clauseWithMood('کاش بیاید').verb?.tense, 'subjunctive');
  });
  it('is none in the imperfect behind a condition, which is what would be', () => {
    const [condition, main] = withMoods(clausesOf('اگر می‌دانستم، می‌آمدم'));
    assert.equal(condition?.modal, undefined);
    assert.equal(main?.modal?.sense, 'would');
  });
});
