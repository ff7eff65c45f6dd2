import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

function check(text: string, ...sounds: string[]): void {
  const words = testEngine()
    .analyse(text)
    .tokens.flatMap(({ word }) => (word === undefined ? [] : [word.pronunciation.phonemes]));
  assert.deepEqual(words.slice(0, sounds.length), sounds);
}

describe('و between two words', () => {
  it('is o in a fixed expression, whose words sound as in the one word that the lexicon has', () => {
    check('گفت و گو با همسایه', 'goft', 'o', 'gu');
    check('جست و جو در خانه', 'jost', 'o', 'ju');
    check('آب و هوا خوب است', 'Ab', 'o', 'havA');
  });
  it('is va between other words', () => {
    check('کفش و کلاه خرید', 'kafS', 'va', 'kolAh');
    check('دو و سه', 'do', 'va', 'se');
  });
  it('has its sound marked', () => {
    const engine = testEngine();
    const marked = engine.diacritize(engine.analyse('آب و هوا'), { includeEzafe: true });
    assert.equal(marked, 'آب وُ هَوا');
  });
  it('keeps the ezafe of the expression', () => {
    const words = testEngine()
      .analyse('آب و هوای شهر')
      .tokens.flatMap(({ word }) => word ?? []);
    assert.equal(words[2]?.ezafe, 'ye');
  });
});
