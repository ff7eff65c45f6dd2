import assert from 'node:assert/strict';
import type { Constituent } from '../../../../src/engine/translate/syntax/phrases.ts';
import { headOf, rolesOf } from '../../../support/translationParts.ts';

function word(constituent: Constituent | undefined): string | undefined {
  if (constituent?.phrase.kind === 'adjective' || constituent?.phrase.kind === 'adverb')
    return constituent.phrase.english;
  return headOf(constituent);
}

interface Expected {
  readonly subject?: string;
  readonly object?: string;
  readonly predicate?: string;
  readonly others?: readonly (string | undefined)[];
}

function check(text: string, { subject, object, predicate, others = [] }: Expected): void {
  const roles = rolesOf(text);
  const found = [word(roles.subject), word(roles.object), word(roles.predicate), roles.others.map(word)];
  assert.deepEqual(found, [subject, object, predicate, others], text);
}

describe('the roles in a clause', () => {
  it('make what has را the object, wherever it stands', () => {
    check('سگ سیاه گربه را دید', { subject: 'dog', object: 'cat' });
    check('نامه‌ها را علی نوشت', { subject: 'Ali', object: 'letter' });
  });

  it('leave a sentence without a subject where only its verb tells it', () => {
    check('نامه را نوشتم', { object: 'letter' });
    check('علی را دیدم', { object: 'Ali' });
    check('نان خریدم', { object: 'bread' });
  });

  it('make the first of two nouns the subject and the second the object', () => {
    check('دانشجویان کتاب خریدند', { subject: 'student', object: 'book' });
    check('من نان خریدم', { subject: 'I', object: 'bread' });
  });

  it('make the only noun of a verb without object the subject', () => {
    check('بچه‌ها خوابیدند', { subject: 'child' });
    check('نامه نوشته شد', { subject: 'letter' });
  });

  it('make what است joins to the subject the predicate, a noun or an adjective', () => {
    check('برادرم معلم است', { subject: 'brother', predicate: 'teacher' });
    check('این خانه بزرگ است', { subject: 'house', predicate: 'big' });
    check('شما خسته‌اید', { subject: 'you', predicate: 'tired' });
    check('مردم خوشحال بودند', { subject: 'people', predicate: 'happy' });
    check('علی پزشک شد', { subject: 'Ali', predicate: 'doctor' });
  });

  it('take the noun behind a demonstrative for the predicate where nothing else could be it', () => {
    check('این کتاب است', { subject: 'this', predicate: 'book' });
    check('این مرد پدر من است', { subject: 'man', predicate: 'father' });
  });

  it('take the last adjective for the predicate, with what is compared behind it', () =>
    check('این خانه بزرگ‌تر از آن خانه است', { subject: 'house', predicate: 'bigger', others: ['house'] }));

  it('give none to what has a preposition, and none to a time', () => {
    check('علی به مدرسه رفت', { subject: 'Ali', others: ['school'] });
    check('دیروز دوستم را دیدم', { object: 'friend', others: ['yesterday'] });
    check('دیشب برادرم فیلمی دید', { subject: 'brother', object: 'film', others: ['last night'] });
  });

  it('have no subject whose person the verb does not have', () => {
    const { subject } = rolesOf('من نان خریدی');
    assert.equal(subject, undefined);
  });
});
