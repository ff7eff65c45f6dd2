import assert from 'node:assert/strict';
import { missingNumbers } from '../../../src/service/translation/missingNumbers.ts';
import { testEngine } from '../../support/engine.ts';

const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

function missing(persian: string, english: string): string[] {
  const analysis = testEngine().analyse(persian);
  const words = testEngine().explain(analysis, READABLE);
  return missingNumbers({ tokens: analysis.tokens, wordAt: (at) => words.get(at) }, english);
}

/** That `right` has all numbers, and `wrong` has not. */
function check(persian: string, right: readonly string[], wrong: readonly string[]): void {
  for (const english of right) assert.deepEqual(missing(persian, english), [], english);
  for (const english of wrong) assert.notDeepEqual(missing(persian, english), [], english);
}

describe('The numbers that a translation has lost', () => {
  it('are numbers in digits of any script, with separators and multipliers', () => {
    check('در سال ۱۴۰۲ آمد.', ['He came in 1402.'], ['He came in 1403.', 'He came that year.']);
    check('٢٥٠ نفر آمدند.', ['250 people came.', 'Two hundred and fifty people came.'], ['25 people came.']);
    check(
      'جمعیت آن ۸۵٬۰۰۰٬۰۰۰ نفر است.',
      ['Its population is 85,000,000.', 'Its population is 85 million.'],
      ['Its population is 58 million.'],
    );
    check(
      'بهای آن ۲٫۵ میلیون تومان است.',
      ['It costs 2.5 million tomans.', 'It costs 2,500,000 tomans.'],
      ['It costs 2.6 million tomans.'],
    );
    check(
      'او ۳ کتاب خرید.',
      ['She bought 3 books.', 'She bought three books.'],
      ['She bought four books.', 'She bought books.'],
    );
  });

  it('are percentages, dates and times', () => {
    check(
      'بهای نان ۲۰٪ بالا رفت.',
      ['The price of bread rose by 20%.', 'Bread rose by 20 percent.'],
      ['The price of bread rose by 20.'],
    );
    check(
      'در ۱۴۰۲/۰۵/۱۲ به دنیا آمد.',
      ['She was born on 1402/05/12.', 'She was born on 12 Mordad 1402.'],
      ['She was born on 1402/05/13.', 'She was born in 2023.'],
    );
    check(
      'قطار ساعت ۱۸:۳۰ می‌رسد.',
      ['The train arrives at 18:30.', 'The train arrives at 6:30 p.m.'],
      ['The train arrives at 18:45.'],
    );
  });

  it('are numbers that are written out', () => {
    check('سه برادر دارم.', ['I have three brothers.', 'I have 3 brothers.'], ['I have four brothers.']);
    check(
      'بیست و پنج نفر آمدند.',
      ['Twenty-five people came.', '25 people came.'],
      ['Twenty-six people came.'],
    );
    check(
      'این دومین کتاب اوست.',
      ['This is her second book.', 'This is her 2nd book.'],
      ['This is her third book.'],
    );
    check('هر دو برادر آمدند.', ['Both brothers came.'], ['All brothers came.']);
    check('یک روز آمد.', ['One day she came.', 'She came a day ago.'], []);
  });

  it('are named as the source has them, in its order', () => {
    assert.deepEqual(missing('دو سیب و ۱۵ گلابی و سیصد گردو خرید.', 'He bought fruit.'), [
      'دو',
      '۱۵',
      'سیصد',
    ]);
    assert.deepEqual(missing('کتاب خرید.', 'He bought 5 books.'), []);
  });
});
