import assert from 'node:assert/strict';
import type { NounPhrase } from '../../../../src/engine/translate/syntax/phrases.ts';
import { nounPhraseOf } from '../../../support/translationParts.ts';

const adjectives = (phrase: NounPhrase) => phrase.adjectives.map(({ english }) => english);

describe('a noun phrase', () => {
  it('has the adjectives that ezafe ties to its head, and what they tell by their endings', () => {
    const book = nounPhraseOf('کتاب خوب');
    assert.deepEqual([book.head, adjectives(book), book.trailing], ['book', ['good'], 1]);
    const friend = nounPhraseOf('دوست خوبم');
    assert.deepEqual([friend.head, adjectives(friend), friend.possessor], ['friend', ['good'], 1]);
    assert.equal(nounPhraseOf('کتاب خوبی').indefinite, true);
  });

  it('has superlatives and ordinals before its head, which make it the only one', () => {
    for (const [text, adjective] of [
      ['بزرگ‌ترین شهر', 'largest'],
      ['سومین فصل', 'third'],
    ] as const) {
      const phrase = nounPhraseOf(text);
      assert.deepEqual([adjectives(phrase), phrase.unique], [[adjective], true], text);
    }
  });

  it('has its number by its ending, and by what counts it', () => {
    assert.equal(nounPhraseOf('کتاب‌ها').plural, true);
    assert.equal(nounPhraseOf('کتاب').plural, false);
    const books = nounPhraseOf('دو کتاب بزرگ');
    assert.deepEqual([books.quantity, books.plural, adjectives(books)], ['two', true, ['big']]);
    assert.deepEqual(
      [nounPhraseOf('سه تا سیب').quantity, nounPhraseOf('بیست و پنج درخت').quantity],
      ['three', 'twenty-five'],
    );
  });

  it('is no certain one with ی and with یک', () => {
    assert.equal(nounPhraseOf('کتابی').indefinite, true);
    assert.equal(nounPhraseOf('یک سیب').indefinite, true);
    assert.equal(nounPhraseOf('سیب').indefinite, false);
  });

  it('has a determiner in the number of its noun', () => {
    assert.equal(nounPhraseOf('این دختر').determiner?.english, 'this');
    assert.equal(nounPhraseOf('این سه دختر').determiner?.english, 'these');
    assert.equal(nounPhraseOf('همهٔ بچه‌ها').predeterminer, 'all');
  });

  it('asks with a word that asks', () => {
    const book = nounPhraseOf('کدام کتاب');
    assert.deepEqual([book.determiner?.english, book.question], ['which', true]);
    assert.equal(nounPhraseOf('این کتاب').question, false);
  });

  it('has an owner where ezafe or an ending ties a pronoun to it', () => {
    assert.equal(nounPhraseOf('خانهٔ ما').possessor, 4);
    assert.equal(nounPhraseOf('خانه‌ات').possessor, 2);
    assert.equal(nounPhraseOf('خانهٔ خود').possessor, 'own');
  });

  it('has what ezafe ties to it for its complement, one in the other', () => {
    const books = nounPhraseOf('کتاب‌های پدرم');
    assert.deepEqual(
      [books.head, books.complement?.head, books.complement?.possessor],
      ['book', 'father', 1],
    );
    const letter = nounPhraseOf('نامهٔ کوتاه همسایهٔ قدیمی من');
    assert.deepEqual([letter.head, adjectives(letter)], ['letter', ['short']]);
    assert.ok(letter.complement);
    assert.deepEqual(
      [letter.complement.head, adjectives(letter.complement), letter.complement.possessor],
      ['neighbour', ['old'], 1],
    );
  });

  it('has what is measured behind its measure, without ezafe', () => {
    const glass = nounPhraseOf('یک لیوان آب');
    assert.deepEqual([glass.head, glass.complement?.head], ['glass', 'water']);
  });

  it('is many of a kind, or one of those that are certain', () => {
    const people = nounPhraseOf('بسیاری از مردم');
    assert.deepEqual([people.quantity, people.head], ['many', 'people']);
    const one = nounPhraseOf('یکی از دوستانم');
    assert.deepEqual([one.head, one.complement?.head, one.complement?.plural], ['one', 'friend', true]);
  });

  it('goes on with what و and یا join to it', () => {
    const { coordinated } = nounPhraseOf('پسر کوچک و دختر بزرگ');
    assert.deepEqual([coordinated?.conjunction, coordinated?.phrase.head], ['and', 'girl']);
    assert.equal(nounPhraseOf('چای یا قهوه').coordinated?.conjunction, 'or');
  });

  it('is a name with the family name behind it', () => {
    const name = nounPhraseOf('علی احمدی');
    assert.deepEqual([name.headKind, name.head], ['name', 'Ali Ahmadi']);
  });

  it('has the number behind it for its label', () => assert.equal(nounPhraseOf('اتاق ۵').label, '5'));

  it('has the bracket behind it', () => {
    const [behind] = nounPhraseOf('کتاب (چاپ دوم)').after;
    assert.equal(behind?.kind, 'bracketed');
  });

  it('has an infinitive for its head, or a pronoun that stands for somebody', () => {
    assert.equal(nounPhraseOf('خواندن کتاب').headKind, 'gerund');
    assert.deepEqual([nounPhraseOf('تو').headKind, nounPhraseOf('تو').person], ['pronoun', 2]);
    assert.deepEqual([nounPhraseOf('خودم').head, nounPhraseOf('هیچ کس').negative], ['myself', true]);
  });
});
