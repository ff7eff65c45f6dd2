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

describe('a date', () => {
  it('has its day in digits', () => check('دوم مارس', '2', 'March'));
  it('has no word for تاریخ behind a preposition', () => check('در تاریخ ۴ مارس', 'in', '4', 'March'));
});

describe('the sense of a word', () => {
  it('is told by the words near it', () => {
    check('شهر بزرگ', 'city', 'large');
    check('کتاب بزرگ', 'book', 'big');
  });
  it('of زیر is what follows, behind a noun with ezafe', () => check('شماره زیر', 'number', 'following'));
});
