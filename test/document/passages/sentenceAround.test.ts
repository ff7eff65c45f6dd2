import assert from 'node:assert/strict';
import { sentenceAround } from '../../../src/document/passages/sentenceAround.ts';
import { sliceSpan } from '../../../src/text/span.ts';

function sentenceOf(text: string, word: string): string {
  const utf16Start = text.indexOf(word);
  return sliceSpan(text, sentenceAround(text, { utf16Start, utf16End: utf16Start + word.length }));
}

describe('the sentence around a word', () => {
  it('goes over wrapped lines, but not over a blank one', () => {
    const text = 'عنوان\n\nیک دو\nسه. چهار پنج؟ شش\n\nهفت';
    assert.equal(sentenceOf(text, 'عنوان'), 'عنوان');
    assert.equal(sentenceOf(text, 'سه'), 'یک دو\nسه.');
    assert.equal(sentenceOf(text, 'چهار'), 'چهار پنج؟');
    assert.equal(sentenceOf(text, 'شش'), 'شش');
    assert.equal(sentenceOf(text, 'هفت'), 'هفت');
  });

  it('has all of the word even in a text without end', () => {
    const text = `${'آ '.repeat(9000)}میان${' ب'.repeat(9000)}`;
    const sentence = sentenceOf(text, 'میان');
    assert.ok(sentence.includes('میان') && sentence.length < 5000);
  });
});
