import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

/** Asserts the phonemes of a text. */
function check(text: string, phonemes: string): void {
  const engine = testEngine();
  assert.equal(engine.phonemes(engine.analyse(text)), phonemes);
}

describe('endings behind a silent ه without their ZWNJ', () => {
  it('are ezafe, indefinite and possessive', () => {
    check('خانهی ما', 'xAne-ye mA');
    check('به اندازهی کافی', 'be andAze-ye kAfi');
    check('نامهایش', 'nAmhAyaS');
    check('مجموعهای از آثار', 'majmu?e?i az AsAr');
  });
  it('are no part of words that only end so', () => {
    check('سالهای دور', 'sAlhA-ye dur');
    check('کوتاهی او', 'kutAhi-ye u');
  });
});

describe('به written as one with its noun', () => {
  it('is the preposition', () => {
    check('بسادگی گفت', 'besAdegi goft');
    check('بهمراه او رفت', 'behamrAh-e u raft');
  });
});
