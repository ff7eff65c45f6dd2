import assert from 'node:assert/strict';
import { sentenceLineStarts } from '../../../src/text/sections/lineEnds.ts';

/** Sixty code units without a mark: as long as a line that is wrapped. */
const long = 'واژه '.repeat(12).trimEnd().padEnd(60, 'ه');

/** The lines of a text, those together that the same sentence may go on in. */
const partsOf = (text: string) => {
  const starts = [0, ...sentenceLineStarts(text)];
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
};

describe('a sentence', () => {
  const goesOn = (text: string) => assert.deepEqual(partsOf(text), [text], text);
  const ends = (...parts: string[]) => assert.deepEqual(partsOf(parts.join('')), parts);

  it('goes on behind a long line and ends with a short one', () => {
    goesOn(`${long}\nدنباله`);
    ends(`${long.slice(1)}\n`, 'دنباله');
    ends('عنوان\n', 'متن');
    goesOn(long);
  });

  it('has the white space before the next line, whose length it is no part of', () => {
    ends(`عنوان ${' '.repeat(70)}\n \n\t`, 'متن');
    goesOn(`${long}  \n  دنباله`);
  });

  it('ends by the length of its own line, wherever that stands', () => {
    ends('عنوان\n', `${long}\n${long}\nآخر\n`, 'دیگر');
    ends(`${long}\nکوتاه\n`, 'دیگر');
  });

  it('ends before an item of a list', () => {
    for (const item of ['- یک', '• یک', '۱. یک', '12) یک', '(۳) یک', 'الف) یک', 'ب- یک', '*\u200cیک'])
      ends(`${long}\n`, item);
    for (const prose of ['-یک', '۱۲۳۴. یک', '۱ یک', 'الف یک', '(یک) دو']) goesOn(`${long}\n${prose}`);
  });

  it('ends before a message, if its own line is one', () => {
    for (const message of [
      '[12:30] ',
      '<Sara> ',
      '۱۲:۳۰ ',
      '2026-01-02 ',
      'سارا: ',
      'خانم سارا احمدی پور: ',
    ]) {
      ends(`${message}${long}\n`, `${message}سلام`);
      goesOn(`${long}\n${message}سلام`);
      goesOn(`${message}${long}\nسلام`);
    }
  });
});
