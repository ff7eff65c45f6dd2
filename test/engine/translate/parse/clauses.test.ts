import assert from 'node:assert/strict';
import type { Clause, Constituent } from '../../../../src/engine/translate/syntax/phrases.ts';
import { clauseOf, clausesOf, headOf } from '../../../support/translationParts.ts';

/** A constituent as its head or its English. */
function word(constituent: Constituent): string {
  const { phrase } = constituent;
  if (phrase.kind === 'clause') return `(${outline(phrase.clause)})`;
  const said = phrase.kind === 'adverb' || phrase.kind === 'adjective' ? phrase.english : undefined;
  return headOf(constituent) ?? said ?? '';
}

/** A clause as its connector, what it has before its verb, and the verb. */
function outline({ connector, constituents, verb, modal }: Clause): string {
  const words = [connector, ...constituents.map(word), modal?.sense ?? '', verb?.english ?? ''];
  return words.filter((each) => each !== '').join(' ');
}

describe('the clauses of a sentence', () => {
  const check = (text: string, ...expected: string[]) =>
    assert.deepEqual(clausesOf(text).map(outline), expected);

  it('end with their verbs', () => {
    check('علی آمد و رضا رفت', 'Ali come', 'and Reza go');
    check('برادرم خسته بود ولی کار کرد', 'brother tired be', 'but work');
  });

  it('begin with what makes them a condition, a time or a reason', () => {
    check('اگر باران بیاید، در باغ می‌مانیم', 'if rain', 'garden stay');
    check('گرچه دیر بود، بیرون رفتیم', 'although late be', 'go out');
    check('چون خسته بودم زود خوابیدم', 'because tired be', 'early sleep');
    check('پیش از آنکه بروی، در را ببند', 'before go', 'door close');
  });

  it('are told to be parts of others by their conjunctions, but not by و and ولی', () => {
    const subordinate = (text: string) => clausesOf(text).map((clause) => clause.subordinate);
    assert.deepEqual(subordinate('وقتی رسیدم، علی رفت'), [true, false]);
    assert.deepEqual(subordinate('او گفت که فردا می‌آید'), [false, true]);
    assert.deepEqual(subordinate('علی آمد و رضا رفت'), [false, false]);
    assert.deepEqual(subordinate('برادرم خسته بود ولی کار کرد'), [false, false]);
  });

  it('govern what is said behind که', () => {
    check('او گفت که فردا می‌آید', 'he say', 'that tomorrow come');
    assert.equal(clausesOf('او گفت که فردا می‌آید')[0]?.governs, true);
    assert.equal(clausesOf('علی آمد و رضا رفت')[0]?.governs, false);
  });

  it('take تا before a subjunctive for a purpose, and at the beginning for until', () => {
    check('صبر کن تا برگردم', 'wait', 'so that come back');
    check('تا برنگردی نمی‌خوابم', 'until come back', 'sleep');
  });

  it('have what is about a noun with that noun, which is a certain one then', () => {
    const [book] = clauseOf('کتابی که خریدم گران بود').constituents;
    assert.ok(book?.phrase.kind === 'nounPhrase');
    const [about] = book.phrase.after;
    assert.ok(about?.kind === 'relative');
    assert.equal(outline(about.clause), 'that buy');
    assert.deepEqual([book.phrase.indefinite, book.phrase.unique], [false, true]);
    check('کتابی که خریدم گران بود', 'book expensive be');
    check('دوستم مریم که پزشک است به تهران رفت', 'friend Maryam Tehran go');
  });

  it('have a clause that stands between a subject and its verb inside', () =>
    check('علی وقتی خسته است می‌خوابد', 'Ali (when tired be) sleep'));

  it('are one where a modal has its main verb, also over a relative clause', () => {
    check('باید زود بروم', 'early must go');
    check('می‌توانم کتاب تو را بخوانم', 'book can read');
    check('ممکن است دیر برسند', 'late may arrive');
    check('باید کتابی را که خریدم بخوانم', 'book must read');
    assert.equal(clauseOf('نباید اینجا بنشینی').modal?.negative, true);
  });

  it('mark what stands before را', () => {
    const marked = (text: string) => clauseOf(text).constituents.map((each) => each.marked);
    assert.deepEqual(marked('نامه را دیروز نوشتم'), [true, false]);
    assert.deepEqual(marked('مرا دید'), [true]);
    assert.deepEqual(marked('من نان خریدم'), [false, false]);
  });

  it('take a participle before و for a verb', () => check('نامه را نوشته و رفت', 'letter write', 'and go'));

  it('join nouns that commas part', () => {
    const [fruit, ...others] = clauseOf('سیب، انار، انگور خریدیم').constituents;
    assert.deepEqual(others, []);
    assert.ok(fruit?.phrase.kind === 'nounPhrase');
    assert.equal(fruit.phrase.coordinated?.phrase.head, 'pomegranate');
    assert.equal(fruit.phrase.coordinated?.phrase.coordinated?.phrase.head, 'grape');
  });

  it('keep what is said behind the verb', () => {
    const clause = clauseOf('رفتم خانه');
    assert.deepEqual([clause.constituents.map(word), clause.tail.map(word)], [[], ['house']]);
  });

  it('have no word for آیا, which only asks', () => {
    const clause = clauseOf('آیا علی آمد', true);
    assert.equal(outline(clause), 'Ali come');
    assert.equal(clause.question, true);
  });
});
