import assert from 'node:assert/strict';
import { linkedClausesOf } from '../../../support/translationParts.ts';

describe('a subjunctive that stands alone', () => {
  const clauseWithMood = (text: string, isQuestion = false) => {
    const [clause] = linkedClausesOf(text, isQuestion);
    assert.ok(clause);
    return clause;
  };

  it('is a request to who is spoken to', () =>
    assert.equal(clauseWithMood('بنشینید').verb?.tense, 'imperative'));
  it('is a request without a subject, so that what was the subject is the object', () =>
    assert.equal(clauseWithMood('شما بنشینید').roles.subject, undefined));
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
});

describe('a subjunctive behind another clause', () => {
  it('is what is proposed, where nothing stands between the two', () => {
    const [, proposed] = linkedClausesOf('گفتم بروی');
    assert.deepEqual([proposed?.connector, proposed?.subordinate], ['that', true]);
  });
  it('says until when, where it is negative behind تا', () => {
    const [until] = linkedClausesOf('تا برنگردی نمی‌خوابم');
    assert.deepEqual([until?.connector, until?.verb?.negative], ['until', false]);
  });
});

describe('an imperfect', () => {
  it('is what would be, behind a condition', () => {
    const [condition, main] = linkedClausesOf('اگر می‌دانستم، می‌آمدم');
    assert.deepEqual([condition?.modal, main?.modal?.sense], [undefined, 'would']);
  });
  it('is a past in the condition itself', () =>
    assert.equal(linkedClausesOf('اگر می‌دانستم، می‌آمدم')[0]?.verb?.tense, 'past'));
});
