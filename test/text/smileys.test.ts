import assert from 'node:assert/strict';
import { SMILEYS } from '../../src/text/smileys.ts';

const found = (text: string) => text.match(SMILEYS) ?? [];

describe('smileys', () => {
  it('are found behind white space, marks and pictures', () => {
    for (const smiley of [':)', ':-)', ';)', ":'(", ':D', '(:', '<3', '^_^', 'xD', 'T_T', '-_-', 'o_O'])
      for (const before of ['', 'سلام ', 'سلام! ', '😀', 'چرا؟'])
        assert.deepEqual(found(before + smiley), [smiley], before + smiley);
  });

  it('are one where several follow each other', () => {
    assert.deepEqual(found('خوبم :) :D و تو ;)'), [':) :D', ';)']);
  });

  it('may stand right behind a word, also behind its mark', () => {
    assert.deepEqual(found('سلام:)'), [':)']);
    assert.deepEqual(found('سلامِ:)'), [':)']);
  });

  it('are no colon with the bracket that closes what is open', () => {
    for (const text of ['(او گفت:)', 'ساعت ۱۲:(۳۰)', 'a<3b', 'متن (یک; دو)', 'https://a.ir/:Dx'])
      assert.deepEqual(found(text), [], text);
  });
});
