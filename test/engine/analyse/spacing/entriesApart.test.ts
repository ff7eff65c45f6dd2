import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

function check(text: string, ...sounds: string[]): void {
  const words = testEngine()
    .analyse(text)
    .tokens.flatMap(({ word }) => (word === undefined ? [] : [word.pronunciation.phonemes]));
  assert.deepEqual(words.slice(0, sounds.length), sounds);
}

describe('a foreign name of two words', () => {
  it('sounds as in the one name that the lexicon has', () => {
    check('هنگ کنگ بزرگ است', 'hong', 'kong');
    check('بوئنوس آیرس بزرگ است', 'bu?enos', 'Ayres');
    check('سن پترزبورگ بزرگ است', 'san', 'peterzburg');
    check('جو بایدن آمد', 'jo', 'bAyden');
  });
  it('is no such name where both words are common ones, or where they only sound together', () => {
    check('حسین بر زمین افتاد', 'hoseyn', 'bar');
    check('خاموش باش و برو', 'xAmuS', 'bAS', 'va');
  });
  it('takes no ezafe inside', () => {
    const [first, , second] = testEngine().analyse('هنگ کنگ قدیم').tokens;
    assert.equal(first?.word?.ezafe, 'none');
    assert.equal(second?.word?.ezafe, 'e');
  });
  it('has one translation', () => {
    const engine = testEngine();
    assert.equal(engine.translate(engine.analyse('او در هنگ کنگ است.')).translation, 'He is in Hong Kong.');
  });
});
