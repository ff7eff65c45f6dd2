import assert from 'node:assert/strict';
import { sentenceStarts } from '../../../src/text/sections/sentences.ts';

describe('the sentences of a text', () => {
  const check = (...sentences: string[]) => {
    const text = sentences.join('');
    const starts = sentenceStarts(text);
    assert.deepEqual(
      starts.map((start, index) => text.slice(start, starts[index + 1])),
      sentences,
    );
  };

  it('are none where there is no text', () => assert.deepEqual(sentenceStarts(''), []));

  it('end with the marks of Persian, and have the white space behind them', () => {
    check('خوبی؟ ', 'بله، خوبم.  ', 'تمام شد۔ ', 'برو! ');
  });

  it('end with an ellipsis too, behind quotation marks and brackets as well', () => {
    check('نمی‌دانم…  ', 'شاید.');
    check('«نمی‌دانم…» ', 'و رفت.');
    check('(نمی‌دانم…)\n ', 'شاید. ', 'او گفت… ', 'رفت.');
    check('نمی‌دانم…');
    check('نمی‌دانم… ');
    check('نمی‌دانم…شاید');
  });

  it('go on in the next line', () => {
    for (const lineBreak of ['\n', '\r', '\u0085', '\u2028']) check(`او${lineBreak}رفت. `, 'من ماندم.');
  });
});
