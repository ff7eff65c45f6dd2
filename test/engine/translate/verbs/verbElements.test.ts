import assert from 'node:assert/strict';
import { sentenceElements } from '../../../support/translationParts.ts';

/** The elements of a sentence, verbs in brackets with what they are. */
function outline(text: string): string {
  const words = sentenceElements(text).map((element) => {
    if (element.kind === 'verb') {
      const { english, passive, parted, progressive } = element.verb;
      const traits = Object.entries({ passive, parted, progressive }).flatMap(([name, is]) =>
        is ? name : [],
      );
      return `[${[element.modal ?? english, ...traits].join(' ')}]`;
    }
    return element.kind === 'word' || element.kind === 'fixedPhrase' ? element.english : element.kind;
  });
  return words.join(' ');
}

function check(text: string, expected: string): void {
  assert.equal(outline(text), expected, text);
}

describe('a compound verb', () => {
  it('takes its complement away from before it', () => {
    check('علی صحبت کرد', 'Ali [talk]');
    check('تصمیمی گرفتند', '[decide]');
  });
  it('has the English of its active where شدن makes the passive of a listed one', () =>
    check('نامه منتشر شد', 'letter [be published]'));
  it('may have its object, or what its complement governs, between the two', () => {
    check('ابراز نگرانی کرد', 'concern [express parted]');
    check('توجه به این موضوع کرد', 'to this issue [pay attention]');
  });
  it('of قرار is the noun’s own verb', () => check('مورد بررسی قرار دادند', '[examine]'));
  it('that no list has does what its noun says', () => check('غربالگری شوند', '[screen passive]'));
  it('is none with what follows a preposition, is measured or is had', () => {
    check('به مدرسه رفت', 'to school [go]');
    check('یک لیوان آب بده', 'one glass water [give]');
    check('دوست خوبی دارم', 'friend good [have]');
  });
});

describe('the copula', () => {
  it('in an ending is a verb behind its word', () => check('خوبم', 'good [be]'));
  it('makes a verb of the state before it', () => {
    check('امیدوارم', '[hope]');
    check('منتظر پاسخ هستم', 'answer [wait parted]');
  });
  it('has the word that is written with it before it', () => check('چیست', 'what [be]'));
});

describe('a modal', () => {
  it('is a verb of its own before its main verb', () => {
    check('باید بروم', '[must] [go]');
    check('می‌توان رفت', '[can] [go]');
  });
  it('is also what ممکن است, قرار است and می‌شود say', () => {
    check('ممکن است بیاید', '[may] [come]');
    check('قرار است بیاید', '[will] [come]');
    check('می‌شود بگویید', '[can] [say]');
  });
});

describe('a verb beside an adjective', () => {
  it('has the degree of a state', () => check('خیلی خوشحال شدم', '[be very happy]'));
  it('is passive where the adjective is a participle', () => check('شناخته می‌شود', '[be known]'));
  it('that شده makes of a noun describes what is before it', () => check('کالای فروخته شده', 'goods sold'));
});

describe('a verb with داشتن before it', () => {
  it('is progressive, and داشتن is gone', () => check('دارم می‌روم', '[go progressive]'));
});
