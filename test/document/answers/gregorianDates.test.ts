import assert from 'node:assert/strict';
import { gregorianDate, withGregorianDates } from '../../../src/document/answers/gregorianDates.ts';

describe('a translation with Gregorian dates', () => {
  const check = (source: string, english: string, expected: string) =>
    assert.equal(withGregorianDates(source, { text: english, words: [] }).text, expected);

  it('has the day behind a date, however it is written', () => {
    check('۱۲ آبان ۱۴۰۲ آمد.', 'He came on 12 Aban 1402.', 'He came on 12 Aban 1402 (3 November 2023).');
    check(
      '۱۲ آبان ۱۴۰۲ آمد.',
      'He came on Aban 12th, 1402.',
      'He came on Aban 12th, 1402 (3 November 2023).',
    );
    check('مورخ ۱۴۰۲/۷/۱۸', 'dated 1402/7/18', 'dated 1402/7/18 (10 October 2023)');
  });

  it('has both months behind a month with its year', () => {
    check('مهر ۱۴۰۲', 'Mehr 1402', 'Mehr 1402 (September/October 2023)');
    check('دی ۱۴۰۲', 'Dey 1402 SH', 'Dey 1402 SH (December 2023/January 2024)');
  });

  it('has both years behind a year that the source calls one', () => {
    check('در سال ۱۳۹۵ آمد.', 'He came in 1395.', 'He came in 1395 (2016/17).');
    check('در سال ۱۳۷۸ آمد.', 'He came in 1378.', 'He came in 1378 (1999/00).');
    check('۱۳۹۵ نفر آمدند.', '1395 people came.', '1395 people came.');
  });

  it('stays as it is for other calendars, for what has its bracket, and for days that are none', () => {
    check('سال ۱۳۱۳ قمری', 'the year 1313 AH', 'the year 1313 AH');
    check('سال ۱۳۱۳ قمری', 'in 1313', 'in 1313');
    check('سال ۱۳۹۵ (۲۰۱۶)', 'in 1395 (2016)', 'in 1395 (2016)');
    check('۳۱ آبان ۱۴۰۲', '31 Aban 1402', '31 Aban 1402');
    check('شمارهٔ ۱۴۰۲/۱۳/۴۰', 'number 1402/13/40', 'number 1402/13/40');
  });

  it('keeps its words tied to theirs', () => {
    const text = 'In 1395 he came.';
    const span = (from: string, to = from) => ({
      utf16Start: text.indexOf(from),
      utf16End: text.indexOf(to) + to.length,
    });
    const original = { utf16Start: 0, utf16End: 1 };
    const words = ['1395', 'came'].map((word) => ({ written: span(word), original }));
    const answer = withGregorianDates('سال ۱۳۹۵', {
      text,
      words: [{ written: span('In', '.'), original, words }],
    });
    const [sentence] = answer.words;
    const texts = [sentence, ...(sentence?.words ?? [])].map((each) =>
      answer.text.slice(each?.written.utf16Start, each?.written.utf16End),
    );
    assert.deepEqual(texts, ['In 1395 (2016/17) he came.', '1395', 'came']);
  });
});

describe('a day of the Iranian calendar', () => {
  it('is one of the Gregorian calendar, one behind the other', () => {
    const days = [...Array(60).keys()].flatMap((year) =>
      [...Array(12).keys()].map((month) => gregorianDate(1360 + year, month + 1, 1)?.getTime() ?? 0),
    );
    const lengths = days.slice(1).map((day, at) => (day - (days[at] ?? 0)) / 86_400_000);
    assert.ok(lengths.every((length) => [29, 30, 31].includes(length)));
  });

  it('is none where the year has no 30 Esfand', () => {
    assert.equal(gregorianDate(1402, 12, 30), undefined);
    assert.equal(gregorianDate(1403, 12, 30)?.toISOString().slice(0, 10), '2025-03-20');
  });
});
