import assert from 'node:assert/strict';
import { type NounContext, nounPhraseEnglish } from '../../../../src/engine/translate/generate/nounPhrase.ts';
import { RULES_ALONE } from '../../../support/translationChoices.ts';
import { nounPhraseOf } from '../../../support/translationParts.ts';

describe('a noun phrase in English', () => {
  const check = (text: string, english: string, more: Partial<NounContext> = {}) => {
    const context: NounContext = {
      role: 'object',
      subject: 1,
      thing: false,
      choices: RULES_ALONE,
      governor: '',
      preposition: '',
      attachment: () => '(behind)',
      ...more,
    };
    assert.equal(nounPhraseEnglish(nounPhraseOf(text), context), english, text);
  };

  it('has its adjectives before the noun', () => {
    check('کتاب خوب', 'a good book');
    check('کتابی خوب', 'a good book');
    check('کتاب خوب', 'the good book', { role: 'subject' });
  });

  it('has an before a vowel', () => check('یک سیب', 'an apple'));

  it('has its number', () => {
    check('دو کتاب بزرگ', 'two big books');
    check('این سه دختر', 'these three girls');
    check('بیست و پنج درخت', 'twenty-five trees');
    check('همهٔ بچه‌ها', 'all the children');
    check('بسیاری از مردم', 'many people');
  });

  it('has an owner before it, who may have one too', () => {
    check('خانهٔ پدرم', "my father's house");
    check('ماشین خواهرم', "my sister's car");
    check('کتاب‌های علی', "Ali's books");
    check('خانه‌ات', 'your house');
  });

  it('has a complement behind it, before it or as its owner, as English has it', () => {
    check('لبهٔ میز', 'the edge of the table');
    check('دروازه‌بان جوان تیم', "the team's young goalkeeper");
    check('وزیر خارجهٔ روسیه', "Russia's foreign minister");
    check('شرکت بیمه', 'an insurance company');
    check('مدیر شرکت بیمه', "the insurance company's manager");
  });

  it('has the preposition of its noun before a complement that is nobody', () => {
    check('افزایش شدید دستمزد', 'the severe increase in the wage');
    check('جواب معما', 'the answer to the riddle');
    check('فاصلهٔ تهران و قم', 'the distance between Tehran and Qom');
    check('درخواست مردم', "people's request");
  });

  it('has its number with of where it is no certain one, and both for two', () => {
    check('صدها درخت', 'hundreds of trees');
    check('هزاران نامهٔ قدیمی', 'thousands of old letters');
    check('هر دو دست', 'both hands');
    check('هر دو', 'both');
    check('بیست درجه سانتی‌گراد', 'twenty degrees Celsius');
  });

  it('lasts some years, or is some years old', () => {
    check('قرارداد سه‌ساله', 'a three-year contract');
    check('اسب ده‌ساله', 'a ten-year-old horse');
  });

  it('has an owner inside a head of several words', () => {
    check('سقف دهانم', 'the roof of my mouth');
  });

  it('says whose it is by the subject, where the source says own', () => {
    check('خانهٔ خود', 'my house', { subject: 1 });
    check('خانهٔ خود', 'his house', { subject: 3 });
    check('خانهٔ خود', 'its house', { subject: 3, thing: true });
  });

  it('has what is measured behind of', () => {
    check('یک لیوان آب', 'a glass of water');
    check('یکی از دوستانم', 'one of my friends');
    check('استان تهران', 'Tehran Province');
  });

  it('has a pronoun in the case of its role', () => {
    check('من', 'I', { role: 'subject' });
    check('من', 'me');
    check('خودم', 'myself');
    check('هیچ کس', 'nobody');
  });

  it('has the object of an infinitive behind it', () => check('نوشتن نامه', 'writing a letter'));

  it('repeats the article for what is joined to it', () =>
    check('کتاب کوچک و میز بزرگ', 'a small book and a big table'));

  it('has what is behind it as it is given', () => check('کتاب (چاپ دوم)', 'a book (behind)'));

  it('is the number of a year', () => check('سال ۱۳۹۹', '1399'));
});
