import assert from 'node:assert/strict';
import { lineElements } from '../../../support/translationParts.ts';

function check(text: string, ...expected: string[]): void {
  const words = lineElements(text).map((element) => {
    if (element.kind === 'word') return element.english;
    return element.kind === 'bracketed' ? element.open + element.close : element.text;
  });
  assert.deepEqual(words, expected, text);
}

describe('words that are one in English', () => {
  it('are an adjective of what can be or is done', () => {
    check('اطلاعات قابل مشاهده', 'information', 'visible');
    check('اطلاعات مورد استفاده', 'information', 'used');
  });
  it('are an adjective with its prefix', () => check('کتاب غیر رسمی', 'book', 'non-official'));
  it('are who is called dear', () => check('مریم جان', 'dear Maryam'));
  it('are a measure', () => {
    check('کاهش ۴۸ درصدی', 'reduction', '48%');
    check('کودک ۵ ساله', 'child', '5-year-old');
    check('سرمایه‌گذاری ۲ میلیون دلاری', 'investment', '2 million-dollar');
  });
});

describe('an amount', () => {
  it('has its half and its decimals in one number', () => {
    check('دوازده متر و نیم', 'twelve and a half', 'metre');
    check('۱/۲ میلیون', '1.2', 'million');
    check('۱/۲ لیوان', '1/2', 'glass');
    check('۷۵۰ هزار تومان', '750,000', 'toman');
    check('منفی هشت درجه', 'minus eight', 'degree');
  });
  it('is the time of the clock', () => {
    check('ساعت هفت و نیم آمد', 'hour', '7:30', 'come');
    check('ساعت ده و ربع آمد', 'hour', '10:15', 'come');
  });
  it('is a score or two sides', () => {
    check('سه بر یک', '3–1');
    check('۱۸۰ در ۹۰ متر', '180 by 90', 'metre');
    check('بر ۳ کشور', 'on', '3', 'country');
  });
  it('is a part of what follows', () => {
    check('دو سوم مردم', 'two thirds', 'people');
    check('سه‌چهارم دانش‌آموزان', 'three quarters', 'student');
  });
  it('of a year has its calendar', () => {
    check('سال ۱۳۱۳ قمری', 'year', '1313 AH');
    check('سال ۱۳۴۲ هجری شمسی', 'year', '1342 SH');
  });
  it('is money of Afghanistan behind a number', () => {
    check('هفتاد افغانی و بیست پول', 'seventy', 'afghani', 'and', 'twenty', 'pul');
    check('مرد افغانی', 'man', 'Afghan');
  });
  it('is said of what has it', () => check('ارتفاع سی هزار پایی', 'height', 'thirty thousand', 'foot'));
  it('goes from one to another', () => check('از تهران تا شیراز', 'from', 'Tehran', 'to', 'Shiraz'));
});

describe('a date', () => {
  it('has its day in digits', () => check('دوم مارس', '2', 'March'));
  it('has its weekday before it', () => check('دوشنبه ۱۲ آبان ۱۴۰۲', 'Monday, 12 Aban 1402'));
  it('has no word for تاریخ behind a preposition', () => check('در تاریخ ۴ مارس', 'in', '4', 'March'));
});

describe('the sense of a word', () => {
  it('is told by the words near it', () => {
    check('شهر بزرگ', 'city', 'large');
    check('کتاب بزرگ', 'book', 'big');
  });
  it('of زیر is what follows, behind a noun with ezafe', () => check('شماره زیر', 'number', 'following'));
});
