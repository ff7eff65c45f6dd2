import assert from 'node:assert/strict';
import type { LineElement } from '../../../../src/engine/translate/syntax/elements.ts';
import { lineElements } from '../../../support/translationParts.ts';

/** An element as its kind and what it says. */
function outline(element: LineElement): string {
  if (element.kind === 'word')
    return `${element.form}${element.ezafe ? ' with ezafe' : ''}: ${element.english}`;
  return element.kind === 'bracketed' ? 'bracketed' : `${element.kind} ${element.text}`;
}

describe('the elements of a line', () => {
  const check = (text: string, ...expected: string[]) =>
    assert.deepEqual(lineElements(text).map(outline), expected);

  it('are its words with their English, and whether an ezafe ties them to the next', () => {
    check('کتاب علی', 'کتاب with ezafe: book', 'علی: Ali');
    check('آمد', 'آمد: come');
  });

  it('have the word of an ending once, for the ending is no word', () => check('کتاب‌ها', 'کتاب‌ها: book'));

  it('have a word that is written apart once: شده بود is one verb', () => {
    const [verb, ...others] = lineElements('شده بود');
    assert.deepEqual(others, []);
    assert.ok(verb?.kind === 'word');
    assert.equal(verb.pronunciation.inflection.tense, 'pluperfect');
  });

  it('have Pinglish where nobody knows the English', () => {
    const [word] = lineElements('زرفشینگ');
    assert.ok(word?.kind === 'word');
    assert.deepEqual([word.known, word.english], [false, '<زرفشینگ>']);
  });

  it('have numbers as they are written in English', () => {
    check('۱۲٬۵۰۰ تومان', 'verbatim 12,500', 'تومان: toman');
    check('۳٫۵ دلار', 'verbatim 3.5', 'دلار: dollar');
  });

  it('have a number that is written onto a word glued to it', () => {
    const [, number] = lineElements('کووید-۱۹');
    assert.ok(number?.kind === 'verbatim');
    assert.deepEqual([number.text, number.glued], ['-19', true]);
  });

  it('have the signs of English in place of those of Persian', () =>
    check(
      'خوب، بد؛ چه؟',
      'خوب: good',
      'punctuation ,',
      'بد: bad',
      'punctuation ;',
      'چه: what',
      'punctuation ?',
    ));

  it('keep what is no language as it stands', () => check('سلام 🙂', 'سلام: hello', 'verbatim 🙂'));
});
