import assert from 'node:assert/strict';
import { englishVerb } from '../../../../src/engine/translate/generate/verb.ts';
import { clauseOf } from '../../../support/translationParts.ts';

type Context = Parameters<typeof englishVerb>[1];

/** The verb of a Persian clause in English, its auxiliary first. */
function english(text: string, more: Partial<Context> = {}): string {
  const { verb, modal } = clauseOf(text);
  assert.ok(verb, text);
  const context: Context = {
    person: verb.person,
    ...(modal !== undefined && { modal }),
    affirmative: false,
    inverted: false,
    mood: 'finite',
    ...more,
  };
  const { auxiliary, main } = englishVerb(verb, context);
  return [auxiliary, main].filter((word) => word !== '').join(' ');
}

function check(expected: Readonly<Record<string, string>>, more: Partial<Context> = {}): void {
  const found = Object.keys(expected).map((text) => [text, english(text, more)]);
  assert.deepEqual(Object.fromEntries(found), expected);
}

describe('a verb in English', () => {
  it('has person and tense', () =>
    check({
      می‌نویسم: 'write',
      می‌نویسد: 'writes',
      نوشت: 'wrote',
      'نوشته است': 'has written',
      'نوشته بود': 'had written',
      'خواهد نوشت': 'will write',
    }));

  it('is progressive in the imperfect, but not what nobody does, and with داشتن', () =>
    check({
      می‌نوشتند: 'were writing',
      می‌دانستم: 'knew',
      'دارند می‌نویسند': 'are writing',
      'داشت می‌نوشت': 'was writing',
    }));

  it('is passive with شدن', () =>
    check({
      'نوشته شد': 'was written',
      'نوشته می‌شود': 'is written',
      'نوشته نشده است': 'has not been written',
    }));

  it('is negative with do, or with the auxiliary it has', () =>
    check({
      ننوشت: 'did not write',
      نمی‌نویسد: 'does not write',
      'نخواهد نوشت': 'will not write',
      نیست: 'is not',
      نبودیم: 'were not',
      ننویس: 'do not write',
    }));

  it('is not negative where another word says so already', () =>
    check({ ننوشت: 'wrote', نیست: 'is' }, { affirmative: true }));

  it('has its modal: what I must, others should', () =>
    check({
      'باید بنویسم': 'must write',
      'باید بنویسد': 'should write',
      'باید می‌نوشت': 'should have written',
      'می‌تواند بنویسد': 'can write',
      'نمی‌تواند بنویسد': 'cannot write',
      'می‌توانست بنویسد': 'could write',
      'ممکن است بنویسد': 'may write',
    }));

  it('has do in a question, if nothing else can go before the subject', () => {
    check({ می‌نویسد: 'does write', نوشت: 'did write', 'نوشته است': 'has written' }, { inverted: true });
  });

  it('is an infinitive or a gerund where it is wanted', () => {
    check(
      { می‌نویسد: 'to write', ننوشت: 'not to write', 'نوشته شد': 'to be written' },
      { mood: 'infinitive' },
    );
    check({ می‌نویسد: 'writing', ننوشت: 'not writing' }, { mood: 'gerund' });
  });

  it('has the person of the subject that English has, not that of the Persian verb', () =>
    assert.equal(english('می‌نویسند', { person: 3 }), 'writes'));
});
