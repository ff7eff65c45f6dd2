import assert from 'node:assert/strict';
import { sentenceAround } from '../../../src/document/passages/sentenceAround.ts';
import { sliceSpan } from '../../../src/text/span.ts';

function sentenceOf(text: string, word: string): string {
  const utf16Start = text.indexOf(word);
  return sliceSpan(text, sentenceAround(text, { utf16Start, utf16End: utf16Start + word.length }));
}

describe('the sentence around a word', () => {
  it('goes over wrapped lines, but not over a blank one', () => {
    const long = 'در سال‌های پایانی زندگی خود در خانه‌ای کوچک در کنار رودخانهٔ یک دو';
    const text = `عنوان\n\n${long}\nسه. چهار پنج؟ شش\n\nهفت`;
    assert.equal(sentenceOf(text, 'عنوان'), 'عنوان');
    assert.equal(sentenceOf(text, 'سه'), `${long}\nسه.`);
    assert.equal(sentenceOf(text, 'چهار'), 'چهار پنج؟');
    assert.equal(sentenceOf(text, 'شش'), 'شش');
    assert.equal(sentenceOf(text, 'هفت'), 'هفت');
  });

  it('is the message of a conversation, the item of a list or the line that is not wrapped', () => {
    const long = 'امروز هوا خیلی خوب است و من می‌خواهم با دوستانم به کوه بروم بعد ناهار';
    const conversation = `علی: ${long} سلام\nمریم: ${long} خوبی\nعلی: ممنون\nتو چطوری`;
    assert.equal(sentenceOf(conversation, 'سلام'), `علی: ${long} سلام`);
    assert.equal(sentenceOf(conversation, 'خوبی'), `مریم: ${long} خوبی`);
    assert.equal(sentenceOf(conversation, 'ممنون'), 'علی: ممنون');
    assert.equal(sentenceOf(conversation, 'چطوری'), 'تو چطوری');
    assert.equal(sentenceOf('[10:32] ali: salam\n[10:33] mina: khoobi', 'salam'), '[10:32] ali: salam');
    assert.equal(sentenceOf(`${long}\n- شیر\n- نان`, 'شیر'), '- شیر');
    assert.equal(sentenceOf('salam chetori\nman khoobam', 'chetori'), 'salam chetori');
  });

  it('has all of the word even in a text without end', () => {
    const text = `${'آ '.repeat(9000)}میان${' ب'.repeat(9000)}`;
    const sentence = sentenceOf(text, 'میان');
    assert.ok(sentence.includes('میان') && sentence.length < 5000);
  });
});
