import assert from 'node:assert/strict';
import { writtenWords } from '../../../scripts/eval/spelledWords.ts';

/** Each meant word: `+` right, `-` wrong, with `?` where the typed text does not spell it. */
function judged(meant: string, typed: string, written: string): string {
  return writtenWords(meant, typed, written)
    .map(({ isRight, isSpelled }) => (isRight ? '+' : '-') + (isSpelled ? '' : '?'))
    .join(' ');
}

describe('words written from Pinglish', () => {
  it('are right with the same letters, whatever their ZWNJ, spaces, hamza and madda', () => {
    assert.equal(judged('می‌روم آب', 'miravam ab', 'می روم اب'), '+ +');
    assert.equal(judged('کتاب ها', 'ketab ha', 'کتاب‌ها'), '+ +');
  });

  it('are wrong with another letter, one too many or one too few', () => {
    assert.equal(judged('صد نفر', 'sad nafar', 'سد نفر'), '- +');
    assert.equal(judged('خوب', 'khoobe', 'خوبه'), '-');
    assert.equal(judged('خوبه', 'khoobe', 'خوب'), '-');
  });

  it('are not spelled where the typed text has other consonants', () => {
    assert.equal(judged('او میده', 'oo midahad', 'او می‌دهد'), '+ -?');
    assert.equal(judged('سلام', 'salam', 'سلام'), '+');
  });
});
