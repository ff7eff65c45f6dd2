import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

/** Asserts the phonemes of a text. */
function check(text: string, phonemes: string): void {
  const engine = testEngine();
  assert.equal(engine.phonemes(engine.analyse(text)), phonemes);
}

describe('endings and prefixes written apart', () => {
  it('sound as they do with a ZWNJ', () => {
    check('آن‌ها رفته اند', 'AnhA rafte?and');
    check('هزینه ای ندارد', 'hazine?i nadArad');
    check('خانه اش بزرگ است', 'xAne?aS bozorg ast');
    check('خسته ام', 'xaste?am');
  });
  it('have a glide between می and a vowel', () => {
    check('او می آید', 'u miyAyad');
    check('نمی اندیشد', 'nemiyandiSad');
  });
  it('are words of their own in Pinglish', () => {
    const engine = testEngine();
    assert.equal(engine.pinglish(engine.analyse('رفته اند'), READABLE).pinglish, 'rafte and');
  });
});
